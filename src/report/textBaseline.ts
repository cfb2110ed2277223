import type { Manifest, SavedMetric } from "../policy/Manifest.ts";
import { commandLines, shellWord } from "./commandLines.ts";
import { count, fixed, grouped, plain } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";

/** The answer to `baseline save` as text. */
export function savedText(manifest: Manifest, folder: string, page: Page): string {
  const { name, goldenSet, metrics } = manifest;
  return lines(
    [
      ...wrap(
        `Saved ${count(goldenSet.questions, "question")} and ${count(metrics.length, "metric")} as the baseline ${name}, in ${folder}.`,
        page,
        "",
      ),
      "",
      ...keptLines(manifest, page),
    ],
    page,
  );
}

/** The answer to `baseline show` as text. */
export function baselineText(manifest: Manifest, age: string, scores: string, page: Page): string {
  const { name, saved, tool, commit, source, goldenSet } = manifest;
  const facts = [
    ["saved", `${saved} (${age} ago), by ${tool}`],
    ["commit", commit ?? "none: saved outside a repository"],
    ["from", `${source.path} (${source.format}, ${count(source.rows, "row")})`],
    ["", `SHA-256 ${source.sha256}`],
    ["kept in", scores],
    ["golden set", count(goldenSet.questions, "question")],
    ["", `SHA-256 ${goldenSet.sha256}`],
  ];
  return lines(
    [
      paint(page, "bold", `Baseline ${name}`),
      "",
      ...table(facts, [true, true]),
      "",
      ...keptLines(manifest, page),
    ],
    page,
  );
}

/** The answer to `baseline list` as text. */
export function baselinesText(
  baselines: readonly { readonly manifest: Manifest; readonly age: string }[],
  root: string,
  page: Page,
): string {
  if (baselines.length === 0)
    return lines(
      [
        ...wrap(`No baseline is kept in ${root}.`, page, ""),
        "",
        ...wrap("Keep the scores of the system that is in use:", page),
        "    gatestats baseline save SCORES --name main",
      ],
      page,
    );
  const rows = baselines.map(({ manifest: { name, saved, commit, goldenSet, metrics }, age }) => [
    name,
    saved.slice(0, 10),
    age,
    commit?.slice(0, 10) ?? "",
    grouped(goldenSet.questions),
    metrics.map((metric) => metric.name).join(", "),
  ]);
  const head = ["name", "saved", "age", "commit", "questions", "metrics"];
  return lines(table([head, ...rows], [true, true, false, true, false, true]), page);
}

/** What is kept, what it is held to, and what to do with it. */
function keptLines(manifest: Manifest, page: Page): readonly string[] {
  return [
    ...metricTable(manifest.metrics),
    "",
    ...wrap(questionsSentence(manifest), page),
    "",
    ...nextLines(manifest, page),
  ];
}

function questionsSentence({ goldenSet: { columns } }: Manifest): string {
  const other =
    columns.length === 0 ? " or adds one" : `, adds one or has another ${columns.join(" or ")} for one`;
  return `A candidate that lacks a question${other} is refused, the questions named.`;
}

function metricTable(metrics: readonly SavedMetric[]): readonly string[] {
  const rows = metrics.map(({ name, mean, scored, missing, failed, better, range }) => [
    name,
    mean === null ? "-" : fixed(mean, 4),
    grouped(scored),
    grouped(missing),
    grouped(failed),
    range === null ? "no bounds" : `${plain(range[0])} to ${plain(range[1])}`,
    better === "lower" ? "lower is better" : "",
  ]);
  return table(
    [["", "mean", "scored", "missing", "failed", "scale", ""], ...rows],
    [true, false, false, false, false, true, true],
  );
}

function nextLines({ name, metrics: [{ name: metric, range }] }: Manifest, page: Page): readonly string[] {
  const margin = range === null ? "M" : plain(Number(((range[1] - range[0]) / 50).toPrecision(2)));
  const words = ["gate", "candidate.csv", "--against", name, "--metric", metric, "--margin", margin];
  return [
    ...wrap(`Next: compare a candidate with it, your margin in place of ${margin}`, page),
    ...commandLines(["gatestats", ...words.map(shellWord)], page),
  ];
}

function lines(all: readonly string[], page: Page): string {
  return spelt(`${all.join("\n")}\n`, page);
}
