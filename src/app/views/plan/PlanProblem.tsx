import type { VNode } from "preact";
import type { Problem } from "../../state/Problem.ts";
import { useWords } from "../../words/useWords.ts";

/** What cannot be planned, said without taking the focus from where somebody types. */
export function PlanProblem({ problem }: { readonly problem: Problem | undefined }): VNode {
  const words = useWords().ask;
  return (
    <div aria-live="polite">
      {problem !== undefined && (
        <div class="problems">
          <h2>{words.refused}</h2>
          <p lang="en">{problem.message}</p>
          <p class="remedy" lang="en">
            {problem.hint}
          </p>
        </div>
      )}
    </div>
  );
}
