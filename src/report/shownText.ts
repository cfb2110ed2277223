/** Characters of a name that are shown at most. */
const mostCharacters = 160;

/**
 * A name as pages and figures show it: without controls and marks of direction, which could hide or turn round what
 * follows, and with its middle left out where it is very long.
 */
export function shownText(text: string): string {
  const clean = text
    .replaceAll(/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, " ")
    .replaceAll(/\p{Surrogate}/gu, "\ufffd");
  if (clean.length <= mostCharacters) return clean;
  const half = (mostCharacters - 1) >> 1;
  return `${clean.slice(0, half)}…${clean.slice(-half)}`.replaceAll(/\p{Surrogate}/gu, "\ufffd");
}
