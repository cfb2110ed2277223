import { documents } from "./documents.ts";
import type { Plan } from "./Plan.ts";
import { questions } from "./questions.ts";

/** Every plan, in the order in which help lists them. */
export const plans: readonly Plan[] = [questions, documents];
