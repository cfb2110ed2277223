import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { PointsFigure } from "../../../../report/article/Figure.ts";
import { figures, grouped, plain } from "../../../../report/numbers.ts";
import type { LearnWords } from "../../../words/en/learn.ts";
import { useWords } from "../../../words/useWords.ts";
import { Lesson } from "../Lesson.tsx";
import { useNumber } from "../useNumber.tsx";
import { floorAt, smallestMarginOf, unseenAt } from "./floor.ts";

const alpha = 0.05;

/** What no question has shown may still be there: the fewest questions that a pass needs. */
export function FloorLesson(): VNode {
  const { learn } = useWords();
  const words = learn.floor;
  const size = useNumber("floor-size", words.size, 50, { min: 5, max: 1000 });
  const margin = useNumber("floor-margin", words.margin, 0.02, { min: 0.005, max: 0.2, step: 0.005 });
  const figure = useMemo(
    () => floorFigure(size.value, margin.value, words),
    [size.value, margin.value, words],
  );
  return (
    <Lesson
      name="floor"
      topic="floor"
      said={[
        words.smallest({
          questions: grouped(size.value),
          margin: figures(smallestMarginOf(size.value, alpha), 2),
        }),
        words.unseen({
          share: learn.percent(margin.value),
          questions: grouped(size.value),
          times: figures(100 * unseenAt(margin.value, size.value), 2),
        }),
        words.needs({ margin: plain(margin.value), questions: grouped(floorAt(margin.value, alpha)) }),
      ]}
      figure={figure}
    >
      {size.field}
      {margin.field}
    </Lesson>
  );
}

/** Questions at which the curve is drawn. */
const along = [5, 7, 10, 14, 20, 30, 40, 60, 80, 100, 140, 200, 300, 400, 600, 1000];

function floorFigure(size: number, margin: number, words: LearnWords["floor"]): PointsFigure {
  const none = { lower: null, upper: null };
  return {
    id: "floor-figure",
    caption: words.figure,
    kind: "lines",
    numbers: "elsewhere",
    x: { label: words.size, reach: [0] },
    y: { label: words.axis, reach: [0], marks: [{ at: margin, label: words.marginMark(plain(margin)) }] },
    series: [words.curve, words.yours],
    panels: [
      {
        title: "",
        points: [
          ...along.map((questions) => ({
            ...none,
            series: words.curve,
            kind: "foretold" as const,
            x: questions,
            y: smallestMarginOf(questions, alpha),
          })),
          { ...none, series: words.yours, kind: "measured", x: size, y: smallestMarginOf(size, alpha) },
        ],
      },
    ],
  };
}
