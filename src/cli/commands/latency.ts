import type { Arguments } from "../../asked/Arguments.ts";
import { exitCodeOf, exitCodes, exitPolicyOf } from "../../asked/exitCodes.ts";
import { judgedLatency, latencyUsage } from "../../asked/inputs/judgedLatency.ts";
import type { Command } from "../Command.ts";
import { deliverLatency, latencyFormats } from "../deliverLatency.ts";
import { outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { refuseForeignFlags } from "../latencyFlags.ts";
import { withJunitError } from "../withJunitError.ts";

export const latency: Command = {
  name: "latency",
  summary: "did P95 get worse? latencies of several runs against a limit or a baseline",
  usage: latencyUsage,
  about:
    "Reads latencies, one row a query and run, and judges their P95 for other queries and other runs than those measured. " +
    "One run is refused: it shows nothing of how runs differ. Several files for one system are a run each. " +
    "latency measure runs a command, or asks a service on this machine, and writes such a file.",
  positionals: { least: 0, most: 10_000 },
  examples: [
    {
      line: "gatestats latency latency.csv --limit 2500",
      does: "Does P95 keep within 2.5 seconds?",
    },
    {
      line: "gatestats latency latency-before.csv latency-after.csv --margin 50",
      does: "Did P95 get slower by more than 50 ms?",
    },
    {
      line: "gatestats latency run1.csv run2.csv run3.csv --limit 2500",
      does: "A file a run:",
    },
    {
      line: "gatestats latency measure --queries queries.txt --runs 2 -o measured.csv --force -- cat",
      does: "Measure a command, which gets each query on its standard input:",
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  refuseForeignFlags(args);
  if (args.positionals[0] === "measure") {
    const { measure } = await import("../latencyMeasure.ts");
    return measure({ ...args, positionals: args.positionals.slice(1) }, io);
  }
  return withJunitError(args, () => answer(args, io));
}

async function answer(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args, latencyFormats);
  const { result, files } = await judgedLatency(args);
  const { verdict, baseline } = result;
  const policy = exitPolicyOf(args);
  const exitCode =
    verdict === null ? (baseline === null ? exitCodes.done : exitCodes.input) : exitCodeOf(verdict, policy);
  await deliverLatency({ args, result, files, exitCode, policy }, outputs, io);
  return exitCode;
}
