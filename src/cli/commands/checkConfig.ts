import { type Arguments, withValues } from "../../asked/Arguments.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { clusterColumns } from "../../asked/inputs/readOptions.ts";
import { judge } from "../../asked/judge.ts";
import { policyReportJson } from "../../report/json.ts";
import type { PolicyReport } from "../../report/PolicyReport.ts";
import { policyReportText } from "../../report/textPolicy.ts";
import type { Command } from "../Command.ts";
import type { Io } from "../Io.ts";
import { gateAsked } from "../policies/gateAsked.ts";
import { openPolicy, standardName } from "../policies/openPolicy.ts";
import { goldenSetHash } from "../policies/pinnedGoldenSet.ts";
import { policyReport } from "../policies/policyReport.ts";
import { resolvePolicy } from "../policies/resolvePolicy.ts";

export const checkConfig: Command = {
  name: "check-config",
  summary: "what a policy comes to, metric by metric, and who said so",
  usage: "check-config [FILE]",
  about:
    "Reads gatestats.yaml (or FILE) and prints what holds for each metric with the line, the flag or the default that it " +
    "comes from. What does not go together is an error with its line. With --candidate it goes through all that a gate " +
    "would do with these scores, verdict aside. Exit code 0 when all fits, else 2.",
  positionals: { least: 0, most: 1 },
  examples: [
    { line: "gatestats check-config gatestats.yaml", does: "What holds in the end?" },
    {
      line: "gatestats check-config gatestats.yaml --candidate candidate.csv",
      does: "Would a gate run on these scores?",
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const [path = standardName] = args.positionals;
  const opened = openPolicy(path);
  const metrics = resolvePolicy(opened.policy, args);
  const candidates: PolicyReport["candidates"][number][] = [];
  for (const candidate of args.all("candidate")) candidates.push(await fitting(args, path, candidate));
  const report = policyReport(opened, metrics, args, candidates);
  io.out(args.has("json") ? policyReportJson(report) : policyReportText(report, io.page));
  return exitCodes.done;
}

/** Does with a candidate all that a gate would do, and tells of its questions. */
async function fitting(
  args: Arguments,
  policy: string,
  candidate: string,
): Promise<PolicyReport["candidates"][number]> {
  const gateArgs = { ...withValues(args, { config: [policy], candidate: [] }), positionals: [candidate] };
  const asked = gateAsked(gateArgs);
  let found: PolicyReport["candidates"][number] | undefined;
  await judge(asked.args, async (tables) => {
    await asked.inspect?.(tables);
    const table = tables[tables.length - 1];
    const columns = clusterColumns(asked.args).filter((column) => table.groups.has(column));
    found = {
      path: candidate,
      questions: new Set(table.ids).size,
      goldenSet: { sha256: goldenSetHash(table, columns), columns },
    };
  });
  return found!;
}
