import type { GateNeeds } from "../gates/gateNeeds.ts";
import type { GroupsDescription } from "../table/describe/describeGroups.ts";
import type { TableDescription } from "../table/describe/describeTable.ts";
import type { CheckedFile, CheckResult } from "./CheckResult.ts";
import { commandLines } from "./commandLines.ts";
import { brief, figures, grouped, plain } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { noteLines, orDash } from "./parts.ts";
import {
  checkAnswer,
  fileTitle,
  formatWords,
  groupKind,
  groupNotes,
  groupsLegend,
  idWords,
  leftOutWords,
  metricNotes,
  needsAnswer,
  needsHeads,
  nextWords,
  overlapWords,
  problemWords,
  repeatWords,
  rowsWords,
  scaleWords,
  shareWords,
  someOf,
} from "./words/en/check.ts";

/** The answer to `check` as text: each file, what they share, what a gate would need, and the next command. */
export function checkText(result: CheckResult, page: Page): string {
  const { files, overlap, problem, needs, next } = result;
  const several = files.length > 1;
  const lines = [
    ...wrap(checkAnswer(result), page, "").map((line) => paint(page, "bold", line)),
    ...files.flatMap((file, k) => ["", ...fileLines(file, several, groupsShown(files, k), page)]),
    ...(overlap === null ? [] : ["", ...titled("Together", overlapWords(overlap), page)]),
    ...(problem === null ? [] : ["", ...titled("In the way", problemWords(problem), page)]),
    ...(needs === null ? [] : ["", ...needsLines(needs, page)]),
    ...(next === null ? [] : ["", ...wrap(nextWords(next), page), ...commandLines(next.words, page)]),
  ];
  return spelt(`${lines.join("\n")}\n`, page);
}

/** Columns that group rows are shown of the first file that can be read, and of others that have other columns. */
function groupsShown(files: readonly CheckedFile[], k: number): boolean {
  const columnsOf = ({ table }: CheckedFile): string =>
    JSON.stringify(table?.groups.candidates.map(({ column, groups }) => [column, groups]));
  return files.findIndex((file) => file.table !== null && columnsOf(file) === columnsOf(files[k])) === k;
}

function fileLines(file: CheckedFile, several: boolean, withGroups: boolean, page: Page): readonly string[] {
  const title = several ? wrap(fileTitle(file), page, "").map((line) => paint(page, "bold", line)) : [];
  if (file.error !== null) {
    const { message, hint } = file.error;
    return [
      ...title,
      ...wrap(message, page),
      ...(hint ?? "").split("\n").flatMap((line) => wrap(line.trimStart(), page, "    ")),
    ];
  }
  if (file.table === null) return title;
  return [
    ...title,
    ...factLines(file, file.table, page),
    ...systemLines(file.table, page),
    ...metricLines(file.table, page),
    ...(withGroups ? groupLines(file.table.groups, page) : []),
    ...noteLines(file.caveats, page),
  ];
}

function factLines(file: CheckedFile, described: TableDescription, page: Page): readonly string[] {
  const repeated = repeatWords(described.repeated);
  const facts: readonly (readonly [string, string])[] = [
    ["format", formatWords(file)],
    ["rows", rowsWords(described)],
    ["ids", idWords(described, page)],
    ...(repeated === null ? [] : [["repeats", repeated] as const]),
  ];
  return facts.flatMap(([name, words]) => wrap(words, page, `  ${name.padEnd(8)}  `));
}

const mostSystems = 8;
const mostMetrics = 3;

function systemLines({ systems }: TableDescription, page: Page): readonly string[] {
  if (systems === null) return [];
  const names = Object.keys(systems.systems[0]?.means ?? {}).slice(0, mostMetrics);
  const rows = systems.systems
    .slice(0, mostSystems)
    .map(({ name, rows: count, means }) => [
      shortened(name, page),
      grouped(count),
      ...names.map((metric) => orDash(means[metric], 4)),
    ]);
  const more = systems.systems.length - rows.length;
  return [
    "",
    ...wrap(`Systems, told apart by ${systems.column}`, page),
    ...indented(
      table(
        [["", "rows", ...names.map((name) => shortened(name, page))], ...rows],
        [true, false, ...names.map(() => false)],
      ),
    ),
    ...(more > 0 ? [`    ${grouped(more)} more`] : []),
  ];
}

const mostRows = 12;

function metricLines({ metrics, systems }: TableDescription, page: Page): readonly string[] {
  const mixed = (systems?.systems.length ?? 0) > 1;
  if (metrics.length === 0)
    return [
      "",
      ...wrap(
        "Metrics: none. Nothing in it is read as scores; if a column holds them, name it with --metric COLUMN.",
        page,
      ),
    ];
  const kinds = { hits: "0/1", graded: "graded", empty: "–" } as const;
  const failures = metrics.some(({ failed }) => failed > 0);
  const rows = metrics
    .slice(0, mostRows)
    .map((metric) => [
      shortened(metric.name, page),
      kinds[metric.kind],
      grouped(metric.scored),
      grouped(metric.missing),
      ...(failures ? [grouped(metric.failed)] : []),
      ...(mixed ? [] : [orDash(metric.mean, 4)]),
      metric.lowest === null || metric.highest === null
        ? "–"
        : `${brief(metric.lowest)} to ${brief(metric.highest)}`,
      scaleWords(metric.scale),
    ]);
  const more = metrics.length - rows.length;
  const heads = [
    "",
    "",
    "scored",
    "missing",
    ...(failures ? ["failed"] : []),
    ...(mixed ? [] : ["mean"]),
    "seen",
    "scale",
  ];
  return [
    "",
    ...wrap("Metrics", page),
    ...indented(
      table(
        [heads, ...rows],
        heads.map((_, column) => column < 2 || column > heads.length - 3),
      ),
    ),
    ...(more > 0
      ? wrap(
          `${grouped(more)} more: ${someOf(metrics.slice(mostRows).map(({ name }) => name))}`,
          page,
          "    ",
        )
      : []),
    ...metricNotes(metrics).flatMap((note) => wrap(note, page, "    ")),
  ];
}

const mostGroups = 8;

function groupLines(groups: GroupsDescription, page: Page): readonly string[] {
  const { candidates } = groups;
  const leftOut = leftOutWords(groups);
  if (candidates.length === 0)
    return leftOut.length === 0
      ? []
      : [
          "",
          ...wrap("Columns that group rows: none.", page),
          ...leftOut.flatMap((line) => wrap(line, page, "    ")),
        ];
  const [metric] = candidates.flatMap(({ metrics }) => metrics.map((one) => one.metric));
  const rows = candidates
    .slice(0, mostGroups)
    .map((candidate) => [
      shortened(candidate.column, page),
      grouped(candidate.groups),
      shareWords(candidate.largest.share),
      ...(metric === undefined
        ? []
        : [figure(candidate.metrics[0]?.icc), figure(candidate.metrics[0]?.designEffect)]),
      groupKind(candidate),
    ]);
  const heads = ["", "groups", "largest", ...(metric === undefined ? [] : ["ICC", "design effect"]), ""];
  const more = candidates.length - rows.length;
  return [
    "",
    ...wrap(
      `Columns that group rows, for --cluster${metric === undefined ? "" : ` (ICC and design effect: ${shortened(metric, page)})`}`,
      page,
    ),
    ...indented(
      table(
        [heads, ...rows],
        heads.map((_, column) => column === 0 || column === heads.length - 1),
      ),
    ),
    ...(more > 0
      ? wrap(
          `${grouped(more)} more: ${someOf(candidates.slice(mostGroups).map(({ column }) => column))}`,
          page,
          "    ",
        )
      : []),
    ...groupNotes(candidates).flatMap((note) => wrap(note, page, "    ")),
    ...(metric === undefined ? [] : wrap(groupsLegend, page, "    ")),
    ...leftOut.flatMap((line) => wrap(line, page, "    ")),
  ];
}

function needsLines(needs: GateNeeds, page: Page): readonly string[] {
  const rows = needs.margins.map(({ margin, floor, needed }) => [
    plain(margin),
    floor === null ? "–" : grouped(floor),
    ...(needs.sdDifference === null ? [] : [needed === null ? "–" : grouped(needed)]),
  ]);
  const heads = needsHeads(needs);
  return [
    ...titled("What a gate would need", needsAnswer(needs), page),
    ...(rows.length === 0
      ? []
      : [
          "",
          ...indented(
            table(
              [heads, ...rows],
              heads.map(() => false),
            ),
          ),
        ]),
  ];
}

function titled(title: string, sentences: readonly string[], page: Page): readonly string[] {
  return [...wrap(title, page), ...sentences.flatMap((sentence) => wrap(sentence, page, "    "))];
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

function shortened(text: string, page: Page): string {
  const room = Math.max(16, Math.floor(page.columns / 3));
  return text.length > room ? `${text.slice(0, room - 1)}…` : text;
}

function figure(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : figures(value, 3);
}
