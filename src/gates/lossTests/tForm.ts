import { studentQuantile, studentSurvival } from "../../stats/distributions.ts";
import type { PValue } from "./LossTest.ts";

/** An estimated difference, its standard error and the degrees of freedom of that. */
export interface TSpread {
  readonly value: number;
  readonly standardError: number;
  readonly degreesOfFreedom: number;
}

/** The t test's p-value of θ ≤ μ. Without any spread it is certain. */
export function tPValue({ value, standardError, degreesOfFreedom }: TSpread, mu: number): PValue {
  const certain = mu < value ? 0 : 1;
  const p = standardError === 0 ? certain : studentSurvival((value - mu) / standardError, degreesOfFreedom);
  return { p, engine: "closed-form", error: 0 };
}

/** The t test's lower one-sided limit at α. */
export function tLower({ value, standardError, degreesOfFreedom }: TSpread, alpha: number): number {
  return standardError === 0 ? value : value + studentQuantile(alpha, degreesOfFreedom) * standardError;
}
