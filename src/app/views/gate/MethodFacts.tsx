import type { VNode } from "preact";
import type { MetricVerdict } from "../../../gates/results.ts";
import { grouped, plain, pValue } from "../../../report/numbers.ts";
import { caveatSentences } from "../../../report/sentences/caveatSentence.ts";
import { reasonSentence } from "../../../report/sentences/reasonSentence.ts";
import { Facts } from "../../parts/Facts.tsx";
import { useReportWords } from "../../words/useReportWords.ts";
import { useWords } from "../../words/useWords.ts";

/** How a verdict was reached, and what its reader has to know. */
export function MethodFacts({ result: r }: { readonly result: MetricVerdict }): VNode {
  const page = useWords().gate;
  const words = useReportWords();
  const p = r.verdict === "fail" ? r.pFail : r.pPass;
  const clustered = r.clusters < r.questions;
  const notes = caveatSentences(r.caveats, words);
  return (
    <section>
      <h2>{page.method}</h2>
      <Facts
        facts={[
          [words.report.questions, grouped(r.questions)],
          ...(clustered ? [[words.report.documents, grouped(r.clusters)] as const] : []),
          ...(clustered ? [[page.estimand, words.estimands[r.estimand]] as const] : []),
          [page.rule, r.rule],
          [words.report.method, r.method],
          ...(p === null ? [] : [[page.pAgainstAlpha, `${pValue(p, r.alpha)} / ${plain(r.alpha)}`] as const]),
        ]}
      />
      <p>{reasonSentence(r.methodReason, words)}</p>
      {r.lower !== null && r.rule !== "difference" && (
        <p>{words.report.ends({ error: (1 - r.level) / 2 })}</p>
      )}
      {notes.length > 0 && (
        <>
          <h3>{words.report.notes}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
