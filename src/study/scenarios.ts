import { loseInFew, loseSpread } from "../simulate/goldenSets/degradations.ts";
import { random } from "../simulate/random.ts";
import { fallWhole } from "./fallWhole.ts";
import type { Population } from "./Population.ts";
import type { Change, LossKind, StudyFile } from "./StudyFile.ts";

/** One change on one data set: scores before and after, by measure. */
export interface Scenario {
  readonly family: Change["family"];
  readonly name: string;
  readonly baseline: string;
  readonly candidate: string;
  readonly setting: string | null;
  /** The loss that was aimed at. */
  readonly target: number | null;
  readonly before: Readonly<Record<string, Float64Array>>;
  readonly after: Readonly<Record<string, Float64Array>>;
}

/** The name under which a rebuilt system's scores are kept. */
export function buildName(system: string, setting: string, build: number): string {
  return `${system} ${setting} #${build}`;
}

/** Settings at which gates judge rebuilds. */
export function judgedSettings({
  settings,
  judged,
}: Extract<Change, { readonly family: "rebuild" }>): readonly string[] {
  return judged.length > 0 ? judged : settings;
}

/**
 * All changes that a data set has the systems for, in the order of the file. A loss that a system cannot suffer, having
 * less to lose, is left out.
 */
export function scenariosOf(study: StudyFile, { scores }: Population): readonly Scenario[] {
  return study.changes.flatMap((change): readonly Scenario[] => {
    switch (change.family) {
      case "degraded":
        return change.of.flatMap((system) => {
          const before = scores.get(system);
          if (before === undefined) return [];
          return change.how.flatMap((how) =>
            change.losses.flatMap((loss) => degraded(study, system, before, how, loss)),
          );
        });
      case "rebuild":
        return judgedSettings(change).flatMap((setting) => {
          const [before, ...after] = Array.from({ length: change.builds }, (_, i) =>
            scores.get(buildName(change.of, setting, i + 1)),
          );
          if (before === undefined) return [];
          return after.flatMap((one, i) =>
            one === undefined ? [] : [rebuilt(change.of, setting, i + 2, before, one)],
          );
        });
      default: {
        const [before, after] = [scores.get(change.from), scores.get(change.to)];
        if (before === undefined || after === undefined) return [];
        const { family, from: baseline, to: candidate } = change;
        const name = change.name ?? `${baseline} → ${candidate}`;
        return [{ family, name, baseline, candidate, setting: null, target: null, before, after }];
      }
    }
  });
}

function rebuilt(
  system: string,
  setting: string,
  build: number,
  before: Scenario["before"],
  after: Scenario["after"],
): Scenario {
  return {
    family: "rebuild",
    name: `${system} ${setting}, build ${build}`,
    baseline: buildName(system, setting, 1),
    candidate: buildName(system, setting, build),
    setting,
    target: null,
    before,
    after,
  };
}

function degraded(
  { metrics, seed }: StudyFile,
  system: string,
  before: Scenario["before"],
  how: LossKind,
  loss: number,
): readonly Scenario[] {
  const after =
    how === "whole" ? wholeLost(before, metrics.primary, loss, seed) : exactlyLost(before, how, loss, seed);
  if (after === null) return [];
  const name = `${system} loses ${loss}, ${how}`;
  return [
    {
      family: "degraded",
      name,
      baseline: system,
      candidate: name,
      setting: how,
      target: loss,
      before,
      after,
    },
  ];
}

/** In the questions that fall the system finds nothing: every measure is 0 there. */
function wholeLost(
  before: Scenario["before"],
  primary: string,
  loss: number,
  seed: number,
): Scenario["after"] | null {
  const fallen = fallWhole(before[primary], loss, random(seed));
  if (fallen === null) return null;
  return mapValues(before, (values) => values.map((value, i) => (fallen[i] === 1 ? 0 : value)));
}

/** Every measure loses the same. */
function exactlyLost(
  before: Scenario["before"],
  how: Exclude<LossKind, "whole">,
  loss: number,
  seed: number,
): Scenario["after"] | null {
  const after: Record<string, Float64Array> = {};
  for (const [measure, values] of Object.entries(before)) {
    const scores = { values, lowest: 0, weight: values.map(() => 1 / values.length) };
    const lost = how === "few" ? loseInFew(scores, loss, random(seed)) : loseSpread(scores, loss);
    if (lost === null) return null;
    after[measure] = lost;
  }
  return after;
}

function mapValues(
  values: Scenario["before"],
  make: (one: Float64Array) => Float64Array,
): Readonly<Record<string, Float64Array>> {
  return Object.fromEntries(Object.entries(values).map(([measure, one]) => [measure, make(one)]));
}
