import { readTable } from "../../formats/index.ts";
import { latencyCells } from "../../stats/latency/LatencyCells.ts";
import type { Laboratory } from "../../study/Laboratory.ts";
import { latencyRuns } from "../../table/latencyRuns.ts";
import { openSource } from "../openSource.ts";
import { hashed } from "./hashed.ts";

/** Latencies that were measured before, in a file as `latency measure` writes it. Requests that failed are left out. */
export async function latenciesOfFile(path: string): ReturnType<Laboratory["latencies"]> {
  const key = await hashed(path);
  const table = await readTable(openSource(path), {
    metrics: ["latencyMs"],
    groups: ["run"],
    groupsIfAny: ["cached"],
    range: "unbounded",
  });
  const { latency, query, run } = latencyRuns([table], {
    latency: "latencyMs",
    run: "run",
    cached: ["cached"],
  });
  const rows = Array.from(latency.keys()).filter((row) => !Number.isNaN(latency[row]));
  const of = (numbers: Int32Array): Int32Array => Int32Array.from(rows, (row) => numbers[row]);
  return {
    cells: latencyCells(
      Float64Array.from(rows, (row) => latency[row]),
      of(query),
      of(run),
    ),
    key,
  };
}
