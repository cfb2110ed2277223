import type { GateNeeds } from "../../../gates/gateNeeds.ts";
import type { Scale } from "../../../stats/types.ts";
import type { GroupDescription, GroupsDescription } from "../../../table/describe/describeGroups.ts";
import type { MetricDescription } from "../../../table/describe/describeMetric.ts";
import type { Overlap } from "../../../table/describe/describeOverlap.ts";
import type { RepeatedIds, TableDescription } from "../../../table/describe/describeTable.ts";
import type { CheckedFile, CheckProblem, CheckResult, NextCommand } from "../../CheckResult.ts";
import { brief, count, grouped, percent, plain, roundedUp } from "../../numbers.ts";

/** The most important thing about all files, in a sentence. */
export function checkAnswer({ files, overlap, problem }: CheckResult): string {
  const broken = files.filter(({ error }) => error !== null);
  if (broken.length > 0)
    return files.length === 1
      ? `${files[0].path} cannot be read as scores.`
      : `${broken.length} of ${count(files.length, "file")} cannot be read as scores: ${someOf(broken.map(({ path }) => path))}.`;
  if (overlap === null) return `${files[0].path} holds ${contents(files[0])}.`;
  const what = files.length === 1 ? `The systems of ${files[0].path}` : "The files";
  if (overlap.common === 0) return `${what} have no question in common.`;
  if (overlap.metrics.length === 0) return `${what} have no metric in common.`;
  const all = overlap.files.every(({ lacks }) => lacks === 0);
  const shared = `${count(overlap.common, "question")}${all ? ", the same in " : " are in "}${overlap.files.length === 2 ? "both" : `all ${overlap.files.length}`}`;
  return `${what} ${problem === null ? "can be compared" : "do not fit together yet"}: ${shared}.`;
}

function contents({ table }: CheckedFile): string {
  if (table === null) return "no scores";
  const { questions, metrics, systems } = table;
  const several =
    systems !== null && systems.systems.length > 1 ? ` of ${count(systems.systems.length, "system")}` : "";
  const scores = metrics.length === 0 ? "no metric" : count(metrics.length, "metric");
  return `${count(questions, "question")}${several} and ${scores}`;
}

/** Title of a file among several: its name and what it holds. */
export function fileTitle(file: CheckedFile): string {
  return file.error === null ? `${file.path}: ${contents(file)}` : file.path;
}

/** What the format is. */
export function formatWords({ format }: CheckedFile): string {
  if (format === null) return "";
  return `${format.title}${format.support === "experimental" ? " (experimental: made from its documentation)" : ""}`;
}

/** Rows, and what they are rows of. */
export function rowsWords({ rows, questions, repeated }: TableDescription): string {
  if (rows === questions) return `${grouped(rows)}, one a question`;
  const what = repeated?.kind === "systems" ? "one a question and system" : `${count(questions, "question")}`;
  return `${grouped(rows)}, ${what}`;
}

/** Where ids come from, and the first of them. */
export function idWords(
  { idColumn, firstIds }: TableDescription,
  page: { readonly columns: number },
): string {
  const room = Math.max(12, Math.floor((page.columns - 30) / 3));
  const first = firstIds.map((id) => (id.length > room ? `${id.slice(0, room - 1)}…` : id)).join(", ");
  if (idColumn === "") return `none: rows are paired by their order (${first}, …)`;
  return `from ${idColumn.includes(",") ? `${idColumn} together` : idColumn}: ${first}${firstIds.length > 2 ? ", …" : ""}`;
}

/** What rows that share an id are, and what to say of them. */
export function repeatWords(repeated: RepeatedIds | null): string | null {
  if (repeated === null || repeated.kind === "systems") return null;
  const { kind, questions, most, examples, toldApartBy } = repeated;
  const ids = `${count(questions, "id")} on several rows, up to ${grouped(most)} each`;
  if (kind === "repeats") return `${ids}: repeats, which are averaged inside their question`;
  const which = examples
    .slice(0, 3)
    .map(({ id, lines }) => (lines[0] > 0 ? `${id} (lines ${lines.slice(0, 5).join(", ")})` : id))
    .join("; ");
  const more = questions > 3 ? `; ${grouped(questions - 3)} more` : "";
  const say =
    toldApartBy === null
      ? "Repeats of a question? Say --repeats average. Or does another column tell them apart? Name it with the id: --id COLUMN,COLUMN."
      : `They differ in ${toldApartBy}: if that names systems, say --system-column ${toldApartBy}; if not, --repeats average.`;
  return `${ids}: ${which}${more}. ${say}`;
}

/** What a scale is, in few letters. */
export function scaleWords(scale: Scale): string {
  return scale.kind === "bounded" ? `${plain(scale.min)} to ${plain(scale.max)}` : "none";
}

/** What there is to say of single metrics, a sentence each. */
export function metricNotes(metrics: readonly MetricDescription[]): readonly string[] {
  const names = (is: (metric: MetricDescription) => boolean): string =>
    someOf(metrics.filter(is).map(({ name }) => name));
  const note = (listed: string, sentence: string): readonly string[] =>
    listed === "" ? [] : [`${listed}: ${sentence}`];
  const outside = metrics.filter(({ scale, kind }) => scale.kind === "unbounded" && kind !== "empty");
  return [
    ...outside.map(
      ({ name, likelyRange }) =>
        `${name}: scores lie outside 0 to 1${likelyRange === null ? "; say their range with --range a,b, or --range none" : `, as on a scale of ${likelyRange.min} to ${likelyRange.max}: --range ${likelyRange.min},${likelyRange.max}`}.`,
    ),
    ...note(
      names(({ rounded }) => rounded),
      "2 decimals only, so small changes are rounded away. Export more digits if you can.",
    ),
    ...note(
      names(({ constant }) => constant),
      "every score is the same.",
    ),
    ...note(
      names(({ kind }) => kind === "empty"),
      "no score at all.",
    ),
  ];
}

/** Why a column may be documents, in two or three words for a table. */
export function groupKind({ kind }: GroupDescription): string {
  return { documents: "documents?", prefix: "from the ids", other: "" }[kind];
}

/** What else there is to say of columns that may be documents, a sentence each. */
export function groupNotes(candidates: readonly GroupDescription[]): readonly string[] {
  return candidates.flatMap(({ column, kind, inside, empty, several }) => [
    ...(kind === "documents" && inside.length > 0
      ? [`${column} lies inside ${someOf(inside, 4)}: name the coarsest that was sampled.`]
      : []),
    ...(kind === "documents" && empty > 0 ? [`${column} is empty for ${count(empty, "question")}.`] : []),
    ...(several === null
      ? []
      : [
          `Cells of ${column} seem to name several documents, such as ${JSON.stringify(shortened(several.cell))} (gatestats explain several-documents).`,
        ]),
  ]);
}

/** What the correlation within groups and the design effect are. */
export const groupsLegend =
  "ICC: how alike scores within a group are (0 not at all, 1 wholly). Design effect: what taking them for independent would hide, as a factor on the variance.";

/** Columns that cannot be clusters. */
export function leftOutWords({ rowNames, constant }: GroupsDescription): readonly string[] {
  return [
    ...(rowNames.length === 0 ? [] : [`A value of its own on nearly every row: ${someOf(rowNames)}.`]),
    ...(constant.length === 0
      ? []
      : [
          `One value: ${someOf(constant.map(({ column, value }) => (value === "" || value.length > 24 ? column : `${column} (${value})`)))}.`,
        ]),
  ];
}

/** What files share and lack. */
export function overlapWords({
  common,
  files,
  nearMiss,
  metrics,
  otherMetrics,
  disagreeing,
}: Overlap): readonly string[] {
  const lacking = files.filter(({ lacks }) => lacks > 0);
  return [
    `Questions: ${lacking.length === 0 ? `the same ${grouped(common)} everywhere` : `${grouped(common)} in ${files.length === 2 ? "both" : "all"}`}.`,
    ...lacking.map(
      ({ name, lacks, examples }) =>
        `Missing from ${name}: ${count(lacks, "question")} (${examples.map(shortened).join(", ")}${lacks > examples.length ? ", …" : ""}).`,
    ),
    ...(nearMiss === null
      ? []
      : [
          `${grouped(nearMiss.count)} of them would match if ids were written alike, as "${nearMiss.example[0]}" and "${nearMiss.example[1]}" are not.${nearMiss.transforms.length > 0 ? ` ${transformFlags(nearMiss.transforms)} makes them match.` : ""}`,
        ]),
    `Metrics in ${files.length === 2 ? "both" : "all"}: ${metrics.length === 0 ? "none" : someOf(metrics.map(({ name }) => name))}.`,
    ...otherMetrics.map(({ name, metrics: only }) => `Only in ${name}: ${someOf(only)}.`),
    ...metrics
      .filter(({ scalesDiffer }) => scalesDiffer)
      .map(
        ({ name, scales }) =>
          `${name} has another scale in each file (${scales.map(scaleWords).join("; ")}): are they the same metric?`,
      ),
    ...disagreeing.map(
      ({ column, questions, example }) =>
        `${column} differs for ${count(questions, "question")}: ${shortened(example.id)} is of ${example.values.map((value) => `"${shortened(value)}"`).join(" and ")}.`,
    ),
  ];
}

/** What stands in the way of a comparison; what the list of missing questions says already is left out. */
export function problemWords({ code, message, hint }: CheckProblem): readonly string[] {
  const told = code === "unmatched-ids" || code === "no-common-ids";
  return [...(told ? [] : [message]), ...hint.split("\n").map((line) => line.trim())];
}

/** The flags that make ids match, as a shell takes them. */
export function transformFlags(transforms: readonly string[]): string {
  return transforms
    .map((text) => `--id-transform ${/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text}'`}`)
    .join(" ");
}

/** What these questions can show at best. */
export function needsAnswer({
  metric,
  unit,
  count: n,
  smallestMargin,
  sdDifference,
}: GateNeeds): readonly string[] {
  const units = count(n, unit);
  return [
    smallestMargin === null
      ? `${metric} has no bounds, so no number of ${unit}s rules out a rare, large loss: say its range with --range if it has one.`
      : `With ${units}, if not one score of ${metric} changed, a gate passes at a margin of ${roundedUp(smallestMargin)} and at none smaller.`,
    ...(sdDifference === null
      ? []
      : [
          `Between these two systems a ${unit}'s score differs by ${brief(Number(sdDifference.toPrecision(3)))} (standard deviation).`,
        ]),
  ];
}

/** Heads of the table of margins. */
export function needsHeads({ unit, sdDifference }: GateNeeds): readonly string[] {
  return ["margin", `${unit}s if nothing changes`, ...(sdDifference === null ? [] : ["for 80 % power"])];
}

/** What the next command is for. */
export function nextWords({ does }: NextCommand): string {
  const words: Readonly<Record<NextCommand["does"], string>> = {
    estimate: "Next: the mean with its interval. For a verdict, give check the scores of a second system too",
    gate: "Next: the verdict, at a margin of a twentieth of the scale; put yours in its place",
    compare: "Next: each of them beside the first",
  };
  return words[does];
}

/** A list cut after eight. */
export function someOf(names: readonly string[], most = 8): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(", ")}, ${grouped(more)} more` : names.join(", ");
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** The share of the largest group. */
export function shareWords(share: number): string {
  return percent(Number(share.toPrecision(2)));
}
