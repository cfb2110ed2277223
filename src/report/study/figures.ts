import type { StudyResult } from "../../study/StudyResult.ts";
import type { Row, TableName } from "../../study/tables.ts";
import type { Axis, Figure, Panel, Point } from "../article/Figure.ts";
import { plain } from "../numbers.ts";
import { figureWords } from "../words/en/study.ts";
import { atUsualSize, mainMargin, nameOf, numberOf, publishedOf, rowsOf } from "./studyRows.ts";

/** How often the fixed threshold is wrong, by size of golden set. */
export function falseRates(result: StudyResult): Figure | null {
  const { metrics, goldenSets } = result.study;
  const rows = rowsOf(result, "thresholds", { metric: metrics.primary, system: "all", side: "both" });
  const points = rows.flatMap((row) => [
    ...pointsOf(result, "thresholds", row, nameOf(result, "data", row.data), "n", "wrong"),
    ...foretold(row, nameOf(result, "data", row.data), "n", "predicted"),
  ]);
  return lines("figure-thresholds", figureWords.falseRates(goldenSets.thresholds.distance), points, {
    x: { label: "questions in a golden set", log: true },
    y: { label: "wrong answers", percent: true, reach: [0] },
  });
}

/** What each rule passes of known losses, at one size. */
export function passRates(result: StudyResult): Figure | null {
  const margin = mainMargin(result);
  const where = { metric: result.study.metrics.primary, family: "degraded", margin };
  const all = atUsualSize(rowsOf(result, "gates", where));
  const rows = all.filter((row) => {
    const first = all.find(({ data }) => data === row.data);
    return row.setting === first?.setting && row.baseline === first?.baseline;
  });
  const names = [...new Set(rows.map(({ rule }) => nameOf(result, "rule", rule)))];
  const pointsFor = (row: Row): readonly Point[] =>
    across(
      result,
      "gates",
      row,
      nameOf(result, "rule", row.rule),
      `loss ${plain(Number(row.target))}`,
      "pass",
    );
  return rowsFigure(
    "figure-losses",
    "true loss",
    figureWords.passRates(margin),
    panelsBy(result, rows, pointsFor),
    names,
    {
      label: "golden sets that pass",
      percent: true,
      reach: [0, 1],
      marks: [{ at: result.study.goldenSets.alpha, label: "α" }],
    },
  );
}

/** What comparing apart costs where nothing has changed. */
export function extraAlarms(result: StudyResult): Figure | null {
  const rows = rowsOf(result, "contrasts", {
    metric: result.study.metrics.primary,
    margin: mainMargin(result),
    family: "rebuild",
    scenario: "all",
    setting: null,
    of: "alarms",
    rule: "unpaired",
    minus: "percentile",
  });
  const points = rows.flatMap((row) =>
    pointsOf(result, "contrasts", row, nameOf(result, "data", row.data), "n", "difference"),
  );
  return lines("figure-pairing", figureWords.extraAlarms, points, {
    x: { label: "questions in a golden set", log: true },
    y: { label: "extra alarms", percent: true, reach: [0] },
  });
}

/** Noise of rebuilds by how widely the index searches. */
export function rebuildNoise(result: StudyResult): Figure | null {
  const rows = rowsOf(result, "rebuilds").filter(({ setting }) => Number.isFinite(Number(setting)));
  if (new Set(rows.map(({ setting }) => setting)).size < 2) return null;
  const points = rows.flatMap((row) =>
    pointsOf(
      result,
      "rebuilds",
      { ...row, setting: Number(row.setting) },
      nameOf(result, "data", row.data),
      "setting",
      "p95",
    ),
  );
  const metric = String(rows[0].metric);
  return lines("figure-rebuilds", figureWords.rebuildNoise(metric), points, {
    x: { label: "efSearch", log: true },
    y: { label: `P95 of |Δ ${metric}|`, reach: [0] },
  });
}

/** How much wider P95's interval is than P50's. */
export function widthRatios(result: StudyResult): Figure | null {
  const rows = rowsOf(result, "latency").filter((row) => numberOf(row, "ratio") !== null);
  const pointsFor = (row: Row): readonly Point[] =>
    across(result, "latency", row, "ratio", nameOf(result, "system", row.system), "ratio");
  return rowsFigure(
    "figure-latency",
    "system",
    figureWords.widthRatios,
    panelsBy(result, rows, pointsFor),
    ["ratio"],
    {
      label: "width of P95's interval / width of P50's",
      reach: [0],
      marks: [{ at: 1, label: "1" }],
    },
  );
}

/** Pass rates as the formula foretells them and as they come out, a panel a size. */
export function formulaScatter(result: StudyResult): Figure | null {
  const where = { metric: result.study.metrics.primary, margin: mainMargin(result), rule: "percentile" };
  const rows = rowsOf(result, "gates", where).filter((row) => numberOf(row, "predicted") !== null);
  if (rows.length === 0) return null;
  const sizes = [...new Set(rows.map(({ n }) => Number(n)))].sort((a, b) => a - b);
  const panels = sizes.map((n) => ({
    title: figureWords.ofSize(n),
    points: rows
      .filter((row) => row.n === n)
      .map(
        (row): Point => ({
          series: nameOf(result, "data", row.data),
          kind: "measured",
          x: Number(row.predicted),
          y: Number(row.pass),
          lower: null,
          upper: null,
          name: `${nameOf(result, "data", row.data)}, ${row.scenario}`,
        }),
      ),
  }));
  return {
    id: "figure-formula",
    caption: figureWords.formulaScatter,
    kind: "scatter",
    x: { label: "foretold by the formula", percent: true, reach: [0, 1] },
    y: { label: "drawn", percent: true, reach: [0, 1] },
    panels,
    series: seriesOf(panels),
  };
}

function lines(
  id: string,
  caption: string,
  points: readonly Point[],
  axes: { readonly x: Axis; readonly y: Axis },
): Figure | null {
  if (points.length === 0) return null;
  const panels = [{ title: "", points }];
  return { id, caption, kind: "lines", ...axes, panels, series: seriesOf(panels) };
}

function rowsFigure(
  id: string,
  rowsAre: string,
  caption: string,
  panels: readonly Panel[],
  series: readonly string[],
  x: Axis,
): Figure | null {
  return panels.length === 0 ? null : { id, caption, kind: "rows", x, y: { label: rowsAre }, panels, series };
}

/** A panel for each data set. */
function panelsBy(
  result: StudyResult,
  rows: readonly Row[],
  points: (row: Row) => readonly Point[],
): readonly Panel[] {
  return [...new Set(rows.map(({ data }) => data))].map((data) => ({
    title: nameOf(result, "data", data),
    points: rows.filter((row) => row.data === data).flatMap(points),
  }));
}

function seriesOf(panels: readonly Panel[]): readonly string[] {
  return [...new Set(panels.flatMap(({ points }) => points.map(({ series }) => series)))];
}

/** The number of a row at its place on the x axis, and the published one. */
function pointsOf(
  result: StudyResult,
  table: TableName,
  row: Row,
  series: string,
  x: string,
  y: string,
): readonly Point[] {
  const at = numberOf(row, x);
  const value = numberOf(row, y);
  if (at === null || value === null) return [];
  const [lower, upper] = [numberOf(row, "lower"), numberOf(row, "upper")];
  return [
    { series, kind: "measured", x: at, y: value, lower, upper },
    ...ends(publishedOf(result, table, row, y)).map(
      (end): Point => ({ series, kind: "published", x: at, y: end, lower: null, upper: null }),
    ),
  ];
}

/** The same where the number lies along the x axis, in the row of a name. */
function across(
  result: StudyResult,
  table: TableName,
  row: Row,
  series: string,
  name: string,
  x: string,
): readonly Point[] {
  const value = numberOf(row, x);
  if (value === null) return [];
  const [lower, upper] = [numberOf(row, "lower"), numberOf(row, "upper")];
  return [
    { series, kind: "measured", x: value, y: name, lower, upper },
    ...ends(publishedOf(result, table, row, x)).map(
      (end): Point => ({ series, kind: "published", x: end, y: name, lower: null, upper: null }),
    ),
  ];
}

function foretold(row: Row, series: string, x: string, y: string): readonly Point[] {
  const [at, value] = [numberOf(row, x), numberOf(row, y)];
  return at === null || value === null
    ? []
    : [{ series, kind: "foretold", x: at, y: value, lower: null, upper: null }];
}

/** A range is drawn by its two ends. */
function ends(published: number | readonly [number, number] | null): readonly number[] {
  if (published === null) return [];
  return typeof published === "number" ? [published] : [...new Set(published)];
}
