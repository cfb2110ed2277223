import { type Markup, raw } from "./html.ts";

/**
 * JSON inside a script element that is not run: no text in it can end the element or open a comment, and marks of
 * direction, which could turn round what follows in the source, are written by their numbers.
 */
export function rawJson(json: string): Markup {
  return raw(
    json.replaceAll(
      /[<\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    ),
  );
}
