import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Figure } from "../../../report/article/Figure.ts";
import { useWords } from "../../words/useWords.ts";
import { ask } from "../../worker/client.ts";
import { Markup } from "./Markup.tsx";

/** A figure, drawn by the worker. Until it is there its caption stands, with room for what comes. */
export function Drawing({ figure }: { readonly figure: Figure }): VNode {
  const { language } = useWords();
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => {
    let wanted = true;
    ask("draw", { figure, language }).then(
      (text) => wanted && setDrawn(text),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [figure, language]);
  if (drawn !== undefined) return <Markup text={drawn} />;
  return (
    <figure class={`undrawn ${figure.kind}`}>
      <figcaption>{figure.caption}</figcaption>
    </figure>
  );
}
