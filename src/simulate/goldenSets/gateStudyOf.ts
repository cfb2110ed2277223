import { isComplete } from "../../gates/preparePair.ts";
import type { ClusterTotals } from "../../stats/ClusterTotals.ts";
import { documentMeans } from "../../stats/documentMeans.ts";
import type { Estimand } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import type { PairedScores } from "../../table/pair.ts";
import { clusterTotals } from "../../table/totals.ts";
import { random } from "../random.ts";
import { loseInFew, loseSpread, type Scores } from "./degradations.ts";
import { type GateScenario, type GateStudy, populationMean, type Replacement } from "./GateStudy.ts";
import { type GoldenRuleName, goldenRuleNames } from "./goldenRuleNames.ts";

/** A candidate beside the baseline, and its name. */
export interface NamedPair {
  readonly name: string;
  readonly pair: PairedScores;
}

/** What a simulation of gates is asked. */
export interface GateStudyOptions {
  readonly margin: number;
  readonly alpha: number;
  readonly threshold?: number;
  readonly estimand: Estimand;
  /** Sizes of golden sets; without it the usual ones that fit. */
  readonly sizes?: readonly number[];
  /** Without it all that fit. */
  readonly rules?: readonly GoldenRuleName[];
  readonly replacements: readonly Replacement[];
  /** True losses of the changes that are built from the baseline's scores; none are built where it is empty. */
  readonly losses: readonly number[];
  readonly seed: number;
}

/** A study, and what its reader has to know. */
export interface BuiltStudy {
  readonly study: GateStudy;
  /** Rows that have a score of every system, and those that are left out for want of one. */
  readonly questions: number;
  readonly leftOut: number;
  /** Losses that could not be built: the baseline has less to lose. */
  readonly tooLarge: readonly number[];
}

const usualQuestions = [25, 50, 100, 200, 300];
const usualDocuments = [5, 10, 20, 50, 100, 200];
/** The smallest golden set that is drawn without being asked for, and the smallest of all. */
const leastUsual = { question: 10, document: 5 };

/**
 * Makes a study of the questions (with `labels`, the documents) that every system has a score for.
 *
 * @param pairs candidates beside one baseline, all with the same ids in the same order
 * @param labels the document of each row
 * @throws InputError where too few are left to draw from, or a size asked for is more than half of them
 */
export function gateStudyOf(
  pairs: readonly NamedPair[],
  labels: readonly string[] | undefined,
  options: GateStudyOptions,
): BuiltStudy {
  const [{ pair: first }] = pairs;
  const keep = new Uint8Array(first.ids.length);
  let questions = 0;
  for (let row = 0; row < keep.length; row++) {
    keep[row] = pairs.every(({ pair }) => isComplete(pair, row)) ? 1 : 0;
    questions += keep[row];
  }
  const sign = first.better === "higher" ? 1 : -1;
  const macro = options.estimand === "macro" && labels !== undefined;
  const unitsOf = (values: Float64Array): ClusterTotals => {
    const totals = clusterTotals(values, keep, labels, first.ids);
    return macro ? documentMeans(totals) : totals;
  };
  const before = first.baseline.values.map((value) => sign * value);
  const units = unitsOf(before);
  const { n: size, s: baseline } = units;
  const scenarioOf = (
    name: string,
    kind: GateScenario["kind"],
    values: Float64Array,
    loss?: number,
  ): GateScenario => {
    const candidate = unitsOf(values).s;
    const lost = populationMean(baseline, size) - populationMean(candidate, size);
    return { name, kind, candidate, loss: loss ?? lost };
  };
  const scores = scoresOf(first, before, keep, sign, macro ? labels : undefined);
  const built = scores === null ? [] : options.losses;
  const tooLarge: number[] = [];
  const scenarios = pairs.map(({ name, pair }) =>
    scenarioOf(
      name,
      "candidate",
      pair.candidate.values.map((value) => sign * value),
    ),
  );
  if (options.losses.length > 0) scenarios.push(scenarioOf("nothing changed", "unchanged", before, 0));
  for (const loss of built) {
    const few = loseInFew(scores!, loss, random(options.seed));
    const spread = loseSpread(scores!, loss);
    if (few === null || spread === null) tooLarge.push(loss);
    else {
      scenarios.push(scenarioOf("lost in few", "few", few, loss));
      scenarios.push(scenarioOf("lost spread out", "spread", spread, loss));
    }
  }
  const unit = labels === undefined ? "question" : "document";
  const { scale } = first;
  const study: GateStudy = {
    size,
    baseline,
    scenarios,
    clustered: labels !== undefined,
    estimand: options.estimand,
    range: scale.kind === "bounded" ? scale.max - scale.min : Number.POSITIVE_INFINITY,
    margin: options.margin,
    alpha: options.alpha,
    ...(options.threshold !== undefined && { threshold: sign * options.threshold }),
    rules: rulesOf(options, size, scale.kind === "bounded"),
    sizes: sizesOf(options.sizes, size.length, unit),
    replacements: options.replacements,
  };
  return { study, questions, leftOut: keep.length - questions, tooLarge };
}

/** The baseline's scores of the rows that count, others weighing nothing; null where nothing bounds them. */
function scoresOf(
  { scale }: PairedScores,
  values: Float64Array,
  keep: Uint8Array,
  sign: 1 | -1,
  labels: readonly string[] | undefined,
): Scores | null {
  if (scale.kind === "unbounded") return null;
  const lowest = sign === 1 ? scale.min : -scale.max;
  const inDocument = new Map<string, number>();
  let rows = 0;
  for (let row = 0; row < keep.length; row++) {
    if (keep[row] === 0) continue;
    rows++;
    if (labels !== undefined) inDocument.set(labels[row], (inDocument.get(labels[row]) ?? 0) + 1);
  }
  const weight = new Float64Array(keep.length);
  for (let row = 0; row < keep.length; row++) {
    if (keep[row] === 0) continue;
    weight[row] = labels === undefined ? 1 / rows : 1 / (inDocument.size * inDocument.get(labels[row])!);
  }
  // a row without a score keeps one that weighs nothing
  return { values: values.map((value, row) => (keep[row] === 0 ? lowest : value)), lowest, weight };
}

function rulesOf(
  { rules, threshold }: GateStudyOptions,
  size: Float64Array,
  bounded: boolean,
): readonly GoldenRuleName[] {
  const fits = (name: GoldenRuleName): boolean => {
    if (name === "threshold") return threshold !== undefined;
    if (name === "threshold-below" || name === "threshold-above") return threshold === undefined;
    if (name === "unpaired") return size.every((n) => n === size[0]);
    return name !== "gaffke" || bounded;
  };
  return goldenRuleNames.filter((name) => (rules?.includes(name) ?? true) && fits(name));
}

function sizesOf(
  asked: readonly number[] | undefined,
  units: number,
  unit: "question" | "document",
): readonly number[] {
  const half = units >> 1;
  if (half < (asked ? 2 : leastUsual[unit]))
    throw new InputError(
      "population-too-small",
      `${units} ${unit}s have a score of every system: too few to draw golden sets from.`,
      `Golden sets are at most half of the ${unit}s; give ${2 * leastUsual[unit]} or more.`,
    );
  if (asked !== undefined) {
    const over = asked.find((n) => n > half);
    if (over === undefined) return [...new Set(asked)].sort((a, b) => a - b);
    throw new InputError(
      "golden-set-too-large",
      `A golden set of ${over} ${unit}s was asked for, but there are ${units}: it may take half of them at most.`,
      `Ask for ${half} or fewer: --${unit}s ${half}`,
    );
  }
  const usual = (unit === "question" ? usualQuestions : usualDocuments).filter((n) => n <= half);
  return usual.length > 0 ? usual : [half];
}
