import { Dictionary } from "../formats/Dictionary.ts";

/**
 * For each id its place among all, from 0, byte by byte as C's strcmp has it. Where scores are equal the document that
 * comes later here is ranked first (trec_eval, form_res_rels.c).
 */
export function idOrder(ids: readonly string[]): Int32Array {
  const codes = dictionaryOf(ids);
  const sorted = Int32Array.from(ids, (_, i) => i).sort((a, b) => codes.compare(a, b));
  const order = new Int32Array(ids.length);
  for (let place = 0; place < sorted.length; place++) order[sorted[place]] = place;
  return order;
}

/** Distinct ids with their positions as numbers. */
export function dictionaryOf(ids: readonly string[]): Dictionary {
  const dictionary = new Dictionary();
  const encoder = new TextEncoder();
  for (const id of ids) {
    const bytes = encoder.encode(id);
    dictionary.code(bytes, 0, bytes.length);
  }
  return dictionary;
}
