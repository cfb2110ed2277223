import type { Arguments } from "../asked/Arguments.ts";
import { type Language, languageOf } from "../asked/languageOf.ts";
import type { ExplainWords } from "../report/words/ExplainWords.ts";
import { en } from "../report/words/en/explainWords.ts";

/** What `explain` says in each language; other than English it loads when it is asked for. */
const catalogues: Readonly<Record<Language, () => Promise<ExplainWords>>> = {
  en: async () => en,
  es: async () => (await import("../report/words/es/explainWords.ts")).es,
  pt: async () => (await import("../report/words/pt/explainWords.ts")).pt,
  tr: async () => (await import("../report/words/tr/explainWords.ts")).tr,
};

/** What `explain` says in the language of `--language`. */
export async function explainWordsOf(args: Arguments): Promise<ExplainWords> {
  return catalogues[languageOf(args)]();
}
