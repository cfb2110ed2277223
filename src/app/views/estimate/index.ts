import type { View } from "../View.ts";

/** The mean of one system with its interval. */
export const estimateView: View = {
  name: "estimate",
  title: (words) => words.estimate.title,
  about: (words) => words.estimate.about,
  parameters: [
    "metric",
    "cluster",
    "strata",
    "estimand",
    "level",
    "range",
    "repeats",
    "multi",
    "id",
    "population",
    "system-column",
    "system",
  ],
  load: async () => (await import("./EstimateView.tsx")).EstimateView,
};
