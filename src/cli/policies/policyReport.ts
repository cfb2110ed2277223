import type { Arguments } from "../../asked/Arguments.ts";
import type { Policy } from "../../policy/Policy.ts";
import { settings } from "../../policy/settings.ts";
import type { PolicyReport, PolicySettingReport } from "../../report/PolicyReport.ts";
import type { OpenPolicy } from "./openPolicy.ts";
import type { ResolvedMetric } from "./resolvePolicy.ts";

/** Settings that are told also where nobody says anything. */
const always = ["rule", "better", "range", "cluster", "alpha", "method", "missing", "unmatched"];

/** A policy as `check-config` tells of it. */
export function policyReport(
  { policy, sha256 }: OpenPolicy,
  metrics: readonly ResolvedMetric[],
  given: Arguments,
  candidates: PolicyReport["candidates"],
): PolicyReport {
  return {
    policy: { path: policy.file, sha256 },
    settings: [...fileSettings(policy, given), ...readingSettings(metrics[0])],
    metrics: metrics.map((metric) => ({
      name: metric.name,
      role: metric.role,
      line: metric.line,
      settings: settings
        .filter(({ of }) => of === "metric")
        .flatMap(({ name, standard }) => told(metric, name) ?? unsaid(metric, name, standard)),
      noiseAboveMargin:
        (metric.question.noiseFloor ?? 0) > (metric.question.margin ?? Number.POSITIVE_INFINITY),
    })),
    candidates,
  };
}

function told({ settings }: ResolvedMetric, name: string): readonly PolicySettingReport[] | undefined {
  const found = settings.find((setting) => setting.name === name);
  if (found === undefined) return undefined;
  const { values, source, line } = found;
  return [{ name, value: values.map((value) => value || "true").join(", "), source, line }];
}

function unsaid(
  { settings, question }: ResolvedMetric,
  name: string,
  standard: string,
): readonly PolicySettingReport[] {
  const hidden =
    !always.includes(name) || (name === "cluster" && settings.some((one) => one.name === "strata"));
  if (hidden || (name === "unmatched" && question.rule === "threshold")) return [];
  const value = name === "rule" ? question.rule : standard;
  return [{ name, value, source: "standard", line: null }];
}

/** Keys at the top of the policy, the command line's own in their place. */
function fileSettings(policy: Policy, given: Arguments): readonly PolicySettingReport[] {
  const { goldenSet, systems } = policy;
  const fromFile = (name: string, value: string | null | undefined): readonly PolicySettingReport[] =>
    value == null ? [] : [{ name, value, source: "metric", line: policy.lineOf(name) }];
  const flagFirst = (name: string, value: string | null | undefined): readonly PolicySettingReport[] => {
    const flag = given.one(name);
    return flag === undefined ? fromFile(name, value) : [{ name, value: flag, source: "flag", line: null }];
  };
  const inconclusive = flagFirst("on-inconclusive", policy.onInconclusive?.values[0]);
  return [
    ...fromFile("golden-set", goldenSet === null ? null : (goldenSet.file ?? `sha256 ${goldenSet.sha256}`)),
    ...(given.has("against") ? [] : fromFile("baseline", policy.baseline)),
    ...flagFirst("against", policy.against),
    ...fromFile("candidate", policy.candidate),
    ...fromFile("systems", systems && `${systems.column}: ${systems.baseline}, then ${systems.candidate}`),
    ...flagFirst("max-baseline-age", policy.maxBaselineAge),
    ...(inconclusive.length > 0
      ? inconclusive
      : [{ name: "on-inconclusive", value: "block", source: "standard", line: null } as const]),
  ];
}

/** How files are read, which is the same for all metrics. */
function readingSettings(metric: ResolvedMetric): readonly PolicySettingReport[] {
  return settings.filter(({ of }) => of === "files").flatMap(({ name }) => told(metric, name) ?? []);
}
