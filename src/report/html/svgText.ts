import { escapeHtml } from "./html.ts";
import { light } from "./palette.ts";

/** How words are written. */
export interface TextLook {
  readonly size: number;
  readonly weight?: number;
  readonly color?: string;
  /** The colour of the first word, where it has its own. */
  readonly first?: string;
}

/** Words in lines, broken where about as many characters as fit are full; a piece of a picture with its height. */
export function svgText(
  text: string,
  room: number,
  left: number,
  { size, weight = 400, color = light["--ink"], first }: TextLook,
): { readonly height: number; readonly at: (top: number) => string } {
  const lines = linesOf(text, Math.floor(room / (0.56 * size)));
  const step = Math.round(1.35 * size);
  const line = (words: string, i: number): string => {
    if (i > 0 || first === undefined) return escapeHtml(words);
    const [word, ...others] = words.split(" ");
    return `<tspan fill="${first}">${escapeHtml(word)}</tspan> ${escapeHtml(others.join(" "))}`;
  };
  return {
    height: step * lines.length + 6,
    at: (top) =>
      lines
        .map(
          (words, i) =>
            `<text x="${left}" y="${top + size + i * step}" font-size="${size}" font-weight="${weight}" fill="${color}">${line(words, i)}</text>`,
        )
        .join("\n"),
  };
}

/** A text in lines of so many characters at most; what has no blank for longer is cut. */
function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${most}}`, "gu")) ?? [])) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
