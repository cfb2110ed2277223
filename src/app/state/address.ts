import type { Flags } from "./Flags.ts";

/** What the address says: `#gate?metric=hit%405&margin=0.02`. */
export interface Address {
  readonly view: string;
  readonly flags: Flags;
}

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
  return { view, flags: Object.fromEntries(flags) };
}

/**
 * Writes the part of an address behind `#`.
 *
 * @param parameters the flags that the view puts there; all others stay in the page
 */
export function writeAddress({ view, flags }: Address, parameters: readonly string[]): string {
  const query = new URLSearchParams(
    parameters.flatMap((name) => (flags[name] ?? []).map((value): [string, string] => [name, value])),
  ).toString();
  return query === "" ? `#${view}` : `#${view}?${query}`;
}
