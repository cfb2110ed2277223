import type { PairedTotals } from "../../gates/PairedTotals.ts";
import type { ClusterTotals } from "../../stats/ClusterTotals.ts";
import type { Random } from "../../stats/Random.ts";
import { random as randomFrom } from "../random.ts";
import { type Asked, linesOf, type Truth } from "./Asked.ts";
import { type GateScenario, type GateStudy, populationMean } from "./GateStudy.ts";
import type { GoldenSet } from "./GoldenSet.ts";
import { type Decision, type GoldenRule, goldenRules } from "./goldenRules.ts";
import { Moments } from "./Moments.ts";
import { stepsOf } from "./stepsOf.ts";

/** Counts kept for each way of drawing, size, scenario and rule, in this order. */
export const goldenCounts = ["pass", "fail", "contradicted"] as const;

/** What a number of golden sets showed. Tallies of pieces of work add up. */
export interface GateTally {
  readonly draws: number;
  /** [replacement][size][scenario][rule][pass, fail, contradicted by the other half of the population]. */
  readonly counts: Float64Array;
  /** Where the study keeps them: [draw][replacement][size][scenario][rule], 1 pass, −1 fail, 0 inconclusive. */
  readonly decisions?: Int8Array;
}

/** Tallies of pieces of one study, added up; decisions one piece after the other. */
export function addGateTallies(tallies: readonly GateTally[]): GateTally {
  const counts = new Float64Array(tallies[0].counts.length);
  let draws = 0;
  for (const tally of tallies) {
    draws += tally.draws;
    for (let i = 0; i < counts.length; i++) counts[i] += tally.counts[i];
  }
  const kept = tallies.flatMap(({ decisions }) => (decisions === undefined ? [] : [decisions]));
  if (kept.length === 0) return { draws, counts };
  const decisions = new Int8Array(kept.reduce((length, one) => length + one.length, 0));
  let at = 0;
  for (const one of kept) {
    decisions.set(one, at);
    at += one.length;
  }
  return { draws, counts, decisions };
}

/**
 * Draws golden sets and puts each to every rule and scenario. One draw is one random order of the population: its first
 * n units are the golden set of n, of every scenario, and the half that is left over tells a second truth. With
 * replacement, n units are drawn one by one.
 *
 * A pure function of the study, the number of draws and the stream; what is remembered between calls only saves work.
 */
export function goldenSets(study: GateStudy): (draws: number, random: Random) => GateTally {
  const run = new Run(study);
  return (draws, random) => {
    const counts = new Float64Array(run.cells);
    const answers = run.cells / goldenCounts.length;
    const decisions = study.keepsDecisions ? new Int8Array(draws * answers) : null;
    run.begin();
    for (let i = 0; i < draws; i++)
      run.draw(counts, random, decisions?.subarray(i * answers, (i + 1) * answers) ?? null);
    return { draws, counts, ...(decisions !== null && { decisions }) };
  };
}

class Run {
  readonly cells: number;
  private readonly study: GateStudy;
  private readonly scenarios: readonly Prepared[];
  private readonly rules: readonly GoldenRule[];
  private readonly order: Int32Array;
  private readonly set: Drawn;
  private readonly baseline: Moments[];
  private readonly baselineMean: number;

  constructor(study: GateStudy) {
    this.study = study;
    this.rules = goldenRules.filter(({ name }) => study.rules.includes(name));
    this.baselineMean = populationMean(study.baseline, study.size);
    const source = randomFrom(1);
    this.scenarios = study.scenarios.map((scenario) => prepare(study, scenario, this.rules, source));
    this.order = Int32Array.from(study.baseline.keys());
    this.set = new Drawn(study);
    this.baseline = study.sizes.map(() => new Moments());
    this.cells =
      study.replacements.length *
      study.sizes.length *
      study.scenarios.length *
      this.rules.length *
      goldenCounts.length;
  }

  /** Every piece of work starts from the same order, whatever was drawn before. */
  begin(): void {
    for (let d = 0; d < this.order.length; d++) this.order[d] = d;
  }

  /** One random order, and the golden sets of every size in it, both ways of drawing. */
  draw(counts: Float64Array, random: Random, decisions: Int8Array | null): void {
    const { replacements, baseline } = this.study;
    const half = baseline.length >> 1;
    let cell = 0;
    for (const replacement of replacements) {
      if (replacement === "without") shuffle(this.order, half, random);
      const at = replacement === "without" ? this.order : drawn(this.study, random);
      cell = this.judge(at, replacement === "without" ? half : 0, counts, cell, decisions);
    }
  }

  private judge(
    at: Int32Array,
    half: number,
    counts: Float64Array,
    from: number,
    decisions: Int8Array | null,
  ): number {
    const { study, scenarios, rules, set } = this;
    const { sizes } = study;
    this.baselineMoments(at);
    const perScenario = rules.length * goldenCounts.length;
    const perSize = scenarios.length * perScenario;
    set.at = at;
    for (let s = 0; s < scenarios.length; s++) {
      const scenario = scenarios[s];
      const other = half === 0 ? null : restOf(study, scenario.scenario, at, half);
      set.scenario = scenario.scenario;
      const sums = new Sums();
      for (let k = 0; k < sizes.length; k++) {
        sums.take(at, sizes[k], scenario, study.size);
        set.fill(k, sums, scenario, this.baseline[k]);
        let cell = from + k * perSize + s * perScenario;
        for (let r = 0; r < rules.length; r++, cell += goldenCounts.length) {
          const decide = scenario.deciders[r];
          const decision: Decision = decide(set, scenario.truth);
          if (decision === 1) counts[cell]++;
          else if (decision === -1) counts[cell + 1]++;
          if (decisions !== null) decisions[cell / goldenCounts.length] = decision;
          if (other !== null) {
            const anew = rules[r].spread === "point" ? decide(set, other) : decision;
            if (anew !== 0 && anew !== rules[r].right(scenario.asked, other)) counts[cell + 2]++;
          }
        }
      }
    }
    return from + sizes.length * perSize;
  }

  private baselineMoments(at: Int32Array): void {
    const { sizes, baseline } = this.study;
    const origin = this.baselineMean;
    let s1 = 0;
    let s2 = 0;
    let s3 = 0;
    let s4 = 0;
    let i = 0;
    sizes.forEach((size, k) => {
      for (; i < size; i++) {
        const v = baseline[at[i]] - origin;
        const square = v * v;
        s1 += v;
        s2 += square;
        s3 += square * v;
        s4 += square * square;
      }
      this.baseline[k].set(size, origin, s1, s2, s3, s4);
    });
  }
}

/** A scenario with what every set of it needs. */
interface Prepared {
  readonly scenario: GateScenario;
  readonly truth: Truth;
  readonly asked: Asked;
  readonly deciders: readonly ReturnType<GoldenRule["decider"]>[];
  /** z = d + margin·n of each unit less its mean, and that mean. */
  readonly excess: Float64Array;
  readonly meanExcess: number;
  /** Sums of the candidate's scores less what its mean would give. */
  readonly candidate: Float64Array;
  /** A large random number for each different unit. */
  readonly keys: Float64Array;
}

function prepare(
  study: GateStudy,
  scenario: GateScenario,
  rules: readonly GoldenRule[],
  source: Random,
): Prepared {
  const truth = { candidate: populationMean(scenario.candidate, study.size), loss: scenario.loss };
  const { size, baseline, margin } = study;
  const units = size.length;
  const excess = scenario.candidate.map((c, d) => c - baseline[d] + margin * size[d]);
  const meanExcess = excess.reduce((a, b) => a + b, 0) / excess.length;
  const { keys, mode } = keysOf(excess, size, study.sizes.at(-1)!, source);
  const asked: Asked = {
    ...linesOf(study),
    alpha: study.alpha,
    bounded: Number.isFinite(study.range),
    steps: {
      excess: stepsOf(distances(excess, mode), units, study.sizes),
      sign: stepsOf(distances(excess, 0), units, study.sizes, 2),
      score: stepsOf(
        Float64Array.from([
          ...distances(baseline, commonest(baseline)),
          ...distances(scenario.candidate, commonest(scenario.candidate)),
        ]),
        units,
        study.sizes,
      ),
    },
  };
  return {
    scenario,
    truth,
    asked,
    deciders: rules.map((rule) => rule.decider(asked)),
    excess: excess.map((z) => z - meanExcess),
    meanExcess,
    candidate: scenario.candidate.map((c, d) => c - truth.candidate * size[d]),
    keys,
  };
}

/** A random whole number for each different unit, such that their sums over a set stay exact; and the commonest value. */
function keysOf(
  values: Float64Array,
  size: Float64Array,
  most: number,
  source: Random,
): { readonly keys: Float64Array; readonly mode: number } {
  const limit = 2 ** (52 - Math.ceil(Math.log2(most)));
  const known = new Map<string, { readonly key: number; readonly value: number; count: number }>();
  const keys = values.map((value, d) => {
    const unit = `${Math.round(value * 1e9)} ${size[d]}`;
    let entry = known.get(unit);
    if (entry === undefined) {
      const key = Math.floor((source.uniform() + source.below(2 ** 20) / 2 ** 52) * limit);
      entry = { key, value, count: 0 };
      known.set(unit, entry);
    }
    entry.count++;
    return entry.key;
  });
  let common = { value: 0, count: 0 };
  for (const entry of known.values()) if (entry.count > common.count) common = entry;
  return { keys, mode: common.value };
}

function distances(values: Float64Array, from: number): Float64Array {
  return values.map((value) => Math.abs(value - from));
}

function commonest(values: Float64Array): number {
  const counts = new Map<number, number>();
  let common = 0;
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (count > (counts.get(common) ?? 0)) common = value;
  }
  return common;
}

/** Running sums along one order of the population. */
class Sums {
  taken = 0;
  size = 0;
  e1 = 0;
  e2 = 0;
  e3 = 0;
  e4 = 0;
  c1 = 0;
  c2 = 0;
  c3 = 0;
  c4 = 0;
  key = 0;

  /** Takes units up to this many: powers of what each is off the population's mean. */
  take(at: Int32Array, to: number, { excess, candidate, keys }: Prepared, sizes: Float64Array): void {
    let { size, e1, e2, e3, e4, c1, c2, c3, c4, key } = this;
    for (let i = this.taken; i < to; i++) {
      const unit = at[i];
      size += sizes[unit];
      const e = excess[unit];
      const ee = e * e;
      e1 += e;
      e2 += ee;
      e3 += ee * e;
      e4 += ee * ee;
      const c = candidate[unit];
      const cc = c * c;
      c1 += c;
      c2 += cc;
      c3 += cc * c;
      c4 += cc * cc;
      key += keys[unit];
    }
    Object.assign(this, { taken: to, size, e1, e2, e3, e4, c1, c2, c3, c4, key });
  }
}

/** The golden set in hand. */
class Drawn implements GoldenSet {
  place = 0;
  units = 0;
  difference = 0;
  candidate = 0;
  key = 0;
  readonly plain: boolean;
  readonly ofExcess: Moments = new Moments();
  readonly ofCandidate: Moments = new Moments();
  ofBaseline: Moments = new Moments();
  at: Int32Array = new Int32Array(0);
  scenario: GateScenario | null = null;
  private made: PairedTotals | null = null;
  private readonly study: GateStudy;

  constructor(study: GateStudy) {
    this.study = study;
    this.plain = study.size.every((n) => n === 1);
  }

  fill(place: number, sums: Sums, { meanExcess, truth }: Prepared, baseline: Moments): void {
    const units = this.study.sizes[place];
    this.place = place;
    this.units = units;
    this.made = null;
    this.key = sums.key;
    this.ofExcess.set(units, meanExcess, sums.e1, sums.e2, sums.e3, sums.e4);
    this.ofCandidate.set(units, truth.candidate, sums.c1, sums.c2, sums.c3, sums.c4);
    this.ofBaseline = baseline;
    this.difference = (units * this.ofExcess.mean) / sums.size - this.study.margin;
    this.candidate = truth.candidate + sums.c1 / sums.size;
  }

  pair(): PairedTotals {
    if (this.made !== null) return this.made;
    const { study, at, units, scenario } = this;
    const n = new Float64Array(units);
    const before = new Float64Array(units);
    const after = new Float64Array(units);
    const s = new Float64Array(units);
    for (let i = 0; i < units; i++) {
      const unit = at[i];
      n[i] = study.size[unit];
      before[i] = study.baseline[unit];
      after[i] = scenario!.candidate[unit];
      s[i] = after[i] - before[i];
    }
    const totals = (sums: Float64Array): ClusterTotals => ({ n, s: sums, q: sums, labels: [] });
    this.made = {
      totals: totals(s),
      baseline: totals(before),
      candidate: totals(after),
      estimand: study.estimand,
      clustered: study.clustered,
      lowest: -study.range,
      highest: study.range,
      itemsDiffer: false,
      unchanged: 0,
    };
    return this.made;
  }
}

/** The truth as the other half of the population has it. */
function restOf(
  { size, baseline }: GateStudy,
  { candidate }: GateScenario,
  at: Int32Array,
  half: number,
): Truth {
  let n = 0;
  let c = 0;
  let b = 0;
  for (let i = half; i < at.length; i++) {
    const unit = at[i];
    n += size[unit];
    c += candidate[unit];
    b += baseline[unit];
  }
  return { candidate: c / n, loss: (b - c) / n };
}

/** Brings a random set of so many to the front, in random order (Fisher & Yates). */
function shuffle(order: Int32Array, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const j = i + random.below(order.length - i);
    const unit = order[i];
    order[i] = order[j];
    order[j] = unit;
  }
}

function drawn({ sizes, baseline }: GateStudy, random: Random): Int32Array {
  const at = new Int32Array(sizes.at(-1)!);
  for (let i = 0; i < at.length; i++) at[i] = random.below(baseline.length);
  return at;
}
