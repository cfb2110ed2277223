import type { AppWords } from "./en.ts";
import { latency } from "./es/latency.ts";
import { learn } from "./es/learn.ts";
import { page } from "./es/page.ts";
import { plan } from "./es/plan.ts";
import { simulate } from "./es/simulate.ts";

/** The phrases of the page in Spanish. */
export const es: AppWords = { ...page, latency, learn, plan, simulate };
