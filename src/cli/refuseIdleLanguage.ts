import type { Arguments } from "../asked/Arguments.ts";
import { languageOf } from "../asked/languageOf.ts";
import { InputError } from "../table/InputError.ts";

/** Formats that are written in the language asked for; all others are English, or numbers. */
const written: readonly string[] = ["html", "md", "github"];

/** Refuses `--language` where nothing would be written in it. */
export function refuseIdleLanguage(args: Arguments, formats: readonly string[]): void {
  const language = languageOf(args);
  const report = args.has("report") || args.has("figure");
  if (language === "en" || report || formats.some((format) => written.includes(format))) return;
  throw new InputError(
    "usage",
    `--language ${language} is for reports, and no report was asked for.`,
    "Reports are pages (-o report.html), Markdown (-o report.md) and estimate --report. Text, JSON and what CI reads are English.",
  );
}
