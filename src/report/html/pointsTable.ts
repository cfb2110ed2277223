import type { PointsFigure } from "../article/Figure.ts";
import { plain } from "../numbers.ts";
import type { ReadersTable } from "../readersTable.ts";
import type { Words } from "../words/Words.ts";

/** Every point of a figure, in full. */
export function pointsTable(figure: PointsFigure, words: Words): ReadersTable {
  const { pointHeads: heads, pointKinds } = words.article;
  const all = figure.panels.flatMap(({ title, points }) => points.map((point) => ({ title, point })));
  const named = all.some(({ point }) => point.name !== undefined);
  const several = figure.panels.length > 1;
  const limits = all.some(({ point }) => point.lower !== null);
  const rowHead = figure.kind === "rows" ? [] : [figure.y.label];
  const shown = (value: number | null, percent = false): string =>
    value === null
      ? "–"
      : percent
        ? `${plain(Number((100 * value).toPrecision(3)))} %`
        : plain(Number(value.toPrecision(4)));
  const bounds = figure.kind === "rows" ? figure.x : figure.y;
  return {
    head: [
      ...(several ? [heads.panel] : []),
      ...(figure.kind === "rows" ? [figure.y.label] : []),
      heads.series,
      ...(named ? [heads.point] : []),
      heads.number,
      figure.x.label,
      ...rowHead,
      ...(limits ? [heads.lower, heads.upper] : []),
    ],
    rows: all.map(({ title, point }) => [
      ...(several ? [title] : []),
      ...(figure.kind === "rows" ? [String(point.y)] : []),
      point.series,
      ...(named ? [point.name ?? ""] : []),
      pointKinds[point.kind],
      shown(point.x, figure.x.percent),
      ...(typeof point.y === "number" ? [shown(point.y, figure.y.percent)] : []),
      ...(limits ? [shown(point.lower, bounds.percent), shown(point.upper, bounds.percent)] : []),
    ]),
    left: [
      ...(several ? [true] : []),
      ...(figure.kind === "rows" ? [true] : []),
      true,
      ...(named ? [true] : []),
      true,
      false,
      ...rowHead.map(() => false),
      ...(limits ? [false, false] : []),
    ],
  };
}
