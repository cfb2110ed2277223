import type { AppWords } from "./en.ts";
import { latency } from "./pt/latency.ts";
import { learn } from "./pt/learn.ts";
import { page } from "./pt/page.ts";
import { plan } from "./pt/plan.ts";
import { simulate } from "./pt/simulate.ts";

/** The phrases of the page in Portuguese. */
export const pt: AppWords = { ...page, latency, learn, plan, simulate };
