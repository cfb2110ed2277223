import type { Drawing } from "../Drawing.ts";
import type { DocumentsQuestion, Pilot } from "./DocumentsPlan.ts";
import { type ExpectedWidth, expectedWidth, type WidthInput, type WidthTally } from "./expectedWidth.ts";

/** Samples asked for, and what their intervals came to. */
export type WidthDrawing<Result> = Drawing<WidthInput, WidthTally, Result>;

/** More documents than this are not drawn for a simulation. */
const mostDrawn = 2000;
/** A median this much above the width asked for is too wide. */
export const wider = 1.02;

/** The recommended interval in samples of this size; where it is too wide, also in samples of a size that suffices. */
export function* drawnWidths(
  pilot: Pilot,
  documents: number,
  question: DocumentsQuestion,
): WidthDrawing<readonly ExpectedWidth[]> {
  const { draws, estimand, level, halfWidth, population } = question;
  if (draws === 0 || documents > mostDrawn) return [];
  const { totals, scale } = pilot;
  const asked = { totals, estimand, scale, level, ...(population !== undefined && { population }) };
  const most = Math.min(mostDrawn, population ?? mostDrawn);
  function* width(count: number, samples: number): WidthDrawing<ExpectedWidth> {
    const [tallies] = yield [{ input: { ...asked, documents: count }, draws: samples }];
    return expectedWidth(count, tallies);
  }
  const first = yield* width(documents, draws);
  if (first.medianHalfWidth <= wider * halfWidth) return [first];
  const enough = yield* narrowEnough(first, halfWidth, most, (count) => width(count, Math.ceil(draws / 4)));
  return enough === null ? [first] : [first, yield* width(enough, draws)];
}

/** Looks for the number of documents whose median half-width is the one asked for; null where it is out of reach. */
function* narrowEnough(
  first: ExpectedWidth,
  halfWidth: number,
  most: number,
  probe: (documents: number) => WidthDrawing<ExpectedWidth>,
): WidthDrawing<number | null> {
  let wide = first;
  const far = Math.ceil(first.documents * (first.medianHalfWidth / halfWidth) ** 2);
  if (first.documents >= most || (far > most && most === mostDrawn)) return null;
  let narrow = yield* probe(Math.min(far, most));
  for (let step = 0; step < 4 && narrow.documents - wide.documents > 1; step++) {
    const between = meeting(wide, narrow, halfWidth);
    if (between >= narrow.documents) break;
    const tried = yield* probe(between);
    if (tried.medianHalfWidth > wider * halfWidth) wide = tried;
    else narrow = tried;
    if (Math.abs(tried.medianHalfWidth / halfWidth - 1) < wider - 1) break;
  }
  return narrow.documents;
}

/** Where a power of the number of documents through two of them meets the width: near a bound limits narrow faster than 1/√K. */
function meeting(wide: ExpectedWidth, narrow: ExpectedWidth, halfWidth: number): number {
  const power =
    Math.log(wide.medianHalfWidth / narrow.medianHalfWidth) / Math.log(narrow.documents / wide.documents);
  const count = Math.ceil(wide.documents * (wide.medianHalfWidth / halfWidth) ** (1 / power));
  return Number.isFinite(count) ? Math.max(count, wide.documents + 1) : narrow.documents;
}
