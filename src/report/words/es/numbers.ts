/** Numbers with their nouns, as Spanish has them. */
import { grouped } from "../../numbers.ts";
import type { Words } from "../Words.ts";

export { percent } from "../../numbers.ts";

/** `1 documento`, `20 documentos`. */
export function count(n: number, one: string, many: string): string {
  return `${grouped(n)} ${n === 1 ? one : many}`;
}

export const counted: Words["counted"] = {
  question: (n) => count(n, "pregunta", "preguntas"),
  document: (n) => count(n, "documento", "documentos"),
};
