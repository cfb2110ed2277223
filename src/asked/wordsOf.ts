import { en } from "../report/words/en/catalogue.ts";
import type { Words } from "../report/words/Words.ts";
import type { Arguments } from "./Arguments.ts";
import { type Language, languageOf } from "./languageOf.ts";

/** The catalogue of each language; other than English they load when they are asked for. */
const catalogues: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  es: async () => (await import("../report/words/es/catalogue.ts")).es,
  pt: async () => (await import("../report/words/pt/catalogue.ts")).pt,
  tr: async () => (await import("../report/words/tr/catalogue.ts")).tr,
};

/** The words of reports in a language. */
export function wordsIn(language: Language): Promise<Words> {
  return catalogues[language]();
}

/** The words of reports in the language of `--language`. */
export async function wordsOf(args: Arguments): Promise<Words> {
  return wordsIn(languageOf(args));
}
