/** A text of so many UTF-16 units at most, `…` in place of what is cut; no character is cut in two. */
export function truncated(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
