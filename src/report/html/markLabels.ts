/** Where the name of a line stands: its middle in pixels, and its row, counted from the drawing. */
export interface LabelPlace {
  readonly middle: number;
  readonly row: number;
}

/** A line's place in pixels and the width of its name. */
export interface LabelOf {
  readonly at: number;
  readonly width: number;
}

/** Room between a line and a name beside it, and between two names. */
const space = 5;

/**
 * Puts the names of lines across a drawing above it, so that none lies on another and each stands at its line: over it
 * where there is room; of two that would meet, one to either side; else in rows of their own.
 */
export function markLabels(
  labels: readonly LabelOf[],
  [left, right]: readonly [number, number],
): readonly LabelPlace[] {
  const over = labels.map(({ at, width }) => Math.max(left + width / 2, Math.min(right - width / 2, at)));
  const meet = (middles: readonly number[]): boolean =>
    middles.some((one, i) =>
      middles.some(
        (other, j) => j < i && Math.abs(one - other) < (labels[i].width + labels[j].width) / 2 + space,
      ),
    );
  if (!meet(over)) return over.map((middle) => ({ middle, row: 0 }));
  const least = Math.min(...labels.map(({ at }) => at));
  const aside = labels.map(({ at, width }) => at + (at === least ? -1 : 1) * (width / 2 + space));
  const inside = aside.every((middle, i) => {
    const half = labels[i].width / 2;
    return middle - half >= left && middle + half <= right;
  });
  if (labels.length === 2 && inside && !meet(aside)) return aside.map((middle) => ({ middle, row: 0 }));
  return over.map((middle, i) => ({ middle, row: labels.length - 1 - i }));
}

/** Rows that names take, at least one. */
export function rowsOf(places: readonly LabelPlace[]): number {
  return 1 + Math.max(0, ...places.map(({ row }) => row));
}

/** About how wide words are at a size of type, in pixels. */
export function widthOf(words: string, size: number): number {
  return 0.58 * size * words.length;
}
