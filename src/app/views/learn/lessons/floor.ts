/** 1 − α^{1/n}: the smallest margin that n questions can pass when not one score changed. */
export function smallestMarginOf(questions: number, alpha: number): number {
  return 1 - alpha ** (1 / questions);
}

/** ⌈ln α/ln(1 − m)⌉: the questions that a pass at margin m needs at least. */
export function floorAt(margin: number, alpha: number): number {
  return Math.ceil(Math.log(alpha) / Math.log1p(-margin) - 1e-9);
}

/** (1 − m)^n: how likely n questions miss a loss in a share m of all questions. */
export function unseenAt(margin: number, questions: number): number {
  return (1 - margin) ** questions;
}
