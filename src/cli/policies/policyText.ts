import { yamlScalar } from "../../formats/yamlScalar.ts";
import { unchosen } from "../../policy/marginShape.ts";
import { settings } from "../../policy/settings.ts";
import { count, roundedUp } from "../../report/numbers.ts";
import type { Proposal, ProposedMetric } from "./Proposal.ts";

/** Column at which comments stand. */
const commentColumn = 40;

/** A proposal as the text of a policy, with what each line means beside it. */
export function policyText(proposal: Proposal): string {
  const { baseline, candidate, systems, onInconclusive } = proposal;
  return `${[
    "# How changes are judged: gatestats gate --config gatestats.yaml",
    "# What each key means: docs/commands/policy.md; what holds in the end: gatestats check-config",
    "version: 1",
    "",
    ...(systems === null
      ? [
          said(
            "baseline",
            baseline ?? "",
            "taken from this file's folder; or against: NAME of a saved baseline",
          ),
          ...(candidate === null
            ? []
            : [said("candidate", candidate, "unless the command line names another file")]),
        ]
      : [
          said("candidate", candidate ?? "", "holds both systems"),
          "systems:",
          said("column", systems.column, "tells the systems apart", 2),
          said("baseline", systems.baseline, "", 2),
          said("candidate", systems.candidate, "", 2),
        ]),
    "",
    said("on-inconclusive", onInconclusive ?? "block", "block: exit code 3; pass: 0; fail: 1"),
    "",
    ...defaultLines(proposal),
    "metrics:",
    ...proposal.metrics.flatMap((metric) => metricLines(metric, proposal)),
    ...proposal.others.flatMap(commentedMetric),
  ].join("\n")}\n`;
}

function defaultLines({ defaults, seen, questions }: Proposal): readonly string[] {
  if (defaults.length === 0) return [];
  const lines = defaults.map(({ name, values }) => {
    const says =
      seen !== null && name === "cluster" && values[0] === seen.column
        ? `${count(seen.documents, "document")}, ${count(questions, "question")}; none if questions were sampled one by one`
        : (settings.find((setting) => setting.name === name)?.says ?? "");
    return settingLine(name, values, says);
  });
  return ["defaults:", ...lines.flat(), ""];
}

function settingLine(name: string, values: readonly string[], says: string): readonly string[] {
  if (name === "where")
    return [
      said("where", "", says, 2).trimEnd(),
      ...values.map((pair) => {
        const at = pair.indexOf("=");
        return `    ${yamlScalar(pair.slice(0, at))}: ${yamlScalar(pair.slice(at + 1))}`;
      }),
    ];
  if (name === "no-floor") return [said(name, "true", says, 2)];
  const typed = values.map((value) => (isNumeric(name) ? Number(value) : value));
  return [said(name, typed.length === 1 ? typed[0] : typed, says, 2)];
}

function metricLines(metric: ProposedMetric, { seen, questions }: Proposal): readonly string[] {
  const { name, margin, better, range, noiseFloor, smallestMargin } = metric;
  const units = seen === null ? count(questions, "question") : count(seen.documents, "document");
  const least = smallestMargin === null ? "" : `; ${units} can show none below ${roundedUp(smallestMargin)}`;
  return [
    `  - name: ${yamlScalar(name)}`,
    said("role", "must", "watch: reported, never decides", 4),
    said(
      "margin",
      margin === null ? unchosen : Number(margin),
      margin === null
        ? `put a number here: the largest loss you would still ship, in score units${least}`
        : `largest loss you accept, in score units${least}`,
      4,
    ),
    ...(better === undefined ? [] : [said("better", better, "", 4)]),
    ...(range === undefined
      ? []
      : [said("range", range === "none" ? range : range.split(",").map(Number), "where scores may lie", 4)]),
    ...(noiseFloor === undefined
      ? []
      : [said("noise-floor", Number(noiseFloor), "how far the mean moves with nothing changed", 4)]),
  ];
}

function commentedMetric(name: string): readonly string[] {
  return [`  # - name: ${yamlScalar(name)}`, "  #   role: watch", `  #   margin: ${unchosen}`];
}

function said(key: string, value: Parameters<typeof yamlScalar>[0], comment: string, indent = 0): string {
  const line = `${" ".repeat(indent)}${key}: ${value === "" ? "" : yamlScalar(value)}`;
  return comment === "" ? line : `${line.padEnd(commentColumn - 1)} # ${comment}`;
}

function isNumeric(name: string): boolean {
  const type = settings.find((setting) => setting.name === name)?.shape.schema.type;
  return type === "number" || type === "integer";
}
