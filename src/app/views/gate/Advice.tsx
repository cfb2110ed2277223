import type { VNode } from "preact";
import type { MetricVerdict } from "../../../gates/results.ts";
import { adviceSentences } from "../../../report/sentences/adviceSentences.ts";
import { useReportWords } from "../../words/useReportWords.ts";

/** What it would take to know; nothing where it is known. */
export function Advice({ result }: { readonly result: MetricVerdict }): VNode | null {
  const words = useReportWords();
  if (result.verdict !== "inconclusive" || result.rule === "threshold") return null;
  return (
    <section>
      <h2>{words.verdicts.adviceTitle}</h2>
      <ul>
        {adviceSentences(result, words).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
