import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Point, PointsFigure } from "../../../report/article/Figure.ts";
import { brief, figures, fixed, grouped, plain } from "../../../report/numbers.ts";
import type { QuestionsPlan } from "../../../simulate/planning/QuestionsPlan.ts";
import { Drawing } from "../../parts/article/Drawing.tsx";
import type { Flags } from "../../state/Flags.ts";
import type { PlanWords } from "../../words/en/plan.ts";
import { useWords } from "../../words/useWords.ts";
import type { QuestionsPlanAnswer } from "../../worker/answers/QuestionsPlanAnswer.ts";
import { PlanCommand } from "./PlanCommand.tsx";
import { SizesTable } from "./SizesTable.tsx";

/** The number first, where it comes from, the curve, and other numbers. */
export function QuestionsAnswer({
  answer,
  flags,
  stale,
}: {
  readonly answer: QuestionsPlanAnswer;
  readonly flags: Flags;
  readonly stale: boolean;
}): VNode {
  const words = useWords().plan;
  const { percent } = words;
  const { plan } = answer;
  return (
    <div class={stale ? "answer stale" : "answer"}>
      <section class="finding answered none" aria-live="polite">
        {plan.needed === null ? (
          <p class="sentence">{words.never}</p>
        ) : (
          <>
            <p class="big">{words.need(plan.needed)}</p>
            <p class="sentence">
              {words.passes({
                margin: plain(plan.margin),
                power: percent(plan.power),
                alpha: percent(plan.alpha),
                change: plain(plan.trueChange),
              })}{" "}
              {plan.population !== null && plan.needed > plan.population && words.tooMany(plan.population)}{" "}
              {plan.others !== null && words.inDocuments(plan.others.count)}
            </p>
          </>
        )}
        <ul class="reasons">
          {reasons(plan, words).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <Drawing figure={useMemo(() => passCurve(answer, words), [answer, words])} />
      <SizesTable plan={plan} />
      <p class="hint">{words.drawn}</p>
      <PlanCommand command="plan questions" flags={flags} />
    </div>
  );
}

function reasons(plan: QuestionsPlan, words: PlanWords): readonly string[] {
  const room = plan.better === "higher" ? plan.margin + plan.trueChange : plan.margin - plan.trueChange;
  return [
    ...(plan.byFormula === null
      ? []
      : [
          words.formula({
            coefficient: fixed(plan.coefficient, 2),
            sd: brief(plan.spread),
            room: plain(Number(room.toPrecision(6))),
            effect: plan.designEffect === null ? null : figures(plan.designEffect, 3),
          }),
        ]),
    ...(plan.floor === null ? [] : [words.floor(plan.floor)]),
  ];
}

/** The share that passes by the number of questions, with the floor as a line upright. */
export function passCurve({ plan, curve }: QuestionsPlanAnswer, words: PlanWords): PointsFigure {
  const most = curve.at(-1)?.count ?? 0;
  const point = { lower: null, upper: null };
  const line = (series: string, points: readonly (readonly [number, number])[]): readonly Point[] =>
    points.map(([x, y]) => ({ ...point, series, kind: "foretold", x, y }));
  const told = plan.sizes
    .filter(({ why, count }) => (why === "needed" || why === "asked") && count <= most)
    .map(({ why, count, passByFormula }) => ({
      ...point,
      series: `${words.why[why]}: ${grouped(count)}`,
      kind: "measured" as const,
      x: count,
      y: passByFormula,
    }));
  const floor =
    plan.floor === null || plan.floor > most ? [] : line(words.floorSeries(plan.floor), upright(plan.floor));
  return {
    id: "pass-curve",
    caption: words.curve,
    kind: "lines",
    numbers: "elsewhere",
    x: { label: words.unit, reach: [0] },
    y: {
      label: words.curveAxis,
      percent: true,
      reach: [0, 1],
      marks: [{ at: plan.power, label: words.fields.power }],
    },
    series: [words.curveSeries, ...new Set([...floor, ...told].map(({ series }) => series))],
    panels: [
      {
        title: "",
        points: [
          ...line(
            words.curveSeries,
            curve.map(({ count, value }) => [count, value]),
          ),
          ...floor,
          ...told,
        ],
      },
    ],
  };
}

function upright(x: number): readonly (readonly [number, number])[] {
  return [
    [x, 0],
    [x, 1],
  ];
}
