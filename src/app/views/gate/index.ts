import type { View } from "../View.ts";

/** Whether a change made it worse by more than a margin. */
export const gateView: View = {
  name: "gate",
  title: (words) => words.gate.title,
  about: (words) => words.gate.about,
  parameters: [
    "metric",
    "margin",
    "threshold",
    "cluster",
    "strata",
    "estimand",
    "rule",
    "method",
    "alpha",
    "better",
    "range",
    "missing",
    "unmatched",
    "repeats",
    "multi",
    "id",
    "baseline-column",
    "candidate-column",
    "system-column",
    "baseline",
    "candidate",
  ],
  load: async () => (await import("./GateView.tsx")).GateView,
};
