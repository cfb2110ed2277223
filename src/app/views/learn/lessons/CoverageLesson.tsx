import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { plain } from "../../../../report/numbers.ts";
import { useWords } from "../../../words/useWords.ts";
import { intervalsFigure } from "../intervalsFigure.ts";
import { Lesson } from "../Lesson.tsx";
import { useNumber } from "../useNumber.tsx";
import { useSeed } from "../useSeed.tsx";
import { coverageDraws } from "./coverageDraws.ts";

/** Intervals drawn at once. */
const count = 100;

/** What a level promises: of 100 intervals so many hold the truth, and nobody sees which. */
export function CoverageLesson(): VNode {
  const { learn } = useWords();
  const words = learn.coverage;
  const level = useNumber("coverage-level", words.level, 0.95, { min: 0.5, max: 0.99, step: 0.01 });
  const share = useNumber("coverage-share", words.share, 0.7, { min: 0.05, max: 0.95, step: 0.01 });
  const size = useNumber("coverage-size", words.size, 100, { min: 10, max: 2000 });
  const draw = useSeed(words.again);
  const intervals = useMemo(
    () => coverageDraws(share.value, size.value, level.value, count, draw.seed),
    [share.value, size.value, level.value, draw.seed],
  );
  const figure = useMemo(
    () =>
      intervalsFigure(intervals, {
        id: "coverage-figure",
        caption: words.figure,
        axis: words.axis,
        mark: { at: share.value, label: learn.truth(plain(share.value)) },
      }),
    [intervals, learn],
  );
  const missed = intervals.filter(({ holds }) => !holds).length;
  return (
    <Lesson
      name="coverage"
      topic="alpha"
      said={[
        words.missed({ missed, count, expected: plain(Number((count * (1 - level.value)).toFixed(6))) }),
      ]}
      figure={figure}
    >
      {level.field}
      {share.field}
      {size.field}
      {draw.field}
    </Lesson>
  );
}
