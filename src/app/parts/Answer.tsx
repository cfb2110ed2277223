import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Answering } from "../state/useAnswer.ts";
import { useWords } from "../words/useWords.ts";
import { Working } from "./Working.tsx";

/** Below the form: what is under way, the answer, or what there is to do. */
export function Answer<Shown>({
  answering: { working, problem, shown, stale, cancel },
  idle,
  children,
}: {
  readonly answering: Answering<Shown>;
  /** What is said before anything was asked. */
  readonly idle: string;
  readonly children: (answered: NonNullable<Answering<Shown>["shown"]>) => ComponentChildren;
}): VNode {
  const words = useWords().ask;
  const body = useRef<HTMLDivElement>(null);
  const waited = useRef(false);
  useEffect(() => {
    const arrived = waited.current && working === undefined && problem === undefined;
    waited.current = working !== undefined;
    if (arrived) body.current?.scrollIntoView({ block: "start", behavior: "auto" });
  }, [working, problem]);
  if (working !== undefined) return <Working share={working.share} onCancel={cancel} />;
  const cancelled = problem?.code === "cancelled";
  return (
    <>
      <div role="status">{cancelled && <p>{words.cancelled}</p>}</div>
      {shown === undefined ? (
        <p class="idle">{idle}</p>
      ) : (
        <div ref={body} class={stale ? "answer stale" : "answer"}>
          {stale && <p class="stale-note">{words.stale}</p>}
          <div class="answer-body">{children(shown)}</div>
        </div>
      )}
    </>
  );
}
