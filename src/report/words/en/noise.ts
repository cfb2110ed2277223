import type { NoiseResult } from "../../../simulate/planning/noise.ts";
import { count, percent, plain, roundedUp } from "../../numbers.ts";

/** The answer to `noise` in a sentence. */
export function noiseAnswer(r: NoiseResult): string {
  if (r.noiseFloor === 0)
    return `With nothing changed, the mean of ${r.metric} did not move at all: no noise was seen in ${count(r.runs, "run")}.`;
  const floor = `With nothing changed, the mean of ${r.metric} moves by up to ${roundedUp(r.noiseFloor)} (95 of 100 times)`;
  if (r.margin === null) return `${floor}.`;
  return r.noiseFloor < r.margin
    ? `${floor}, which is below the margin of ${plain(r.margin)}.`
    : `${floor}, which is not below the margin of ${plain(r.margin)}: a gate would judge noise.`;
}

/** Means further apart than this many times what wavering questions explain did not waver. */
const tooFar = 3;

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
      `With ${count(r.clusters, unit)} an unchanged system passes a margin of ${plain(undecided.margin)} only ${percent(undecided.recommended.pass)} of the time: more ${unit}s, a wider margin, or quieter scores.`,
      ...(r.noiseFloor > 0 ? [quieter] : []),
    ];
  return r.gates.length === 0
    ? ["Give a margin (--margin) to see what a gate makes of it."]
    : [`${count(r.clusters, unit)} suffice to let an unchanged system pass.`];
}
