import { estimateView } from "./estimate/index.ts";
import { gateView } from "./gate/index.ts";
import { latencyView } from "./latency/index.ts";
import { learnView } from "./learn/index.ts";
import { planView } from "./plan/index.ts";
import { simulateView } from "./simulate/index.ts";
import type { View } from "./View.ts";

/** Every view, in the order of the navigation; the first is where an empty address leads. */
export const views: readonly View[] = [
  gateView,
  estimateView,
  planView,
  simulateView,
  latencyView,
  learnView,
];
