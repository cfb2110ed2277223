import type { VNode } from "preact";
import { Answer } from "../../parts/Answer.tsx";
import { AskForm } from "../../parts/AskForm.tsx";
import { ArticleView } from "../../parts/article/ArticleView.tsx";
import { Outputs } from "../../parts/Outputs.tsx";
import { useAnswer } from "../../state/useAnswer.ts";
import { useFiles } from "../../state/useFiles.ts";
import { useWords } from "../../words/useWords.ts";
import type { ViewProps } from "../View.ts";
import { askedOf } from "./askedOf.ts";
import { GateForm } from "./GateForm.tsx";
import { lacksOf } from "./lacksOf.ts";

/** The form of a gate and its answer. */
export function GateView({ flags, setFlags }: ViewProps): VNode {
  const words = useWords();
  const files = useFiles();
  const answering = useAnswer("gate", askedOf(files, flags, words.language));
  const fresh = answering.shown !== undefined && !answering.stale;
  return (
    <>
      <AskForm
        answering={answering}
        lacking={() => lacksOf(files, flags, words.ask)}
        button={words.ask.judge}
      >
        {(problems) => (
          <GateForm
            files={files}
            flags={flags}
            onFlags={(next) => setFlags(next, fresh ? "push" : "replace")}
            problems={problems}
          />
        )}
      </AskForm>
      <Answer answering={answering} idle={words.gate.idle}>
        {({ asked, answer }) => (
          <>
            <ArticleView article={answer.article} rows={{ asked, command: "gate" }} />
            <Outputs command="gate" asked={asked} formats={["html", "md", "json", "csv"]} />
          </>
        )}
      </Answer>
    </>
  );
}
