import { en } from "../../report/words/en/catalogue.ts";
import type { Language } from "../../report/words/languages.ts";
import type { Words } from "../../report/words/Words.ts";

/** The phrases of reports in a language. */
export async function reportWords(_: Language): Promise<Words> {
  return en;
}
