import type { VNode } from "preact";
import { type Language, languages } from "../../report/words/languages.ts";
import { languageNames } from "../words/catalogues.ts";
import { useWords } from "../words/useWords.ts";

/** Chooses the language of the page. */
export function LanguageField({ onLanguage }: { readonly onLanguage: (language: Language) => void }): VNode {
  const words = useWords();
  return (
    <select
      class="language"
      aria-label={words.languageLabel}
      value={words.language}
      onChange={({ currentTarget }) => {
        const chosen = languages.find((language) => language === currentTarget.value);
        if (chosen !== undefined) onLanguage(chosen);
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  );
}
