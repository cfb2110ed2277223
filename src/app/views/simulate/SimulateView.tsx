import type { VNode } from "preact";
import { Answer } from "../../parts/Answer.tsx";
import { AskForm } from "../../parts/AskForm.tsx";
import { ArticleView } from "../../parts/article/ArticleView.tsx";
import { Outputs } from "../../parts/Outputs.tsx";
import { useAnswer } from "../../state/useAnswer.ts";
import { useFiles } from "../../state/useFiles.ts";
import { useWords } from "../../words/useWords.ts";
import { lacksOf } from "../gate/lacksOf.ts";
import type { ViewProps } from "../View.ts";
import { askedSimulation } from "./askedSimulation.ts";
import { SimulateForm } from "./SimulateForm.tsx";

/** The form of a simulation and its answer. */
export function SimulateView({ flags, setFlags }: ViewProps): VNode {
  const words = useWords();
  const files = useFiles();
  const answering = useAnswer("simulate", askedSimulation(files, flags, words.language));
  const fresh = answering.shown !== undefined && !answering.stale;
  return (
    <>
      <AskForm
        answering={answering}
        lacking={() => lacksOf(files, flags, words.ask)}
        button={words.simulate.start}
      >
        {(problems) => (
          <SimulateForm
            files={files}
            flags={flags}
            onFlags={(next) => setFlags(next, fresh ? "push" : "replace")}
            problems={problems}
          />
        )}
      </AskForm>
      <Answer answering={answering} idle={words.simulate.idle}>
        {({ asked, answer }) => (
          <>
            <ArticleView article={answer.article} rows={{ asked, command: "simulate gate" }} />
            <Outputs command="simulate gate" asked={asked} formats={["html", "json", "csv"]} />
          </>
        )}
      </Answer>
    </>
  );
}
