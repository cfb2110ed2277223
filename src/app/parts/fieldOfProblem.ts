import type { Problem } from "../state/Problem.ts";

/** The field that mends a problem, by its code. */
const fields: Readonly<Record<string, string>> = {
  "cluster-not-named": "sampling",
  "estimand-not-named": "estimand",
  "several-documents": "multi",
  "metric-not-named": "metric",
  "no-metric": "metric",
  "margin-not-positive": "margin",
  "relative-margin": "margin",
  "margin-too-wide": "margin",
  "threshold-not-named": "threshold",
  "score-out-of-range": "range",
  "no-id-column": "id",
  "several-systems": "layout",
  "no-such-metric": "metric",
  "directions-differ": "better",
  "duplicate-ids": "repeats",
  "unmatched-ids": "unmatched",
  "no-such-method": "method",
  "method-does-not-fit": "method",
};

/** The field that mends a problem, where the form has one. */
export function fieldOfProblem({ code }: Problem): string | undefined {
  return fields[code];
}
