import type { Caveat, CaveatCode } from "../stats/types.ts";
import type { Page } from "./page.ts";
import { caveatSentence, caveatSentences } from "./sentences/caveatSentence.ts";
import { en } from "./words/en/catalogue.ts";

/** The part of a text that a note belongs to. */
export type NotePlace = "answer" | "change" | "sides" | "questions" | "method";

/** Where each note belongs; those that are not named concern how it was judged. */
const places: Partial<Readonly<Record<CaveatCode, NotePlace>>> = {
  "missing-decides": "answer",
  "heavy-documents": "answer",
  "several-metrics": "answer",
  "tail-error-straddles": "answer",
  "below-floor": "answer",
  "noise-above-margin": "answer",
  "near-threshold": "change",
  boundary: "change",
  "no-limit": "change",
  "no-uncertainty": "change",
  "limits-outside-range": "change",
  "missing-scores": "sides",
  "missing-dropped": "sides",
  "error-rows": "sides",
  "error-texts-scored": "sides",
  "text-scores-mapped": "sides",
  "decimal-comma": "sides",
  "nulls-as-zero": "sides",
  "scores-rounded": "sides",
  "repeats-averaged": "sides",
  "repeats-from-cache": "sides",
  "repeats-look-cached": "sides",
  "less-is-better": "sides",
  "unfinished-log": "sides",
  "samples-run-again": "sides",
  "unmatched-dropped": "questions",
  "ids-normalised": "questions",
  "paired-by-row-order": "questions",
};

/** The numbers of the notes that belong to a place, as they stand at the end of a line: ` ¹ ²`, or ` [1] [2]`. */
export function noteMarks(caveats: readonly Caveat[], { unicode }: Page): (place: NotePlace) => string {
  const sentences = caveatSentences(caveats, en);
  return (place) => {
    const own = caveats.filter(({ code }) => (places[code] ?? "method") === place);
    const numbers = own.map((caveat) => sentences.indexOf(caveatSentence(caveat, en)) + 1);
    const sorted = [...new Set(numbers)].sort((a, b) => a - b);
    return sorted.map((n) => ` ${unicode ? raised(n) : `[${n}]`}`).join("");
  };
}

function raised(n: number): string {
  return String(n).replaceAll(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]);
}
