import { type Language, languages } from "../report/words/languages.ts";
import { InputError } from "../table/InputError.ts";
import type { Arguments } from "./Arguments.ts";

export type { Language };

/** `--language`, English without it. The language of the system is not asked: a command gives the same everywhere. */
export function languageOf(args: Arguments): Language {
  const typed = args.one("language");
  if (typed === undefined) return "en";
  const found = languages.find((language) => language === typed.toLowerCase());
  if (found !== undefined) return found;
  throw new InputError("usage", `There is no language "${typed}".`, `Languages: ${languages.join(", ")}.`);
}
