import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { HistogramFigure } from "../../../../report/article/Figure.ts";
import { figures, plain } from "../../../../report/numbers.ts";
import type { LearnWords } from "../../../words/en/learn.ts";
import { useWords } from "../../../words/useWords.ts";
import { Lesson } from "../Lesson.tsx";
import { useNumber } from "../useNumber.tsx";
import { middleOf, pollDraws } from "./pollDraws.ts";

/** Golden sets at most, so that all can be drawn in a moment. */
const mostSets = 2000;

/** A golden set is a poll: its mean moves though nothing changes. */
export function PollLesson(): VNode {
  const words = useWords().learn.poll;
  const share = useNumber("poll-share", words.share, 0.7, { min: 0.05, max: 0.95, step: 0.01 });
  const size = useNumber("poll-size", words.size, 100, { min: 10, max: 1000 });
  const [count, setCount] = useState(1);
  const means = useMemo(() => pollDraws(share.value, size.value, count, 1), [share.value, size.value, count]);
  const figure = useMemo(() => pollFigure(means, share.value, size.value, words), [means, words]);
  const [low, high] = middleOf(means);
  const last = means[means.length - 1];
  return (
    <Lesson
      name="poll"
      topic="verdict"
      said={[
        words.last({ hits: Math.round(last * size.value), size: size.value, mean: figures(last, 3) }),
        ...(count < 20 ? [] : [words.middle({ count, low: figures(low, 3), high: figures(high, 3) })]),
      ]}
      figure={figure}
    >
      {share.field}
      {size.field}
      <p class="downloads">
        <button type="button" onClick={() => setCount(Math.min(mostSets, count + 1))}>
          {words.one}
        </button>
        <button type="button" onClick={() => setCount(Math.min(mostSets, count + 100))}>
          {words.hundred}
        </button>
        <button type="button" onClick={() => setCount(1)}>
          {words.again}
        </button>
      </p>
    </Lesson>
  );
}

/** Bars at most. */
const mostBars = 40;

function pollFigure(
  means: Float64Array,
  share: number,
  size: number,
  words: LearnWords["poll"],
): HistogramFigure {
  const reach = 4 * Math.sqrt((share * (1 - share)) / size);
  const step = Math.ceil(Math.max(1, (2 * reach * size) / mostBars)) / size;
  const first = Math.floor((share - reach) / step);
  const bars = Math.ceil((2 * reach) / step) + 1;
  const counts = new Array<number>(bars).fill(0);
  for (const mean of means) {
    const bar = Math.floor((mean + 1e-9) / step) - first;
    if (bar >= 0 && bar < bars) counts[bar]++;
  }
  return {
    id: "poll-figure",
    caption: words.figure,
    kind: "histogram",
    x: { label: words.mean, marks: [{ at: share, label: words.truth(plain(share)) }] },
    y: { label: words.sets },
    bars: counts.map((count, i) => ({
      from: (first + i) * step,
      to: (first + i + 1) * step,
      count,
      outcome: "none" as const,
    })),
  };
}
