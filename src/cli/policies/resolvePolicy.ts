import { type Arguments, withValues } from "../../asked/Arguments.ts";
import { type GateQuestion, gateQuestion } from "../../asked/gateQuestion.ts";
import { nearest } from "../../formats/nearest.ts";
import type { Policy, PolicyMetric, Role } from "../../policy/Policy.ts";
import { type ResolvedSetting, resolveMetric } from "../../policy/resolveMetric.ts";
import { settings } from "../../policy/settings.ts";
import { InputError } from "../../table/InputError.ts";
import { refuseIncoherent } from "./refuseIncoherent.ts";

/** A metric as it will be judged. */
export interface ResolvedMetric {
  readonly name: string;
  readonly role: Role;
  readonly line: number;
  readonly settings: readonly ResolvedSetting[];
  /** The flags as they hold for it. */
  readonly args: Arguments;
  readonly question: GateQuestion;
}

/**
 * The metrics of a policy, or of them those that `--metric` picks, each with what holds for it: flags win.
 *
 * @throws InputError for a metric that is not in the policy, a margin that nobody chose, and what does not go together
 */
export function resolvePolicy(policy: Policy, given: Arguments): readonly ResolvedMetric[] {
  const flags = new Map(
    settings.flatMap(({ name }) => (given.has(name) ? [[name, given.all(name)] as const] : [])),
  );
  return pickedMetrics(policy, given).map((metric) => {
    const resolved = resolveMetric(policy, metric, flags);
    const values = Object.fromEntries([
      ...settings.map(({ name }) => [name, []] as const),
      ...resolved.map((one) => [one.name, one.values] as const),
    ]);
    const args = withValues(given, { ...values, metric: [metric.name], role: [metric.role] });
    return {
      name: metric.name,
      role: metric.role,
      line: metric.line,
      settings: resolved,
      args,
      question: questionOf(policy, metric, resolved, args),
    };
  });
}

function pickedMetrics({ metrics, file }: Policy, given: Arguments): readonly PolicyMetric[] {
  const names = given.all("metric");
  const unknown = names.find((name) => !metrics.some((metric) => metric.name === name));
  if (unknown !== undefined) {
    const all = metrics.map(({ name }) => name);
    const near = nearest(unknown, all);
    throw new InputError(
      "usage",
      `${file} has no metric ${unknown}.`,
      `${near === undefined ? "" : `Did you mean ${near}? `}It has: ${all.join(", ")}.`,
      { file },
    );
  }
  const picked = names.length === 0 ? metrics : metrics.filter(({ name }) => names.includes(name));
  if (picked.some(({ role }) => role === "must")) return picked;
  throw new InputError(
    "usage",
    `${picked.map(({ name }) => name).join(", ")} ${picked.length === 1 ? "is" : "are"} only watched in ${file}, so nothing would decide.`,
    "Pick a metric that must pass as well.",
    { file },
  );
}

/** What the gate is asked, its errors placed in the policy. */
function questionOf(
  { file }: Policy,
  { name, line }: PolicyMetric,
  resolved: readonly ResolvedSetting[],
  args: Arguments,
): GateQuestion {
  refuseIncoherent(resolved, name, { file, line });
  try {
    return gateQuestion(args);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.code, `${name}: ${error.message}`, error.hint, { file, line, column: name });
  }
}
