import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Answer } from "../../parts/Answer.tsx";
import { AskForm } from "../../parts/AskForm.tsx";
import { ArticleView } from "../../parts/article/ArticleView.tsx";
import { Outputs } from "../../parts/Outputs.tsx";
import type { Slot } from "../../state/FileStore.ts";
import { useAnswer } from "../../state/useAnswer.ts";
import { useFiles } from "../../state/useFiles.ts";
import { useWords } from "../../words/useWords.ts";
import type { ViewProps } from "../View.ts";
import { askedOf, slotOf } from "./askedOf.ts";
import { EstimateForm } from "./EstimateForm.tsx";
import { lacksOf } from "./lacksOf.ts";
import { Means } from "./Means.tsx";

/** The form of an estimate and its answer. */
export function EstimateView({ flags, setFlags }: ViewProps): VNode {
  const words = useWords();
  const files = useFiles();
  const [chosen, setChosen] = useState<Slot>("candidate");
  const slot = slotOf(files, chosen);
  const answering = useAnswer("estimate", askedOf(files[slot], flags, words.language));
  const fresh = answering.shown !== undefined && !answering.stale;
  return (
    <>
      <AskForm
        answering={answering}
        lacking={() => lacksOf(files[slot], flags, words.ask)}
        button={words.ask.estimate}
      >
        {(problems) => (
          <EstimateForm
            files={files}
            flags={flags}
            onFlags={(next) => setFlags(next, fresh ? "push" : "replace")}
            problems={problems}
            slot={slot}
            onSlot={setChosen}
          />
        )}
      </AskForm>
      <Answer answering={answering} idle={words.estimate.idle}>
        {({ asked, answer: { results, others, article } }) => (
          <>
            <ArticleView
              article={article}
              rows={{ asked, command: "estimate" }}
              beside={<Means results={results} others={others} />}
            />
            <Outputs command="estimate" asked={asked} formats={["html", "md", "json", "csv"]} />
          </>
        )}
      </Answer>
    </>
  );
}
