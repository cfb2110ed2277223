import type { View } from "../View.ts";

/** Whether P95 keeps within a limit, or got worse. */
export const latencyView: View = {
  name: "latency",
  title: (words) => words.latency.title,
  about: (words) => words.latency.about,
  parameters: ["limit", "margin", "column", "quantile", "alpha", "run", "cached", "id"],
  apart: true,
  load: async () => (await import("./LatencyView.tsx")).LatencyView,
};
