import type { NoiseResult } from "../../../simulate/planning/noise.ts";
import { brief, count, grouped, hundred, percent, plain, roundedUp } from "../../numbers.ts";

/** The answer to `noise` in a sentence. */
export function noiseAnswer(r: NoiseResult): string {
  if (r.noiseFloor === 0)
    return `With nothing changed, the mean of ${r.metric} did not move at all: no noise was seen in ${count(r.runs, "run")}.`;
  const floor = `With nothing changed, the mean of ${r.metric} moves by up to ${roundedUp(r.noiseFloor)} from run to run (95 of 100 times)`;
  if (r.margin === null) return `${floor}: a smaller difference may be just noise.`;
  return r.noiseFloor < r.margin
    ? `${floor}, less than the margin of ${plain(r.margin)}.`
    : `${floor}, not less than the margin of ${plain(r.margin)}: a gate would judge noise.`;
}

/** What was seen in the runs, one sentence a paragraph. */
export function noiseSeen(r: NoiseResult): readonly string[] {
  const units = `${count(r.questions, "question")}${r.clustered ? ` in ${count(r.clusters, "document")}` : ""}`;
  const changed =
    r.shareChanged === 0
      ? "no score changed"
      : `${percent(r.shareChanged)} of the questions changed in some run; between two runs a question's score differs by ${three(r.sdDifference)} (standard deviation)`;
  if (r.noiseFloor === 0) return [`${count(r.runs, "run")} of ${units}: ${changed}.`];
  const means =
    r.pairs === 1
      ? `Their two means lie ${three(r.greatest)} apart.`
      : `Two of their means lie up to ${three(r.observed95)} apart in 95 of 100 pairs (${grouped(r.pairs)} were seen; ${three(r.greatest)} at most).`;
  return [
    `${count(r.runs, "run")} of ${units}: ${changed}.`,
    `${means} ${r.clustered ? "Document" : "Question"}s that waver each by themselves would put them up to ${three(r.expected95)} apart. The greater of the two is the noise floor.`,
  ];
}

function three(value: number): string {
  return brief(Number(value.toPrecision(3)));
}

/** The line above the table of gates. */
export function noiseGatesTitle({ gates, clusters, clustered }: NoiseResult): string {
  const units = count(clusters, clustered ? "document" : "question");
  return `What a gate says of two such runs, of 100 times (${grouped(gates[0].recommended.draws)} pairs of ${units} were drawn, with replacement)`;
}

/** What the columns of that table are. */
export function noiseGatesNote({ method }: NoiseResult): string {
  return `pass, fail, inconclusive: what gatestats gate says (method ${method}). bootstrap fails: the published bootstrap gate, which has no third answer.`;
}

/** Means further apart than this many times what wavering questions explain did not waver. */
const tooFar = 2;

/** What to do about it. */
export function noiseAdvice(r: NoiseResult): readonly string[] {
  const together =
    r.observed95 > tooFar * r.expected95
      ? [
          `The means lie much further apart than ${r.clustered ? "document" : "question"}s that waver by themselves explain: something did change between the runs, or something moves all scores together.`,
        ]
      : [];
  return [...together, ...remedies(r)];
}

function remedies(r: NoiseResult): readonly string[] {
  const unit = r.clustered ? "document" : "question";
  const quieter =
    "Make the scores quieter: exact search, or a higher efSearch in an approximate index; a fixed order and temperature of the judge; several runs of each question, averaged (--repeats average).";
  const undecided = r.gates.find(({ recommended }) => recommended.pass < 0.8);
  if (r.margin !== null && r.noiseFloor >= r.margin)
    return [quieter, `Or choose a margin above ${roundedUp(r.noiseFloor)}.`];
  if (undecided !== undefined)
    return [
      `With ${count(r.clusters, unit)} an unchanged system passes a margin of ${plain(undecided.margin)} in ${hundred(undecided.recommended.pass)} of 100 only: more ${unit}s, a wider margin, or quieter scores.`,
      ...(r.noiseFloor > 0 ? [quieter] : []),
    ];
  return r.gates.length === 0
    ? ["Give a margin (--margin) to see what a gate makes of it."]
    : [`${count(r.clusters, unit)} suffice: a system that did not change passes.`];
}
