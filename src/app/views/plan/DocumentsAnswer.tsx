import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Point, PointsFigure } from "../../../report/article/Figure.ts";
import { brief, grouped, plain } from "../../../report/numbers.ts";
import { Drawing } from "../../parts/article/Drawing.tsx";
import type { Flags } from "../../state/Flags.ts";
import type { PlanWords } from "../../words/en/plan.ts";
import { useWords } from "../../words/useWords.ts";
import type { DocumentsPlanAnswer, PlannedMean } from "../../worker/answers/DocumentsPlanAnswer.ts";
import { PlanCommand } from "./PlanCommand.tsx";

/** How many documents for each mean, and the curve. */
export function DocumentsAnswer({
  answer: { plans },
  flags,
  stale,
}: {
  readonly answer: DocumentsPlanAnswer;
  readonly flags: Flags;
  readonly stale: boolean;
}): VNode {
  const words = useWords().plan;
  const { percent } = words;
  const [{ plan }] = plans;
  return (
    <div class={stale ? "answer stale" : "answer"}>
      <section class="finding answered none" aria-live="polite">
        {plans.map((planned) => (
          <PlannedNumber key={planned.plan.estimand} planned={planned} alone={plans.length === 1} />
        ))}
        {plans.some(({ plan: { documents } }) => documents !== null) && (
          <p class="sentence">
            {words.reaches({ halfWidth: plain(plan.halfWidth), level: percent(plan.level) })}
          </p>
        )}
      </section>
      <Drawing figure={useMemo(() => widthCurve(plans, words), [plans, words])} />
      <PlanCommand command="plan documents" flags={flags} />
    </div>
  );
}

function PlannedNumber({
  planned: { plan, looked },
  alone,
}: {
  readonly planned: PlannedMean;
  readonly alone: boolean;
}): VNode {
  const words = useWords().plan;
  const { documents, population, withoutCorrection } = plan;
  if (documents === null) return <p class="big">{words.neverDocuments}</p>;
  const endless = population === null || withoutCorrection === null ? "" : words.endless(withoutCorrection);
  const seen =
    looked === null
      ? ""
      : words.lookedAt({ count: looked.count, halfWidth: brief(Number(looked.value.toPrecision(3))) });
  return (
    <div data-estimand={plan.estimand}>
      <p class="big">
        {words.needDocuments(documents)} {population !== null && words.of(population)}
      </p>
      <p>
        {(!alone || plan.assumed !== null) && `${words.means[plan.estimand]}. `}
        {endless} {seen}
      </p>
    </div>
  );
}

/** How far the interval reaches by the number of documents, with the half-width asked for. */
export function widthCurve(plans: readonly PlannedMean[], words: PlanWords): PointsFigure {
  const point = { lower: null, upper: null };
  const points = plans.flatMap(({ plan, curve, looked }): readonly Point[] => {
    const name = words.widthSeries[plan.estimand];
    const dot = (label: string, x: number, y: number): Point => ({
      ...point,
      series: label,
      kind: "measured",
      x,
      y,
    });
    const most = curve.at(-1)?.count ?? 0;
    const at = curve.find(({ count }) => count === plan.documents);
    return [
      ...curve.map(({ count, value }) => ({
        ...point,
        series: name,
        kind: "foretold" as const,
        x: count,
        y: value,
      })),
      ...(plan.documents === null || plan.documents > most
        ? []
        : [
            dot(
              `${words.why.needed}: ${grouped(plan.documents)}`,
              plan.documents,
              at?.value ?? plan.halfWidth,
            ),
          ]),
      ...(looked === null || looked.value > 5 * plan.halfWidth
        ? []
        : [dot(`${words.why.asked}: ${grouped(looked.count)}`, looked.count, looked.value)]),
    ];
  });
  const [{ plan }] = plans;
  return {
    id: "width-curve",
    caption: words.widthCurve,
    kind: "lines",
    numbers: "elsewhere",
    x: { label: words.documentsUnit, reach: [0] },
    y: {
      label: words.widthAxis,
      reach: [0],
      marks: [{ at: plan.halfWidth, label: `± ${plain(plan.halfWidth)}` }],
    },
    series: [...new Set(points.map(({ series }) => series))],
    panels: [{ title: "", points }],
  };
}
