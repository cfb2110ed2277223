import { type Language, languages } from "../../report/words/languages.ts";
import type { Flags } from "./Flags.ts";

/** What the address says: `#gate?metric=hit%405&margin=0.02`, and `lang=es` where a language was chosen. */
export interface Address {
  readonly view: string;
  readonly flags: Flags;
  /** Undefined where it names none: then the browser's holds. */
  readonly language: Language | undefined;
}

/** What names the language. */
const parameter = "lang";

/** The longest value that is read from an address. */
const longest = 200;

/** Reads the part of an address behind `#`. Nothing in it is trusted: it becomes texts, cut to a length. */
export function readAddress(hash: string): Address {
  const [view, query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const flags = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const cut = value.slice(0, longest);
    if (cut !== "" && /^[a-z][a-z-]*$/.test(name)) flags.set(name, [...(flags.get(name) ?? []), cut]);
  }
  const chosen = flags.get(parameter)?.[0];
  flags.delete(parameter);
  return {
    view,
    flags: Object.fromEntries(flags),
    language: languages.find((language) => language === chosen),
  };
}

/**
 * Writes the part of an address behind `#`.
 *
 * @param parameters the flags that the view puts there; all others stay in the page
 */
export function writeAddress({ view, flags, language }: Address, parameters: readonly string[]): string {
  const query = new URLSearchParams([
    ...(language === undefined ? [] : [[parameter, language]]),
    ...parameters.flatMap((name) => (flags[name] ?? []).map((value) => [name, value])),
  ]).toString();
  return query === "" ? `#${view}` : `#${view}?${query}`;
}
