import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { PointsFigure } from "../../../../report/article/Figure.ts";
import { plain } from "../../../../report/numbers.ts";
import type { LearnWords } from "../../../words/en/learn.ts";
import { useWords } from "../../../words/useWords.ts";
import { Lesson } from "../Lesson.tsx";
import { useNumber } from "../useNumber.tsx";
import { useSeed } from "../useSeed.tsx";
import type { DrawnInterval } from "./coverageDraws.ts";
import { latencyRuns, trueP95 } from "./latencyRuns.ts";

/** Runs that are drawn. */
const count = 20;
/** How far the limit lies below the true P95. */
const below = 0.05;

/** One run says nothing about P95: a system that is too slow passes in one run and fails in the next. */
export function LatencyLesson(): VNode {
  const words = useWords().learn.latency;
  const between = useNumber("latency-between", words.between, 0.05, { min: 0, max: 0.3, step: 0.01 });
  const queries = useNumber("latency-queries", words.queries, 200, { min: 60, max: 5000 });
  const draw = useSeed(words.again);
  const runs = useMemo(
    () => latencyRuns({ queries: queries.value, between: between.value }, count, draw.seed),
    [queries.value, between.value, draw.seed],
  );
  const truth = Math.round(trueP95(between.value));
  const limit = Math.round((1 - below) * truth);
  const figure = useMemo(() => runsFigure(runs, truth, limit, words), [runs, words]);
  const passed = runs.filter(({ value }) => value <= limit).length;
  const held = runs.filter(({ holds }) => holds).length;
  return (
    <Lesson
      name="latency"
      topic="latency"
      said={[
        words.passed({ truth: plain(truth), limit: plain(limit), passed, count }),
        words.held({ held, count }),
      ]}
      figure={figure}
    >
      {between.field}
      {queries.field}
      {draw.field}
    </Lesson>
  );
}

function runsFigure(
  runs: readonly DrawnInterval[],
  truth: number,
  limit: number,
  words: LearnWords["latency"],
): PointsFigure {
  return {
    id: "latency-figure",
    caption: words.figure,
    kind: "rows",
    density: "compact",
    numbers: "elsewhere",
    x: {
      label: words.axis,
      marks: [
        { at: limit, label: words.limitMark(plain(limit)) },
        { at: truth, label: words.truthMark(plain(truth)) },
      ],
    },
    y: { label: "" },
    series: [""],
    panels: [
      {
        title: "",
        points: runs.map(({ value, lower, upper }, i) => ({
          series: "",
          kind: "measured" as const,
          x: value,
          y: words.run(i + 1),
          lower: Number.isFinite(lower) ? lower : null,
          upper: Number.isFinite(upper) ? upper : null,
          // a pass is wrong here
          outcome: value <= limit ? ("no" as const) : ("none" as const),
        })),
      },
    ],
  };
}
