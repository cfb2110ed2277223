import { studentQuantile } from "../../stats/distributions.ts";
import { type Side, sideOf } from "../../stats/tails/edgeworth.ts";
import type { Asked } from "./Asked.ts";
import type { GoldenSet } from "./GoldenSet.ts";

/**
 * On which side of α a set's p-value lies, where that can be told from the set's moments: sign 1 asks whether a loss of
 * the margin is refuted, −1 (better and worse exchanged) whether it is shown. "near": the test itself must be asked.
 */
export type Screen = (set: GoldenSet, sign: 1 | -1, asked: Asked) => Side;

/** Variances up to this share of the squared distance from the line leave no spread to speak of. */
const tiny = 1e-18;

/** Standard errors from the line under which no test rejects at 10 % or less: the least p-value seen there was 0.25. */
const hopelessUnder = 0.5;

/** Whether the mean is on the wrong side of the line, or hardly beyond it. */
function isHopeless(beyond: number, second: number, count: number, alpha: number): boolean {
  return alpha <= 0.1 && beyond * Math.sqrt(count) < hopelessUnder * Math.sqrt(second);
}

/** Differences resampled: P*(Σ z < 0), z = d + margin·n. */
export const percentileScreen: Screen = (set, sign, { alpha, steps }) => {
  const { count, mean, second, third, fourth } = set.ofExcess;
  if (second < tiny) return "near";
  if (isHopeless(sign * mean, second, count, alpha)) return "above";
  const spread = Math.sqrt(count * second);
  return sideOf(
    (-sign * mean * count) / spread,
    (sign * third) / (second * spread),
    (fourth / (second * second) - 3) / count,
    steps.excess[set.place] / spread,
    alpha,
  );
};

/** Both systems resampled, each on its own. */
export const unpairedScreen: Screen = (
  { place, ofCandidate: c, ofBaseline: b },
  sign,
  { margin, alpha, steps },
) => {
  const second = c.second + b.second;
  if (second < tiny) return "near";
  if (isHopeless(sign * (c.mean - b.mean + margin), second, c.count, alpha)) return "above";
  const spread = Math.sqrt(c.count * second);
  const excess = c.fourth - 3 * c.second * c.second + b.fourth - 3 * b.second * b.second;
  return sideOf(
    (-sign * (c.mean - b.mean + margin) * c.count) / spread,
    (sign * (c.third - b.third)) / (second * spread),
    excess / (second * second * c.count),
    steps.score[place] / spread,
    alpha,
  );
};

/** Signs of z flipped: P(Σ ε z ≥ Σ z). */
export const signFlipScreen: Screen = (set, sign, { alpha, steps }) => {
  const { count, mean, second, third, fourth } = set.ofExcess;
  const square = second + mean * mean;
  if (square < tiny) return "near";
  if (isHopeless(sign * mean, second, count, alpha)) return "above";
  const spread = Math.sqrt(count * square);
  const power = fourth + 4 * third * mean + 6 * second * mean * mean + mean ** 4;
  const kurtosis = (-2 * power) / (square * square * count);
  return sideOf((-sign * mean * count) / spread, 0, kurtosis, steps.sign[set.place] / spread, alpha);
};

/** The t test needs no other where units are alike: its p-value is read off the moments. */
export const studentScreen: Screen = ({ plain, ofExcess: { count, mean, second } }, sign, { alpha }) => {
  if (!plain || second < tiny) return "near";
  const t = (sign * mean) / Math.sqrt(second / (count - 1));
  const line = criticalValue(alpha, count - 1);
  return Math.abs(t - line) < 1e-9 ? "near" : t > line ? "below" : "above";
};

/** Tests that allow for an unseen loss: only that the mean is on the wrong side of the line, or hardly beyond it. */
export const unseenScreen: Screen = ({ ofExcess: { count, mean, second } }, sign, { alpha }) =>
  isHopeless(sign * mean, second, count, alpha) ? "above" : "near";

const critical = new Map<number, Map<number, number>>();

function criticalValue(alpha: number, degreesOfFreedom: number): number {
  const known = critical.get(alpha) ?? new Map<number, number>();
  critical.set(alpha, known);
  const value = known.get(degreesOfFreedom) ?? studentQuantile(1 - alpha, degreesOfFreedom);
  known.set(degreesOfFreedom, value);
  return value;
}
