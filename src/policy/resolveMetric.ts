import type { Policy, PolicyMetric, Settings } from "./Policy.ts";
import { settings } from "./settings.ts";

/** Who said it: a flag, the metric in the policy, or the policy's defaults. */
export type Source = "flag" | "metric" | "defaults";

/** A setting as it holds for a metric, and who said so. */
export interface ResolvedSetting {
  readonly name: string;
  readonly values: readonly string[];
  readonly source: Source;
  /** The line of the policy; null for a flag. */
  readonly line: number | null;
}

/**
 * What holds for a metric: flags win over what the policy says of it, and that over its defaults. What is said more
 * nearly also takes away what it contradicts: a threshold the margin, a cluster the strata.
 *
 * @param flags those that were given, by name
 */
export function resolveMetric(
  policy: Policy,
  metric: PolicyMetric,
  flags: ReadonlyMap<string, readonly string[]>,
): readonly ResolvedSetting[] {
  const given = settings.flatMap(({ name }): ResolvedSetting[] => {
    const values = flags.get(name);
    return values === undefined ? [] : [{ name, values, source: "flag", line: null }];
  });
  return [fromFile(policy.defaults, "defaults"), fromFile(metric.settings, "metric"), given].reduce(
    laidOver,
    [],
  );
}

function fromFile(told: Settings, source: Source): readonly ResolvedSetting[] {
  return [...told].map(([name, { values, line }]) => ({ name, values, source, line }));
}

/** Settings with others that are said more nearly on top. */
export function laidOver(
  below: readonly ResolvedSetting[],
  above: readonly ResolvedSetting[],
): readonly ResolvedSetting[] {
  const kept = below.filter(
    (old) =>
      !above.some(({ name }) => name === old.name || settingNamed(name)?.replaces?.(old.name, old.values[0])),
  );
  return [...kept, ...above];
}

function settingNamed(name: string): (typeof settings)[number] | undefined {
  return settings.find((setting) => setting.name === name);
}
