/**
 * Where the quoted text that opens at a place of JSON closes, or -1 where it does not. Regular expressions for it run out
 * of stack on texts with millions of escapes.
 */
export function endOfString(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text[before - 1] === "\\") before--;
    if ((at - before) % 2 === 0) return at;
  }
  return -1;
}
