import type { Arguments } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { readLatencies } from "../../asked/inputs/latencies.ts";
import { wholeNumberOf } from "../../asked/values.ts";
import { latencyStudyJson } from "../../report/json.ts";
import { latencyStudyText } from "../../report/textLatencyStudy.ts";
import { studyLatency } from "../../simulate/latency/studyLatency.ts";
import { latencyCells } from "../../stats/latency/LatencyCells.ts";
import { InputError } from "../../table/InputError.ts";
import type { Io } from "../Io.ts";
import { sameLatencies } from "../latencyFlags.ts";
import type { Simulation } from "./Simulation.ts";

/** How often gates on one run err, and the gate on several, on the user's own runs. */
export const latency: Simulation = {
  name: "latency",
  summary: "how often a P95 from one run gives the wrong verdict, on your runs",
  usage: "simulate latency RUNS",
  examples: [
    {
      line: "gatestats simulate latency latency.csv --draws 200",
      does: "How often does a P95 read from one run pass or fail wrongly?",
    },
  ],
  flags: ["column", "run", "cached", "id", "queries", "runs", "draws", "seed", "json"],
  run,
};

/** Numbers of queries that are drawn unless others are asked for, besides all there are or the most. */
const usualSizes = [50, 100, 300];
const usualMost = 1000;

async function run(args: Arguments, io: Io): Promise<number> {
  if (args.positionals.length === 0)
    throw new InputError(
      "usage",
      "simulate latency needs a file of latencies, but none was given.",
      `Usage: gatestats ${latency.usage}`,
    );
  const { system, files } = await readLatencies(args, args.positionals);
  const known = Int32Array.from(system.latency, (_, i) => i).filter((i) => !Number.isNaN(system.latency[i]));
  const cells = latencyCells(
    Float64Array.from(known, (i) => system.latency[i]),
    known.map((i) => system.query[i]),
    known.map((i) => system.run[i]),
  );
  if (cells.runs < 2 || cells.queries < 20)
    throw new InputError(
      "too-few-latencies",
      `${system.source.path} has ${cells.queries} queries in ${cells.runs} runs with a latency.`,
      "A simulation draws from them: give 20 queries or more, in two runs or more.",
      { file: system.source.path },
    );
  const study = studyLatency(cells, {
    metric: system.column,
    quantile: 0.95,
    alpha: 0.05,
    sizes: sizesOf(args, cells.queries),
    gateRuns: wholeNumberOf(args, "runs", 2) ?? 5,
    draws: wholeNumberOf(args, "draws", 1) ?? 2000,
    seed: wholeNumberOf(args, "seed", 0) ?? 1,
  });
  io.out(
    args.has("json")
      ? latencyStudyJson(study, contextOf(args, files))
      : latencyStudyText(study, sameLatencies(args), io.page),
  );
  return exitCodes.done;
}

/** `--queries 50,100`: the numbers asked for, or the usual ones and all there are. */
function sizesOf(args: Arguments, queries: number): readonly number[] {
  const typed = args.one("queries");
  const most = Math.min(queries, usualMost);
  if (typed === undefined) return [...usualSizes.filter((size) => size < most), most];
  return typed.split(",").map((word) => {
    const size = word.trim() === "all" ? queries : Number(word);
    if (Number.isInteger(size) && size >= 2 && size <= queries) return size;
    throw new InputError(
      "usage",
      `--queries ${typed} must be whole numbers from 2 to ${queries}, which the file has.`,
      "Such as --queries 50,100,all.",
    );
  });
}
