import { type Language, languages } from "../report/words/languages.ts";
import type { Arguments } from "./Arguments.ts";

export type { Language };

/** `--language`, English without it. The language of the system is not asked: a command gives the same everywhere. */
export function languageOf(args: Arguments): Language {
  return languages.find((language) => language === args.one("language")) ?? "en";
}
