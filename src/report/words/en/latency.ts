import type { LatencyResult, LatencySide } from "../../../gates/latency.ts";
import { count, decimalsToSeparate, fixed, grouped, percent, plain, pValue } from "../../numbers.ts";
import type { LatencyWords, RunsHeads } from "../LatencyWords.ts";

/** `P95`, `P50`, `P99.9`. */
export function quantileName(p: number): string {
  return `P${Number((100 * p).toPrecision(6))}`;
}

/** The unit that a column's name tells, with a blank in front; empty where it tells none. */
export function unitOf(column: string): string {
  if (/ms$|millis(?:econds)?$/i.test(column)) return " ms";
  return /(?:^|[_. -])s(?:ec(?:onds)?)?$|seconds$/i.test(column) ? " s" : "";
}

/** The quantile and the column: `P95 of latencyMs`. */
function subject({ quantile, metric }: LatencyResult): string {
  return `${quantileName(quantile)} of ${metric}`;
}

/** Digits that show on which side of the limit or margin the numbers lie. */
export function latencyDecimals(r: LatencyResult): number {
  const shown = [r.value, r.lower, r.upper].filter(Number.isFinite);
  const line = r.limit ?? r.margin;
  return decimalsToSeparate(shown, line === null ? [] : [line], timeDecimals(shown));
}

/** Digits after the point that suit times of this size, in milliseconds or in seconds. */
export function timeDecimals(times: readonly number[]): number {
  const largest = Math.max(0, ...times.filter(Number.isFinite).map(Math.abs));
  return largest >= 100 ? 1 : largest >= 10 ? 2 : 3;
}

/** The verdict, or without one where the quantile lies, as a sentence. */
export function latencySentence(r: LatencyResult): string {
  const unit = unitOf(r.metric);
  const seen = `${grouped(r.queries)} queries in ${count(r.runs, "run")}`;
  if (r.rule === "limit") {
    const limit = `the limit of ${plain(r.limit ?? Number.NaN)}${unit}`;
    if (r.verdict === "pass") return `${subject(r)} keeps within ${limit}.`;
    if (r.verdict === "fail") return `${subject(r)} lies above ${limit}.`;
    return `${seen} cannot tell whether ${subject(r)} keeps within ${limit}.`;
  }
  if (r.rule === "margin") {
    const slower = `slower by more than the margin of ${plain(r.margin ?? Number.NaN)}${unit}`;
    if (r.verdict === "pass") return `${subject(r)} did not get ${slower}.`;
    if (r.verdict === "fail") return `${subject(r)} got ${slower}.`;
    return `${seen} cannot tell whether ${subject(r)} got ${slower}.`;
  }
  const digits = latencyDecimals(r);
  return r.baseline === null
    ? `${subject(r)} is ${fixed(r.value, digits)}${unit}, ${betweenWords(r, digits)}.`
    : `${subject(r)} changed by ${fixed(r.value, digits)}${unit}, ${betweenWords(r, digits)}.`;
}

/** `between 760.2 and 901.4`, `at least 760.2`, or that nothing bounds it. */
export function betweenWords({ lower, upper }: LatencyResult, digits: number): string {
  if (Number.isFinite(lower) && Number.isFinite(upper))
    return `between ${fixed(lower, digits)} and ${fixed(upper, digits)}`;
  if (Number.isFinite(lower)) return `at least ${fixed(lower, digits)}, and nothing here bounds it above`;
  if (Number.isFinite(upper)) return `at most ${fixed(upper, digits)}, and nothing here bounds it below`;
  return "and nothing here bounds it";
}

/** The answer to "can it be merged?". */
export function latencyAnswer(r: LatencyResult): string {
  const sure = `with ${percent(1 - r.alpha)} confidence`;
  const name = quantileName(r.quantile);
  const unit = unitOf(r.metric);
  const digits = latencyDecimals(r);
  if (r.verdict === "inconclusive") return `Not on this evidence: ${whyNot(r)}.`;
  const end = r.verdict === "pass" ? r.upper : r.lower;
  const most = r.verdict === "pass" ? "at most" : "at least";
  const start = r.verdict === "pass" ? "Yes, as far as latency goes" : "No";
  if (r.rule === "limit") return `${start}: ${sure} ${name} is ${most} ${fixed(end, digits)}${unit}.`;
  return end < 0
    ? `${start}: ${sure} ${name} is faster by at least ${fixed(-end, digits)}${unit}.`
    : `${start}: ${sure} ${name} is slower by ${most} ${fixed(end, digits)}${unit}.`;
}

function whyNot(r: LatencyResult): string {
  const name = quantileName(r.quantile);
  if (failuresDecide(r))
    return (
      `${count(r.candidate.failed, "request")} of ${grouped(r.candidate.measured + r.candidate.failed)} failed; counted as slower than any limit, ` +
      `they alone are more than the ${percent(1 - r.quantile)} that may exceed it`
    );
  if (r.floor !== null && !r.floor.met) {
    const worth = `all these latencies are worth ${grouped(Math.floor(r.effective ?? 0))} independent ones, and with fewer than ${r.floor.required} no pass is possible`;
    return r.runs < 5
      ? `${count(r.runs, "run")} say so little of how runs differ that ${worth}`
      : `latencies of the same query or run are so alike that ${worth}`;
  }
  const digits = latencyDecimals(r);
  const what = r.rule === "limit" ? name : `the change of ${name}`;
  const words = betweenWords(r, digits);
  return words.startsWith("between")
    ? `${what} could be ${words.replace(/^between (\S+) and/, "anything from $1 to")}`
    : `${what} is ${words.replace(/^and nothing here bounds it$/, "bounded by nothing here")}`;
}

/** Whether more of the candidate's requests failed than may exceed a limit at all. */
function failuresDecide({ candidate: { failed, measured }, quantile }: LatencyResult): boolean {
  return failed / (failed + measured) > 1 - quantile;
}

/** With fewer queries even runs that are all alike could hardly pass. */
const fewQueries = 59;

/** What it would take to know, one sentence a line. */
export function latencyAdvice(r: LatencyResult): readonly string[] {
  if (failuresDecide(r))
    return ["See why requests failed, before anything else: more runs do not change it."];
  return [
    ...(r.neededRuns === null
      ? []
      : [`About ${count(r.neededRuns, "run")} would pass, if those to come are like these ${r.runs}.`]),
    ...(r.queries < fewQueries
      ? [`More queries: ${grouped(r.queries)} are few to speak for others; 100 or more are better.`]
      : []),
    r.runs < 5
      ? `More runs: ${r.runs} show little of how runs differ, and five or more narrow the interval most.`
      : "More runs, and more queries: an interval is no steadier than either.",
    ...(r.baseline === null
      ? []
      : ["Measure the two systems in turn, so that both meet the same state of the machine."]),
  ];
}

/** What the quantiles are, and how they differ between the runs: one sentence a line. */
export function runsSentences(r: LatencyResult): readonly string[] {
  const name = quantileName(r.quantile);
  const meaning = `P50 is the time that half of the requests keep within, ${name} the time that ${percent(r.quantile)} do.`;
  const { widthRatio } = r.candidate;
  const [before, after] = [r.baseline, r.candidate].map((side) => variationOf(side, name));
  if (after === null) return [meaning];
  const varies =
    before === null
      ? `From run to run ${after}`
      : `From run to run ${before} in the baseline; ${after} in the candidate`;
  const wider =
    r.baseline !== null || widthRatio === null
      ? ""
      : ` Inside a run the interval of ${name} is ${Number(widthRatio.toPrecision(2))} times as wide as that of P50.`;
  return [meaning, `${varies} (standard deviation over mean).${wider}`];
}

function variationOf(side: LatencySide | null, name: string): string | null {
  if (side === null || side.median === null || side.quantile === null) return null;
  const [median, quantile] = [side.median, side.quantile].map(({ variation }) =>
    percent(Number(variation.toPrecision(2))),
  );
  return `P50 varies by ${median}, ${name} by ${quantile}`;
}

/** What the verdict was computed from. */
export function latencyBasis(r: LatencyResult): readonly string[] {
  const { baseline, candidate, effective, floor } = r;
  const sides = baseline === null ? [candidate] : [baseline, candidate];
  const measured = sides.map(
    (side) => `${grouped(side.measured)} of ${grouped(side.measured + side.failed)}`,
  );
  const p = r.verdict === "fail" ? r.pFail : r.pPass;
  const test = p === null ? "" : `; p ${pValue(p, r.alpha)} against alpha ${plain(r.alpha)}`;
  return [
    ...(effective === null
      ? []
      : [
          `Latencies of the same query or the same run are alike: all of these are worth ${effective < 1 ? "less than one" : grouped(Math.floor(effective))} with nothing in common. A pass needs ${floor?.required} or more.`,
        ]),
    `${grouped(r.queries)} queries in ${r.runs} runs, ${measured.join(" and ")} requests measured${test}. Each end of the interval errs at most ${percent(r.alpha)} of the time.`,
  ];
}

/** A time for an example of a limit: a tenth above what was seen, to two figures. */
export function exampleLimit(seen: number): string {
  const scale = 10 ** (Math.floor(Math.log10(1.1 * seen)) - 1);
  return plain(Number((Math.ceil((1.1 * seen) / scale) * scale).toPrecision(2)));
}

export const runsHeads: RunsHeads = {
  run: "run",
  measured: "measured",
  interval: (level) => `${level} interval of that run`,
  before: (name) => `${name} before`,
  after: "after",
  change: "change",
  ends: (p) => `${p.lower} to ${p.upper}`,
  orMore: (lower) => `${lower} or more`,
  orLess: (upper) => `${upper} or less`,
};

/** All that a page says of latencies. */
export const latency: LatencyWords = {
  sentence: latencySentence,
  answer: latencyAnswer,
  advice: latencyAdvice,
  runs: runsSentences,
  basis: latencyBasis,
  runsHeads,
  page: {
    interval: (p) => `${p.name} with its ${p.level} interval, for other queries and other runs`,
    changeInterval: (p) =>
      `Change of ${p.name} with its ${p.level} interval, for other queries and other runs`,
    subject: (p) => `${p.name} of ${p.metric}`,
    change: (p) => `change of ${p.name} of ${p.metric}`,
    limit: (at) => `limit ${at}`,
    margin: (at) => `margin ${at}`,
    noChange: "no change",
    tooSlow: "too slow",
    runsTitle: "Run by run",
    runsFigure: (p) => `${p.name} of each run, with the ${p.level} interval of that run alone`,
    sides: { baseline: "baseline", candidate: "candidate" },
    oneTitle: "What one run would have said",
    oneSaid: (p) =>
      `Read alone, ${p.passed} of the ${count(p.runs, "run")} would have passed and ${p.runs - p.passed} failed.`,
    oneWorth: "A single run is never in doubt, whatever it says: it does not show how runs differ.",
    oneInterval: "Its own interval knows its queries, but no other run.",
    oneCaption: "Each run by itself",
    oneHeads: { run: "run", read: "read alone", interval: "by its own interval" },
    judged: "How this was judged",
    next: {
      limit:
        "No limit was named, so this is no verdict. Say what the system has to keep within: your limit, not one chosen to fit.",
      margin:
        "No margin was named, so this is no verdict. Say how much slower it may get: your margin, not one chosen to fit.",
    },
    exceeding: (p) => `${p.share} of the latencies measured are above the limit; ${p.may} may be.`,
  },
};
