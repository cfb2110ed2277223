import type { AppWords } from "./en.ts";
import { latency } from "./tr/latency.ts";
import { learn } from "./tr/learn.ts";
import { page } from "./tr/page.ts";
import { plan } from "./tr/plan.ts";
import { simulate } from "./tr/simulate.ts";

/** The phrases of the page in Turkish. */
export const tr: AppWords = { ...page, latency, learn, plan, simulate };
