import { type Markup, raw } from "./html.ts";

/** JSON inside a script element that is not run: no text in it can end the element or open a comment. */
export function rawJson(json: string): Markup {
  return raw(json.replaceAll("<", "\\u003c"));
}
