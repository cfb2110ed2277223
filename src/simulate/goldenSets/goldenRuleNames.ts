/** The rules that golden sets are put to, in the order in which they are shown. */
export const goldenRuleNames = [
  "threshold",
  "threshold-below",
  "threshold-above",
  "difference",
  "percentile",
  "unpaired",
  "sign-flip",
  "t",
  "gaffke",
  "gate",
] as const;

export type GoldenRuleName = (typeof goldenRuleNames)[number];
