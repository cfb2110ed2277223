import { joined } from "./markdown.ts";
import { truncated } from "./truncated.ts";

/** Comments hold 65,536 characters; the rest is room for what others put around a report. */
export const longestMarkdown = 60_000;

/**
 * Markdown of so many characters at most: with as much of its lists as goes in, and without its last blocks where even
 * that is too long.
 *
 * @param blocksWith the blocks of a report whose lists hold so many points at most
 * @param points how many points the longest list has
 * @param cut says that something is missing
 */
export function fittedMarkdown(
  blocksWith: (points: number) => readonly string[],
  points: number,
  most: number,
  cut: string,
): string {
  const lengthWith = (n: number): number => joined(blocksWith(n)).length;
  if (lengthWith(0) > most) return cutBlocks(blocksWith(0), most, cut);
  let fits = 0;
  let tooMany = points + 1;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (lengthWith(middle) <= most) fits = middle;
    else tooMany = middle;
  }
  return joined(blocksWith(fits));
}

/** The first blocks, then what says that more is missing; of a first block that is too long, its beginning. */
function cutBlocks(blocks: readonly string[], most: number, cut: string): string {
  let kept = blocks.length - 1;
  while (kept > 1 && joined([...blocks.slice(0, kept), cut]).length > most) kept--;
  const text = joined([...blocks.slice(0, kept), cut]);
  return text.length <= most ? text : truncated(text, most);
}
