import type { Problem } from "../../state/Problem.ts";

/** The field that a problem is about: the first flag that it names. */
export function fieldOfPlanProblem({ message }: Problem): string | undefined {
  return /--([a-z-]+)/.exec(message)?.[1] ?? (/margin/.test(message) ? "margin" : undefined);
}
