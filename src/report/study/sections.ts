import type { StudyResult } from "../../study/StudyResult.ts";
import type { Row, TableName } from "../../study/tables.ts";
import type { CaptionedTable, Section } from "../article/Article.ts";
import type { Figure } from "../article/Figure.ts";
import { grouped, plain } from "../numbers.ts";
import type { ReadersTable } from "../readersTable.ts";
import { inBrackets, ruleSentence, sectionWords } from "../words/en/study.ts";
import { extraAlarms, falseRates, formulaScatter, passRates, rebuildNoise, widthRatios } from "./figures.ts";
import { publishedTable } from "./publishedBeside.ts";
import { atUsualSize, mainMargin, rowsOf } from "./studyRows.ts";
import { decimals, inPercent, type ListedColumn, listed, type Pivot, pivoted } from "./studyTables.ts";

/** The sections of a study's report in the order of the published article; one without numbers is left out. */
export function studySections(result: StudyResult): readonly Section[] {
  const all = [systems, thresholds, losses, pairing, rebuilds, changes, latency, questions, published];
  return all.map((section) => section(result)).filter(({ tables }) => tables.length > 0);
}

const limits: ListedColumn = ["lower", "95 % limits", inPercent];
const data = ["data", "data"] as const;
const change = ["scenario", "change"] as const;
const setting = ["setting", "setting"] as const;
const rule = ["rule", "rule"] as const;

function systems(result: StudyResult): Section {
  const rows = rowsOf(result, "systems").filter(({ system }) => !/ #(?!1$)\d+$/.test(String(system)));
  const { title, text, means, more } = sectionWords.systems;
  return {
    id: "systems",
    title,
    paragraphs: [text],
    figures: [],
    tables: [
      ...pivotedTable(result, means, "", {
        table: "systems",
        rows,
        down: [data, ["system", "system"]],
        across: "metric",
        column: "mean",
        show: decimals(3),
      }),
      ...detail(
        listedTable(result, "systems", rows, more, "", [
          data,
          ["system", "system"],
          ["metric", "metric"],
          ["questions", "questions", grouped],
          ["mean", "mean", decimals(3)],
          ["lower", "95 % limits", decimals(3)],
          ["sd", "sd", decimals(2)],
        ]),
      ),
    ],
  };
}

function thresholds(result: StudyResult): Section {
  const rows = rowsOf(result, "thresholds", { system: "all", side: "both" });
  const { title, text, bySize, atOneSize } = sectionWords.thresholds;
  const which = "system all, side both";
  return {
    id: "thresholds",
    title,
    paragraphs: [text(result.study.goldenSets.thresholds.distance)],
    figures: drawn(falseRates(result)),
    tables: [
      ...pivotedTable(result, bySize, which, {
        table: "thresholds",
        rows,
        down: [data, ["metric", "metric"]],
        across: "n",
        column: "wrong",
        show: inPercent,
      }),
      ...listedTable(result, "thresholds", atUsualSize(rows), atOneSize, which, [
        data,
        ["metric", "metric"],
        ["n", "n", plain],
        ["wrong", "wrong", inPercent],
        limits,
        ["predicted", "foretold", inPercent],
        ["splitHalf", "other half", inPercent],
      ]),
    ],
  };
}

function losses(result: StudyResult): Section {
  const [margin, metric] = [mainMargin(result), result.study.metrics.primary];
  const { goldenSets } = result.study;
  const rows = rowsOf(result, "gates", { metric, family: "degraded", margin });
  const atMargin = rows.filter((row) => row.target === margin && ofPairedRules(row));
  const differences = rowsOf(result, "contrasts", { metric, family: "degraded", margin, of: "passes" });
  const { title, text, byRule, byRuleSame, apart } = sectionWords.losses;
  const which = `family degraded, metric ${metric}, margin ${plain(margin)}`;
  return {
    id: "losses",
    title,
    paragraphs: [
      text(goldenSets.headroom),
      ...goldenSets.rules.map((one) => ruleSentence(one, goldenSets, margin)),
    ],
    figures: drawn(passRates(result)),
    tables: [
      ...eachSetting(atUsualSize(rows), (some, how) =>
        passesByRule(result, some, byRule(how), `${which}, setting ${how}`, [
          ...baselines(some),
          ["target", "aimed at"],
          ["loss", "true loss"],
        ]),
      ),
      ...eachSetting(atMargin, (some, how) =>
        passesBySize(result, some, byRuleSame(how), `${which}, setting ${how}, target ${plain(margin)}`, [
          data,
          ...baselines(some),
          rule,
        ]),
      ),
      ...detail(contrastTable(result, byTarget(atUsualSize(differences)), apart, which)),
    ],
  };
}

function pairing(result: StudyResult): Section {
  const [margin, metric] = [mainMargin(result), result.study.metrics.primary];
  const contrasts = rowsOf(result, "contrasts", {
    metric,
    family: "rebuild",
    margin,
    of: "alarms",
    scenario: "all",
  });
  const rebuilt = rowsOf(result, "gates", { metric, family: "rebuild", margin });
  const half = rowsOf(result, "gates", { metric, family: "degraded", margin, target: margin / 2 });
  const { title, text, alarms, unchanged, halfMargin } = sectionWords.pairing;
  const which = `metric ${metric}, margin ${plain(margin)}`;
  return {
    id: "pairing",
    title,
    paragraphs: [text],
    figures: drawn(extraAlarms(result)),
    tables: [
      ...contrastTable(result, atUsualSize(contrasts), alarms, `family rebuild, scenario all, ${which}`),
      ...passesBySize(result, rebuilt.filter(ofPairingRules), unchanged, `family rebuild, ${which}`, [
        data,
        setting,
        rule,
      ]),
      ...eachSetting(half.filter(ofPairedRules), (some, how) =>
        passesBySize(
          result,
          some,
          halfMargin(how),
          `family degraded, ${which}, setting ${how}, target ${plain(margin / 2)}`,
          [data, ...baselines(some), rule],
        ),
      ),
    ],
  };
}

function rebuilds(result: StudyResult): Section {
  const rows = rowsOf(result, "rebuilds");
  const { title, text, noise } = sectionWords.rebuilds;
  const metrics = [...new Set(rows.map(({ metric }) => metric))].join(", ");
  const table = listedTable(result, "rebuilds", rows, noise, `metric ${metrics}`, [
    data,
    ...(new Set(rows.map(({ system }) => system)).size > 1 ? [["system", "system"] as const] : []),
    setting,
    ["p95", "P95", decimals(4)],
    ["lower", "95 % limits", decimals(4)],
    ["changed", "changed, %", inPercent],
    ["gain", "gain", decimals(4)],
    ["sd", "sd(d)", decimals(3)],
    ["ofExact", "of exact, %", inPercent],
  ]);
  return { id: "rebuilds", title, paragraphs: [text], figures: drawn(rebuildNoise(result)), tables: table };
}

function changes(result: StudyResult): Section {
  const [margin, metric] = [mainMargin(result), result.study.metrics.primary];
  const family = ["swap", "parameters", "vectors"];
  const rows = atUsualSize(rowsOf(result, "gates", { metric, family, margin }));
  const { title, text, byRule } = sectionWords.changes;
  const which = `family ${family.join(" or ")}, metric ${metric}, margin ${plain(margin)}`;
  return {
    id: "changes",
    title,
    paragraphs: [text],
    figures: [],
    tables: passesByRule(result, rows, byRule, which, [change, ["loss", "true loss"]]),
  };
}

function latency(result: StudyResult): Section {
  const gates = rowsOf(result, "latencyGates");
  const { title, text, widths, oneRun } = sectionWords.latency;
  return {
    id: "latency",
    title,
    paragraphs: [text],
    figures: drawn(widthRatios(result)),
    tables: [
      ...listedTable(result, "latency", rowsOf(result, "latency"), widths, "", [
        ["system", "system"],
        ["queries", "queries", grouped],
        ["runs", "runs", plain],
        ["p50", "P50, ms", decimals(2)],
        ["p95", "P95, ms", decimals(2)],
        ["ratio", "ratio", decimals(2)],
        ["cvP50", "CV P50, %", inPercent],
        ["cvP95", "CV P95, %", inPercent],
      ]),
      ...detail(
        pivotedTable(result, oneRun, "", {
          table: "latencyGates",
          rows: gates,
          down: [["system", "system"], ["side", "limit is"], rule],
          across: "queries",
          column: "pass",
          show: inPercent,
        }),
      ),
    ],
  };
}

function questions(result: StudyResult): Section {
  const [margin, metric] = [mainMargin(result), result.study.metrics.primary];
  const rows = rowsOf(result, "differences", { metric, margin });
  const { title, text, scatter, formula } = sectionWords.questions;
  const which = `metric ${metric}, margin ${plain(margin)}`;
  return {
    id: "questions",
    title,
    paragraphs: [text],
    figures: drawn(formulaScatter(result)),
    tables: [
      ...listedTable(result, "differences", typical(rows), scatter(margin), which, [
        data,
        change,
        ["sd", "sd(d)", decimals(3)],
        ["detectable100", "at 100", decimals(3)],
        ["detectable1000", "at 1,000", decimals(3)],
        ["needed", "needed", grouped],
      ]),
      ...pivotedTable(result, formula, which, {
        table: "formula",
        rows: rowsOf(result, "formula", { metric, margin }),
        down: [data],
        across: "n",
        column: "medianError",
        show: decimals(3),
      }),
    ],
  };
}

function published(result: StudyResult): Section {
  const table = publishedTable(result);
  const { title, text, caption, source } = sectionWords.published;
  const tables = table.rows.length === 0 ? [] : detail([{ caption, source, table }]);
  return { id: "published", title, paragraphs: [text], figures: [], tables };
}

function drawn(figure: Figure | null): readonly Figure[] {
  return figure === null ? [] : [figure];
}

/** Of rebuilds the first of each setting, which is built as the others are, and of losses the published way; all are in the file. */
function typical(rows: readonly Row[]): readonly Row[] {
  const how = rows.find(({ family }) => family === "degraded")?.setting;
  const seen = new Set<string>();
  return rows.filter(({ family, data: name, setting: at }) => {
    if (family === "degraded") return at === how;
    const key = JSON.stringify([name, at]);
    return family !== "rebuild" || (!seen.has(key) && seen.add(key));
  });
}

/** The published paired rule and the one that is advised. */
function ofPairedRules({ rule: name }: Row): boolean {
  return name === "percentile" || name === "gate";
}

/** Those, and the one that takes the systems apart. */
function ofPairingRules(row: Row): boolean {
  return ofPairedRules(row) || row.rule === "unpaired";
}

/** Averages over changes of one target, and single changes where there is no average. */
function byTarget(rows: readonly Row[]): readonly Row[] {
  const averaged = rows.filter(({ scenario, target }) => scenario === "all" && target !== null);
  const has = (row: Row): boolean =>
    averaged.some((one) => one.data === row.data && one.target === row.target && one.setting === row.setting);
  return rows.filter((row) => averaged.includes(row) || (row.scenario !== "all" && !has(row)));
}

/** A table for each way of losing; all but the first, which is the published one, are details. */
function eachSetting(
  rows: readonly Row[],
  make: (rows: readonly Row[], how: string) => readonly CaptionedTable[],
): readonly CaptionedTable[] {
  const settings = [...new Set(rows.map(({ setting: how }) => String(how)))];
  return settings.flatMap((how, i) => {
    const tables = make(
      rows.filter((row) => row.setting === how),
      how,
    );
    return i === 0 ? tables : detail(tables);
  });
}

/** Tables that text leaves out. */
function detail(tables: readonly CaptionedTable[]): readonly CaptionedTable[] {
  return tables.map((table) => ({ ...table, detail: true }));
}

/** The column of baselines, where there are several. */
function baselines(rows: readonly Row[]): Pivot["down"] {
  return new Set(rows.map(({ baseline }) => baseline)).size > 1 ? [["baseline", "baseline"]] : [];
}

/** The size of golden sets: a column where it differs, else words. */
function sizes(rows: readonly Row[]): { readonly down: Pivot["down"]; readonly words: string } {
  const all = [...new Set(rows.map(({ n }) => n))];
  return all.length === 1 ? { down: [], words: `, n ${all[0]}` } : { down: [["n", "n"]], words: "" };
}

function passesByRule(
  result: StudyResult,
  rows: readonly Row[],
  caption: string,
  which: string,
  down: Pivot["down"],
): readonly CaptionedTable[] {
  const size = sizes(rows);
  return pivotedTable(result, caption, which + size.words, {
    table: "gates",
    rows,
    down: [data, ...down, ...size.down],
    across: "rule",
    column: "pass",
    show: inPercent,
  });
}

function passesBySize(
  result: StudyResult,
  rows: readonly Row[],
  caption: string,
  which: string,
  down: Pivot["down"],
): readonly CaptionedTable[] {
  return pivotedTable(result, caption, which, {
    table: "gates",
    rows,
    down,
    across: "n",
    column: "pass",
    show: inPercent,
  });
}

function contrastTable(
  result: StudyResult,
  rows: readonly Row[],
  caption: string,
  which: string,
): readonly CaptionedTable[] {
  return listedTable(result, "contrasts", rows, caption, which, [
    data,
    ["contrast", "contrast"],
    ["scenario", "change", undefined, changeOf],
    ["n", "n", plain],
    ["difference", "difference", inPercent],
    limits,
  ]);
}

/** A change by its name, an average by what it is over. */
function changeOf({ scenario, target, setting: at }: Row): string {
  if (scenario !== "all") return String(scenario);
  const of = [...(target === null ? [] : [`loss ${target}`]), ...(at === null ? [] : [String(at)])];
  return of.length === 0 ? "all" : `all of ${of.join(", ")}`;
}

function pivotedTable(
  result: StudyResult,
  caption: string,
  which: string,
  pivot: Pivot,
): readonly CaptionedTable[] {
  return pivot.rows.length === 0 ? [] : [captioned(pivot.table, caption, which, pivoted(result, pivot))];
}

function listedTable(
  result: StudyResult,
  name: TableName,
  rows: readonly Row[],
  caption: string,
  which: string,
  columns: readonly ListedColumn[],
): readonly CaptionedTable[] {
  return rows.length === 0 ? [] : [captioned(name, caption, which, listed(result, name, rows, columns))];
}

/** A table with where its numbers stand, and what its brackets mean where it has any. */
function captioned(name: TableName, caption: string, which: string, table: ReadersTable): CaptionedTable {
  const brackets = table.rows.some((cells) => cells.some((cell, i) => !table.left[i] && cell.endsWith(")")));
  return {
    caption: brackets ? `${caption} ${inBrackets}` : caption,
    source: which === "" ? `From ${name}.csv.` : `From ${name}.csv: ${which}.`,
    table,
  };
}
