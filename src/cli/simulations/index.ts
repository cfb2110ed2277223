import { coverage } from "./coverage.ts";
import { gate } from "./gate.ts";
import { latency } from "./latency.ts";
import type { Simulation } from "./Simulation.ts";

/** Every simulation, in the order in which help lists them. */
export const simulations: readonly Simulation[] = [gate, coverage, latency];
