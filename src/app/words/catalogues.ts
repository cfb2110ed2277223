import { type Language, languages } from "../../report/words/languages.ts";
import { type AppWords, en } from "./en.ts";

/** The phrases of the page in each language; other than English they load when they are wanted. */
export const catalogues: Readonly<Record<Language, () => Promise<AppWords>>> = {
  en: async () => en,
  es: async () => (await import("./es.ts")).es,
  pt: async () => (await import("./pt.ts")).pt,
  tr: async () => (await import("./tr.ts")).tr,
};

/** What the languages call themselves. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
  pt: "Português",
  tr: "Türkçe",
};

/** The first of the languages that a browser prefers which the page has; else English. */
export function preferredLanguage(preferred: readonly string[]): Language {
  const known = preferred.map((tag) =>
    languages.find((language) => language === tag.slice(0, 2).toLowerCase()),
  );
  return known.find((language) => language !== undefined) ?? "en";
}
