import { type Page, textWidth } from "./page.ts";

/** An interval to draw, with the lines it is judged by. */
export interface Bar {
  readonly lower: number;
  readonly upper: number;
  readonly point: number | null;
  /** The lines: the margin first, then zero. */
  readonly marks: readonly { readonly at: number; readonly label: string }[];
}

const unicode = { axis: "─", inside: "━", point: "●", mark: "┊", crossed: "╋" } as const;
const ascii = { axis: "-", inside: "=", point: "o", mark: ":", crossed: "#" } as const;

/** Draws the interval on one line and names its marks on the next. An infinite end runs off the page. */
export function intervalBar(bar: Bar, page: Page): readonly string[] {
  const signs = page.unicode ? unicode : ascii;
  const width = Math.min(textWidth(page) - 4, 64);
  const place = axis(bar, width);
  const marks = bar.marks.map((mark) => ({ ...mark, column: place(mark.at) }));
  const lower = beside(bar.lower, place, marks);
  const upper = beside(bar.upper, place, marks);
  const cells = Array.from({ length: width }, (_, i) =>
    i >= lower && i <= upper ? signs.inside : (signs.axis as string),
  );
  for (const mark of marks)
    cells[mark.column] = mark.column >= lower && mark.column <= upper ? signs.crossed : signs.mark;
  if (bar.point !== null) cells[place(bar.point)] = signs.point;
  return [`  ${cells.join("")}`, `  ${labels(marks, width)}`];
}

function axis(bar: Bar, width: number): (value: number) => number {
  const points = [
    bar.lower,
    bar.upper,
    ...(bar.point === null ? [] : [bar.point]),
    ...bar.marks.map((m) => m.at),
  ];
  const finite = points.filter(Number.isFinite);
  const low = Math.min(...finite);
  const high = Math.max(...finite);
  const span = high - low || 1;
  const start = low - 0.06 * span;
  const cells = (width - 1) / (1.12 * span);
  return (value) => Math.max(0, Math.min(width - 1, Math.round((value - start) * cells)));
}

/** The column of an end: never that of a mark it does not touch, so that the picture shows the side as well. */
function beside(
  value: number,
  place: (value: number) => number,
  marks: readonly { at: number; column: number }[],
): number {
  const column = place(value);
  const hit = marks.find((mark) => mark.column === column && Math.abs(mark.at - value) > 1e-12);
  return hit === undefined ? column : column + Math.sign(value - hit.at);
}

/** The marks' names under their columns, moved aside where two would overlap. */
function labels(marks: readonly { label: string; column: number }[], width: number): string {
  let line = "";
  for (const { label, column } of [...marks].sort((a, b) => a.column - b.column)) {
    const centred = Math.min(column - Math.floor(label.length / 2), width - label.length);
    const start = Math.max(centred, line === "" ? 0 : line.length + 2);
    line = line.padEnd(start) + label;
  }
  return line.trimEnd();
}
