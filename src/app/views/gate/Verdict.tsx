import type { VNode } from "preact";
import type { MetricVerdict } from "../../../gates/results.ts";
import { mergeAnswer } from "../../../report/sentences/mergeAnswer.ts";
import { verdictSentence } from "../../../report/sentences/verdictSentence.ts";
import { useReportWords } from "../../words/useReportWords.ts";

const outcomes = { pass: "yes", fail: "no", inconclusive: "open" } as const;
const signs = { pass: "✓", fail: "✕", inconclusive: "?" } as const;

/** The verdict: one word, one sentence, and whether it can be merged. */
export function Verdict({ result }: { readonly result: MetricVerdict }): VNode {
  const words = useReportWords();
  const { verdict } = result;
  return (
    <section class={`finding verdict ${outcomes[verdict]}`} aria-live="polite">
      <h2>
        <span class="sign" aria-hidden="true">
          {signs[verdict]}
        </span>
        <span class="word">{words.verdicts.word[verdict]}</span>
      </h2>
      <p class="sentence">{verdictSentence(result, words)}</p>
      <p>
        <strong>{words.verdicts.canItBeMerged}</strong> {mergeAnswer(result, words)}
      </p>
    </section>
  );
}
