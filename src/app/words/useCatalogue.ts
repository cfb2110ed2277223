import { useEffect, useState } from "preact/hooks";
import type { Language } from "../../report/words/languages.ts";
import { catalogues } from "./catalogues.ts";
import { type AppWords, en } from "./en.ts";

/** The phrases in a language; while they load, those that were there before. The document says which language it is in. */
export function useCatalogue(language: Language): AppWords {
  const [words, setWords] = useState<AppWords>(en);
  useEffect(() => {
    let wanted = true;
    void catalogues[language]().then((loaded) => wanted && setWords(loaded));
    return () => {
      wanted = false;
    };
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = words.lang;
  }, [words]);
  return words;
}
