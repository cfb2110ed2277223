import type { VNode } from "preact";
import { brief, grouped, plain } from "../../../report/numbers.ts";
import type { QuestionsPlan } from "../../../simulate/planning/QuestionsPlan.ts";
import { useWords } from "../../words/useWords.ts";

/** What other numbers of questions could do. */
export function SizesTable({ plan }: { readonly plan: QuestionsPlan }): VNode {
  const words = useWords().plan;
  const { percent } = words;
  const heads = words.sizesHeads;
  const threshold = plan.sizes.some(({ thresholdError }) => thresholdError !== null);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll with the keyboard too */}
      <section class="scroll" aria-label={words.sizes} tabIndex={0}>
        <table class="sizes">
          <caption>{words.sizes}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.count}</th>
              <td />
              <th scope="col">{heads.formula}</th>
              <th scope="col">{heads.detects}</th>
              {threshold && <th scope="col">{heads.threshold}</th>}
            </tr>
          </thead>
          <tbody>
            {plan.sizes.map(({ count, why, passByFormula, detectable, thresholdError }) => (
              <tr key={count} data-count={count}>
                <th scope="row" class="number">
                  {grouped(count)}
                </th>
                <td>{words.why[why]}</td>
                <td class="number" title={plain(passByFormula)}>
                  {share(passByFormula, percent)}
                </td>
                <td class="number" title={plain(detectable)}>
                  {brief(Number(detectable.toPrecision(3)))}
                </td>
                {threshold && (
                  <td class="number" title={thresholdError === null ? "" : plain(thresholdError)}>
                    {thresholdError === null ? "–" : share(thresholdError, percent)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul class="hint">
        <li>{words.sizesNotes.formula}</li>
        <li>{words.sizesNotes.detects(percent(plan.power))}</li>
        {threshold && <li>{words.sizesNotes.threshold(plain(plan.distance))}</li>}
      </ul>
    </>
  );
}

/** A share to a tenth of a point. */
function share(value: number, percent: (share: number) => string): string {
  return percent(Number(value.toFixed(3)));
}
