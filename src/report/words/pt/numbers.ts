/** Numbers with their nouns, as Portuguese has them. */
import { grouped, percent as spaced } from "../../numbers.ts";
import type { Words } from "../Words.ts";

/** `95%`, without a blank, as in Brazil. */
export function percent(share: number): string {
  return spaced(share).replace(" %", "%");
}

/** `1 documento`, `20 documentos`. */
export function count(n: number, one: string, many: string): string {
  return `${grouped(n)} ${n === 1 ? one : many}`;
}

export const counted: Words["counted"] = {
  question: (n) => count(n, "pergunta", "perguntas"),
  document: (n) => count(n, "documento", "documentos"),
};
