import type { Scale } from "../types.ts";
import type { Statistic } from "./Statistic.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };

/** Every statistic beside the mean. */
export const statistics: readonly Statistic[] = [
  {
    kind: "ratio",
    name: "f1",
    title: "F1 of all counts together, 2ΣTP/(2ΣTP + ΣFP + ΣFN)",
    columns: ["true positives", "false positives", "false negatives"],
    numerator: [2, 0, 0],
    denominator: [2, 1, 1],
    scale: unit,
  },
  {
    kind: "ratio",
    name: "precision",
    title: "precision of all counts together, ΣTP/(ΣTP + ΣFP)",
    columns: ["true positives", "false positives"],
    numerator: [1, 0],
    denominator: [1, 1],
    scale: unit,
  },
  {
    kind: "ratio",
    name: "recall",
    title: "recall of all counts together, ΣTP/(ΣTP + ΣFN)",
    columns: ["true positives", "false negatives"],
    numerator: [1, 0],
    denominator: [1, 1],
    scale: unit,
  },
  {
    kind: "ratio",
    name: "ratio",
    title: "ratio of two sums",
    columns: ["numerator", "denominator"],
    numerator: [1, 0],
    denominator: [0, 1],
    scale: { kind: "unbounded" },
  },
  { kind: "quantile", name: "quantile", title: "quantile of the scores", probability: null },
  { kind: "quantile", name: "median", title: "median of the scores", probability: 0.5 },
];
