import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Answered, Answering } from "../state/useAnswer.ts";
import { useWords } from "../words/useWords.ts";
import type { ShownArticle } from "../worker/answers/ShownArticle.ts";
import { Working } from "./Working.tsx";

/** Below the form: what is under way, the answer, or what there is to do. What happens is said to who does not see it. */
export function Answer<Shown extends { readonly article: ShownArticle }>({
  answering: { working, problem, shown, stale, cancel },
  idle,
  children,
}: {
  readonly answering: Answering<Shown>;
  /** What is said before anything was asked. */
  readonly idle: string;
  readonly children: (answered: Answered<Shown>) => ComponentChildren;
}): VNode {
  const words = useWords().ask;
  const body = useRef<HTMLDivElement>(null);
  const waited = useRef(false);
  useEffect(() => {
    const arrived = waited.current && working === undefined && problem === undefined;
    waited.current = working !== undefined;
    if (arrived) body.current?.scrollIntoView({ block: "start", behavior: "auto" });
  }, [working, problem]);
  const cancelled = problem?.code === "cancelled";
  const said = working ? words.working : cancelled || stale || shown === undefined ? "" : headlineOf(shown);
  return (
    <>
      <p class="unseen" role="status">
        {said}
      </p>
      {working !== undefined ? (
        <Working share={working.share} onCancel={cancel} />
      ) : (
        <>
          {cancelled && <p role="status">{words.cancelled}</p>}
          {shown === undefined ? (
            <p class="idle">{idle}</p>
          ) : (
            <div ref={body} class={stale ? "answer stale" : "answer"}>
              {stale && <p class="stale-note">{words.stale}</p>}
              <div class="answer-body">{children(shown)}</div>
            </div>
          )}
        </>
      )}
    </>
  );
}

function headlineOf({ answer }: Answered<{ readonly article: ShownArticle }>): string {
  const { headline, title } = answer.article;
  return headline === undefined ? title : [headline.word, headline.sentence].filter(Boolean).join(": ");
}
