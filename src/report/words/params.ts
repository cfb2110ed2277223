/** Values of caveats in the phrases of every language; a value may not be known. */
import type { Caveat } from "../../stats/types.ts";
import { brief, grouped } from "../numbers.ts";

export type Params = Caveat["params"];

type Value = string | number | undefined;

/** A value as text, or other words where it is not known. */
export function value(given: Value, absent: string): string {
  return given === undefined ? absent : typeof given === "number" ? brief(given) : given;
}

/** A number with its noun, or other words where it is not known. */
export function some(given: Value, one: string, many: string, absent: string): string {
  return typeof given === "number" ? `${grouped(given)} ${given === 1 ? one : many}` : absent;
}

/** Where a caveat arose, when it says so: ` (hit@5)`. */
export function inBrackets(place: Value): string {
  return place === undefined ? "" : ` (${place})`;
}

/** How many scores a caveat is about, on both sides together. */
export function total(p: Params): number | undefined {
  if (typeof p.count === "number") return p.count;
  if (typeof p.baseline === "number" || typeof p.candidate === "number")
    return Number(p.baseline ?? 0) + Number(p.candidate ?? 0);
  return undefined;
}
