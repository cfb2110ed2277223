import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Topic } from "../../../report/words/ExplainWords.ts";
import type { Language } from "../../../report/words/languages.ts";
import { useWords } from "../../words/useWords.ts";

/** What `explain` says, in each language. */
const topics: Readonly<Record<Language, () => Promise<{ readonly topics: readonly Topic[] }>>> = {
  en: () => import("../../../report/words/en/explain.ts"),
  es: () => import("../../../report/words/es/explain.ts"),
  pt: () => import("../../../report/words/pt/explain.ts"),
  tr: () => import("../../../report/words/tr/explain.ts"),
};

/** A topic of `explain`, to be opened. */
export function TopicText({ topic }: { readonly topic: string }): VNode | null {
  const { language, learn } = useWords();
  const [found, setFound] = useState<Topic>();
  useEffect(() => {
    let wanted = true;
    void topics[language]().then((loaded) => {
      if (wanted) setFound(loaded.topics.find(({ name }) => name === topic));
    });
    return () => {
      wanted = false;
    };
  }, [language, topic]);
  if (found === undefined) return null;
  return (
    <details class="topic">
      <summary>{learn.inWords(found.title)}</summary>
      {found.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p class="hint">
        <code>gatestats explain {topic}</code>
      </p>
    </details>
  );
}
