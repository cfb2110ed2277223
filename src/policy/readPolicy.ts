import { readYaml } from "../formats/readYaml.ts";
import type { Path, Refuse } from "../formats/shapes.ts";
import { InputError } from "../table/InputError.ts";
import type { Policy, PolicyMetric, Settings } from "./Policy.ts";
import { type PolicyFile, policyShape, type ToldValues } from "./policyShape.ts";
import { settings } from "./settings.ts";

/**
 * Reads a policy: YAML, or JSON, in the shape of docs/schema/policy.schema.json.
 *
 * @param file its path, for errors
 * @throws InputError with the line of what is wrong
 */
export function readPolicy(text: string, file: string): Policy {
  const { value, lineOf } = readYaml(text, file);
  const refuse: Refuse = (at, message, hint) => {
    const place = at.length === 0 ? "" : `${at.join(".")}: `;
    throw new InputError("policy-file", `${place}${message}`, hint, {
      file,
      line: lineOf(at),
      ...(at.length > 0 && { column: at.join(".") }),
    });
  };
  const read = policyShape.read(value, [], refuse);
  const told = (values: ToldValues, at: Path): Settings =>
    new Map(
      settings.flatMap(({ name }) => {
        const given = values[name];
        return given ? [[name, { values: given, line: lineOf([...at, name]) }] as const] : [];
      }),
    );
  const metrics = read.metrics.map((metric, i): PolicyMetric => {
    const [name] = metric.name ?? [""];
    const role = metric.role?.[0] === "watch" ? "watch" : "must";
    return { name, role, line: lineOf(["metrics", i, "name"]), settings: told(metric, ["metrics", i]) };
  });
  checkFile(read, refuse);
  checkMetrics(metrics, refuse);
  const inconclusive = read["on-inconclusive"];
  return {
    file,
    goldenSet: read["golden-set"],
    baseline: read.baseline,
    candidate: read.candidate,
    against: read.against,
    maxBaselineAge: read["max-baseline-age"],
    systems: read.systems,
    onInconclusive:
      inconclusive === null ? null : { values: [inconclusive], line: lineOf(["on-inconclusive"]) },
    defaults: told(read.defaults, ["defaults"]),
    metrics,
    lineOf: (key) => lineOf([key]),
  };
}

/** Keys at the top that do not go together. */
function checkFile(read: PolicyFile, refuse: Refuse): void {
  const pinned = read["golden-set"];
  if (pinned !== null && (pinned.file === null) === (pinned.sha256 === null))
    refuse(["golden-set"], "A golden set is named by a file or by a hash.", "Write one of file and sha256.");
  if (read.baseline !== null && read.against !== null)
    refuse(
      ["against"],
      "There are two baselines: the file of the key baseline, and a saved one.",
      "Leave out baseline or against.",
    );
  if (read["max-baseline-age"] !== null && read.baseline !== null)
    refuse(
      ["max-baseline-age"],
      "How old a file of scores is, is not known; a saved baseline has its date.",
      "Save the baseline (gatestats baseline save SCORES --name NAME) and write against: NAME in place of baseline.",
    );
  if (read.systems !== null && (read.baseline !== null || read.against !== null))
    refuse(
      ["systems"],
      "Both systems are in one file, so there is no other baseline.",
      "Leave out systems, or leave out baseline and against.",
    );
}

function checkMetrics(metrics: readonly PolicyMetric[], refuse: Refuse): void {
  const lines = new Map<string, number>();
  metrics.forEach(({ name, line }, i) => {
    const first = lines.get(name);
    if (first !== undefined)
      refuse(
        ["metrics", i, "name"],
        `The metric ${name} is there already, on line ${first}.`,
        "Leave out one of the two: a metric is judged once.",
      );
    lines.set(name, line);
  });
  if (metrics.every(({ role }) => role === "watch"))
    refuse(
      ["metrics"],
      "Every metric is only watched, so nothing decides.",
      "Write role: must, or leave out role, where a metric has to pass.",
    );
}
