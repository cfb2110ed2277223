import type { AppWords } from "../words/en.ts";
import type { LoadedFile } from "./LoadedFile.ts";

/** Why a file cannot be asked about yet; undefined where it can. */
export function unready({ name, seen }: LoadedFile, words: AppWords["ask"]): string | undefined {
  if (seen.kind === "refused") return words.fileRefused(name);
  return seen.kind === "reading" ? words.fileReading(name) : undefined;
}
