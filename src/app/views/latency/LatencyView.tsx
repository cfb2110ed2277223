import type { VNode } from "preact";
import { Answer } from "../../parts/Answer.tsx";
import { AskForm } from "../../parts/AskForm.tsx";
import { ArticleView } from "../../parts/article/ArticleView.tsx";
import { Outputs } from "../../parts/Outputs.tsx";
import { useAnswer } from "../../state/useAnswer.ts";
import { useFiles } from "../../state/useFiles.ts";
import { useWords } from "../../words/useWords.ts";
import type { ViewProps } from "../View.ts";
import { askedLatency, latencyLacks } from "./askedLatency.ts";
import { LatencyForm } from "./LatencyForm.tsx";

/** The form for latencies and its answer. */
export function LatencyView({ flags, setFlags }: ViewProps): VNode {
  const words = useWords();
  const files = useFiles();
  const answering = useAnswer("latency", askedLatency(files, flags, words.language));
  const fresh = answering.shown !== undefined && !answering.stale;
  return (
    <>
      <AskForm
        answering={answering}
        lacking={() => latencyLacks(files, flags, words)}
        button={words.ask.judge}
      >
        {(problems) => (
          <LatencyForm
            files={files}
            flags={flags}
            onFlags={(next) => setFlags(next, fresh ? "push" : "replace")}
            problems={problems}
          />
        )}
      </AskForm>
      <Answer answering={answering} idle={words.latency.idle}>
        {({ asked, answer }) => (
          <>
            <ArticleView article={answer.article} />
            <Outputs command="latency" asked={asked} formats={["html", "json"]} />
          </>
        )}
      </Answer>
    </>
  );
}
