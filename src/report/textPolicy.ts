import { commandLines } from "./commandLines.ts";
import { count } from "./numbers.ts";
import type { InitReport, PolicyReport, PolicySettingReport } from "./PolicyReport.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";

/** The answer to `check-config` as text: what holds for each metric, and who said so. */
export function policyReportText(report: PolicyReport, page: Page): string {
  const { policy, settings, metrics, candidates } = report;
  const musts = metrics.filter(({ role }) => role === "must");
  const watched = metrics.length - musts.length;
  const lines = [
    ...wrap(
      `${policy.path} holds: ${count(musts.length, "metric")} must pass${watched === 0 ? "" : `, ${watched} ${watched === 1 ? "is" : "are"} only watched`}.`,
      page,
      "",
    ),
    "",
    ...settingRows(settings),
    ...metrics.flatMap((metric) => [
      "",
      paint(
        page,
        "bold",
        `  ${metric.name}: ${metric.role === "must" ? "must pass" : "only watched"} (line ${metric.line})`,
      ),
      ...settingRows(metric.settings),
      ...(metric.noiseAboveMargin
        ? wrap("The noise floor is above the margin: this gate may judge noise.", page, "    ! ")
        : []),
    ]),
    ...candidates.flatMap(({ path, questions, goldenSet }) => [
      "",
      ...wrap(
        `${path} fits: ${count(questions, "question")}, and all metrics and columns are there. To pin these questions:`,
        page,
      ),
      "    golden-set:",
      `      sha256: ${goldenSet.sha256}`,
      ...(goldenSet.columns.length === 0 ? [] : [`      columns: [${goldenSet.columns.join(", ")}]`]),
    ]),
  ];
  return spelt(`${lines.join("\n")}\n`, page);
}

function settingRows(settings: readonly PolicySettingReport[]): readonly string[] {
  return table(
    settings.map(({ name, value, source, line }) => ["", name, value, sourceWords(source, name, line)]),
    [true, true, true, true],
  );
}

function sourceWords(source: PolicySettingReport["source"], name: string, line: number | null): string {
  if (source === "flag") return `--${name}`;
  if (source === "standard") return "default";
  return source === "defaults" ? `line ${line}, defaults` : `line ${line}`;
}

/** The answer to `init` as text: what was written, and what is left to do. */
export function initText(path: string, { candidate, metrics, others }: InitReport, page: Page): string {
  const open = metrics.filter(({ margin }) => margin === null).map(({ name }) => name);
  const lines = [
    ...wrap(`Wrote ${path}: ${metrics.map(({ name }) => name).join(", ")}.`, page, ""),
    ...(others.length === 0 ? [] : wrap(`Also in the files, and not taken: ${others.join(", ")}.`, page)),
    "",
    ...(open.length === 0
      ? wrap("Next: the verdict", page)
      : wrap(`Next: write the margin of ${open.join(" and of ")} into it. Then the verdict:`, page)),
    ...commandLines(
      ["gatestats", "gate", "--config", path, ...(candidate === null ? ["candidate.csv"] : [])],
      page,
    ),
  ];
  return spelt(`${lines.join("\n")}\n`, page);
}
