import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { figures, grouped, plain } from "../../../../report/numbers.ts";
import { useWords } from "../../../words/useWords.ts";
import { intervalsFigure } from "../intervalsFigure.ts";
import { Lesson } from "../Lesson.tsx";
import { useNumber } from "../useNumber.tsx";
import { useSeed } from "../useSeed.tsx";
import { documentDraws } from "./documentDraws.ts";

const share = 0.7;
/** Samples that are drawn, and those that are shown. */
const samples = 400;
const shown = 60;

/** Questions that share a document share its fate: intervals that ignore it are too narrow. */
export function DocumentsLesson(): VNode {
  const { learn } = useWords();
  const words = learn.documents;
  const icc = useNumber("documents-icc", words.icc, 0.2, { min: 0, max: 0.9, step: 0.01 });
  const documents = useNumber("documents-count", words.documents, 20, { min: 3, max: 100, step: 1 });
  const size = useNumber("documents-size", words.size, 20, { min: 1, max: 50, step: 1 });
  const draw = useSeed(words.again);
  const drawn = useMemo(
    () =>
      documentDraws(
        { share, icc: icc.value, documents: documents.value, size: size.value },
        samples,
        draw.seed,
      ),
    [icc.value, documents.value, size.value, draw.seed],
  );
  const figure = useMemo(
    () =>
      intervalsFigure(
        drawn.slice(0, shown).map(({ naive }) => naive),
        {
          id: "documents-figure",
          caption: words.figure(shown),
          axis: words.axis,
          mark: { at: share, label: learn.truth(plain(share)) },
        },
      ),
    [drawn, learn],
  );
  const held = (which: "naive" | "byDocument"): string =>
    learn.percent(drawn.filter((sample) => sample[which].holds).length / samples);
  const questions = documents.value * size.value;
  const effect = 1 + (size.value - 1) * icc.value;
  return (
    <Lesson
      name="documents"
      topic="clusters"
      said={[
        words.held({ samples, naive: held("naive"), byDocument: held("byDocument") }),
        words.worth({
          questions: grouped(questions),
          worth: grouped(Math.round(questions / effect)),
          effect: figures(effect, 3),
        }),
      ]}
      figure={figure}
    >
      {icc.field}
      {documents.field}
      {size.field}
      {draw.field}
    </Lesson>
  );
}
