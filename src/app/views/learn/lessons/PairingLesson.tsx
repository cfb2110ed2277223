import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { PointsFigure } from "../../../../report/article/Figure.ts";
import { figures, plain } from "../../../../report/numbers.ts";
import type { LearnWords } from "../../../words/en/learn.ts";
import { useWords } from "../../../words/useWords.ts";
import { Lesson } from "../Lesson.tsx";
import { useNumber } from "../useNumber.tsx";
import { type Reaches, reachesOf } from "./pairing.ts";

/** Of hits at a rate of 0.8. */
const sd = 0.4;
const alpha = 0.05;

/** Why the same questions for both systems: what is hard for both cancels. */
export function PairingLesson(): VNode {
  const words = useWords().learn.pairing;
  const correlation = useNumber("pairing-correlation", words.correlation, 0.9, {
    min: 0,
    max: 0.98,
    step: 0.01,
  });
  const size = useNumber("pairing-size", words.size, 300, { min: 20, max: 2000 });
  const margin = useNumber("pairing-margin", words.margin, 0.03, { min: 0.005, max: 0.1, step: 0.005 });
  const reaches = reachesOf(correlation.value, size.value, sd, alpha);
  const figure = useMemo(
    () => pairingFigure(reaches, margin.value, words),
    [reaches.paired, reaches.unpaired, margin.value, words],
  );
  const passes = (reach: number): boolean => reach < margin.value;
  return (
    <Lesson
      name="pairing"
      topic="pairing"
      said={[
        words.reaches({ paired: figures(reaches.paired, 2), unpaired: figures(reaches.unpaired, 2) }),
        words.worth(figures(reaches.worth, 2)),
        words.verdicts({ paired: passes(reaches.paired), unpaired: passes(reaches.unpaired) }),
      ]}
      figure={figure}
    >
      {correlation.field}
      {size.field}
      {margin.field}
    </Lesson>
  );
}

function pairingFigure(
  { paired, unpaired }: Reaches,
  margin: number,
  words: LearnWords["pairing"],
): PointsFigure {
  const row = (name: string, reach: number) => ({
    series: "",
    kind: "measured" as const,
    x: 0,
    y: name,
    lower: -reach,
    upper: reach,
    outcome: reach < margin ? ("yes" as const) : ("open" as const),
  });
  return {
    id: "pairing-figure",
    caption: words.figure,
    kind: "rows",
    numbers: "elsewhere",
    x: { label: words.axis, marks: [{ at: -margin, label: words.marginMark(plain(-margin)) }] },
    y: { label: "" },
    series: [""],
    panels: [{ title: "", points: [row(words.paired, paired), row(words.unpaired, unpaired)] }],
  };
}
