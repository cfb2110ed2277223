import type { Random } from "../Random.ts";

/** The documents of all replicates of a document bootstrap, each a code: a document's number, or a pair's. */
export interface DrawnDocuments {
  /** K. */
  readonly documents: number;
  readonly replicates: number;
  /** Whether a code stands for two draws: d₁(K+1) + d₂, where document K is none (what an odd K leaves over). */
  readonly paired: boolean;
  /** As many of each replicate, one replicate after another. */
  readonly codes: Uint16Array;
}

/** Most documents whose pairs are looked up, and how many pairs there may be for each replicate that is added up. */
const mostPaired = 64;
const mostPairs = 4;

/** K documents by number, drawn with replacement for each replicate. */
export function drawDocuments(documents: number, replicates: number, random: Random): DrawnDocuments {
  const at = new Uint16Array(replicates * documents);
  for (let i = 0; i < at.length; i++) at[i] = random.below(documents);
  return drawnDocuments(at, documents);
}

/**
 * Documents drawn, in pairs where there are few pairs beside the replicates: then the sums of each pair are had once, and a
 * replicate takes half as many additions.
 *
 * @param at K documents by number for each replicate
 */
export function drawnDocuments(at: Uint16Array, documents: number): DrawnDocuments {
  const replicates = at.length / documents;
  const paired = documents <= mostPaired && documents ** 2 <= mostPairs * replicates;
  return { documents, replicates, paired, codes: paired ? pairs(at, documents) : at };
}

function pairs(at: Uint16Array, documents: number): Uint16Array {
  const each = Math.ceil(documents / 2);
  const codes = new Uint16Array((at.length / documents) * each);
  for (let from = 0, i = 0; from < at.length; from += documents) {
    for (let d = 0; d < documents; d += 2) {
      const second = d + 1 < documents ? at[from + d + 1] : documents;
      codes[i++] = at[from + d] * (documents + 1) + second;
    }
  }
  return codes;
}

/** The documents of one replicate, by number. */
export function documentsOf(
  { documents, replicates, paired, codes }: DrawnDocuments,
  replicate: number,
): number[] {
  const each = codes.length / replicates;
  const own = Array.from(codes.subarray(replicate * each, (replicate + 1) * each));
  if (!paired) return own;
  return own
    .flatMap((code) => [Math.floor(code / (documents + 1)), code % (documents + 1)])
    .slice(0, documents);
}
