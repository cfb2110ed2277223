import { existsSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve } from "node:path";
import { type Arguments, withValues } from "../../asked/Arguments.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { writeFiles } from "../../node/writeFiles.ts";
import { readPolicy } from "../../policy/readPolicy.ts";
import { initJson } from "../../report/json.ts";
import { initText } from "../../report/textPolicy.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import type { Io } from "../Io.ts";
import { Cancelled } from "../policies/Cancelled.ts";
import { standardName } from "../policies/openPolicy.ts";
import type { Proposal } from "../policies/Proposal.ts";
import { policyText } from "../policies/policyText.ts";
import { proposalOf } from "../policies/proposalOf.ts";
import { refuseOverwriting } from "../refuseOverwriting.ts";

export const init: Command = {
  name: "init",
  summary: "write a policy (gatestats.yaml) by looking at your files",
  usage: "init BASELINE [CANDIDATE]",
  about:
    "Looks at the scores and writes gatestats.yaml with the metrics, the documents it saw and a comment on each line. On " +
    "a terminal it asks for what no file can say: the margin, what was sampled, what an inconclusive answer does. Without " +
    "one, or with --yes, it takes flags and what the files suggest. A margin is never guessed: without --margin its place " +
    "is marked, and gate --config asks for it.",
  positionals: { least: 1, most: 2 },
  examples: [
    {
      line: "gatestats init baseline.csv candidate.csv --metric hit@5 --margin 0.02 --yes",
      does: "A policy for one metric, nothing asked:",
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const path = args.one("output") ?? standardName;
  const existing = args.has("force") ? "replace" : "keep";
  refuseOverwriting(args, [path]);
  if (args.positionals.includes("-"))
    throw new InputError(
      "usage",
      "A policy names files, and standard input is none.",
      "Name a file of scores.",
    );
  if (existing === "keep" && existsSync(path))
    throw new InputError(
      "file-exists",
      `${path} exists already.`,
      "Name another file with -o, or say --force to replace it.",
      {
        file: path,
      },
    );
  const proposal = await proposed(args);
  if (proposal === undefined) return exitCodes.interrupted;
  const text = policyText(besideFile(proposal, path));
  readPolicy(text, path);
  writeFiles([{ path, text }], existing);
  io.out(args.has("json") ? initJson(path, proposal) : initText(path, proposal, io.page));
  return exitCodes.done;
}

/** What is to be written; undefined where somebody was asked and went away. */
async function proposed(args: Arguments): Promise<Proposal | undefined> {
  if (args.has("yes") || !onTerminal(process.env)) return proposalOf(args, namesIn(args));
  try {
    return await asked(args, namesIn(args));
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    throw error;
  }
}

function namesIn(args: Arguments): readonly string[] {
  return [...new Set(args.all("metric"))];
}

async function asked(args: Arguments, names: readonly string[]): Promise<Proposal> {
  const { askMargin, askProposal } = await import("../policies/askProposal.ts");
  const first = await proposalOf(args, names);
  const answers = await askProposal(first, (flag) => args.has(flag));
  const proposal = await proposalOf(withValues(args, answers.flags), answers.metrics);
  if (args.has("margin")) return proposal;
  const metrics: Proposal["metrics"][number][] = [];
  for (const metric of proposal.metrics)
    metrics.push({ ...metric, margin: (await askMargin(metric.name, metric.smallestMargin)) ?? null });
  return { ...proposal, metrics };
}

/** Whether somebody is there to answer. */
function onTerminal(env: Readonly<Record<string, string | undefined>>): boolean {
  return process.stdin.isTTY && process.stderr.isTTY && env.TERM !== "dumb" && !env.CI;
}

/** The same, its paths taken from the policy's folder. */
function besideFile(proposal: Proposal, policy: string): Proposal {
  const from = (path: string | null): string | null =>
    path === null || isAbsolute(path)
      ? path
      : relative(dirname(resolve(policy)), resolve(path)).replaceAll("\\", "/");
  return { ...proposal, baseline: from(proposal.baseline), candidate: from(proposal.candidate) };
}
