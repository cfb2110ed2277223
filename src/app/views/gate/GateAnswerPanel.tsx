import type { VNode } from "preact";
import { Outputs } from "../../parts/Outputs.tsx";
import type { Answered } from "../../state/useAnswer.ts";
import { useWords } from "../../words/useWords.ts";
import type { GateAnswer } from "../../worker/answers/GateAnswer.ts";
import { Advice } from "./Advice.tsx";
import { MethodFacts } from "./MethodFacts.tsx";
import { NumbersTable } from "./NumbersTable.tsx";
import { Questions } from "./Questions.tsx";
import { Verdict } from "./Verdict.tsx";

/** The verdict, what it rests on, and how to take it along. */
export function GateAnswerPanel({
  answered: { asked, answer },
  stale,
}: {
  readonly answered: Answered<GateAnswer>;
  readonly stale: boolean;
}): VNode {
  const words = useWords();
  const compared = answer.results.some(({ rule }) => rule !== "threshold");
  return (
    <div class={stale ? "answer stale" : "answer"}>
      {stale && <p class="stale-note">{words.ask.stale}</p>}
      {answer.results.map((result) => (
        <div key={result.metric}>
          <Verdict result={result} />
          <Advice result={result} />
          <section>
            <h2>{words.gate.numbers}</h2>
            <NumbersTable result={result} />
          </section>
          {result.rule !== "threshold" && <Questions asked={asked} result={result} />}
          <MethodFacts result={result} />
        </div>
      ))}
      <Outputs command="gate" asked={asked} formats={compared ? ["json", "csv"] : ["json"]} />
    </div>
  );
}
