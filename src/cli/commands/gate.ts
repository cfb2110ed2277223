import type { Arguments } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { exitCodeOf, exitPolicyOf } from "../../asked/exitCodes.ts";
import { gateQuestion } from "../../asked/gateQuestion.ts";
import { judge } from "../../asked/judge.ts";
import { combine } from "../../gates/combine.ts";
import type { ReportContext } from "../../report/ReportContext.ts";
import type { Command } from "../Command.ts";
import { deliverGate, gateFormats } from "../deliverGate.ts";
import { outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import type { GateAsked } from "../policies/gateAsked.ts";
import { withJunitError } from "../withJunitError.ts";

export const gate: Command = {
  name: "gate",
  summary: "did it get worse by more than a margin? pass, fail or inconclusive",
  usage: "gate BASELINE CANDIDATE --metric NAME --margin M",
  about:
    "Compares two score files, one row a question, on the same questions. PASS: a loss beyond the margin is ruled out. " +
    "FAIL: a loss beyond the margin is shown. INCONCLUSIVE: these questions can show neither, and the answer says what " +
    "it would take. Use - for standard input.",
  positionals: { least: 1, most: 2, unless: "config" },
  examples: [
    {
      line: "gatestats gate baseline.csv candidate.csv --metric hit@5 --margin 0.02",
      does: "May the candidate lose no more than two questions in a hundred?",
    },
    {
      line: "gatestats gate baseline.csv candidate.csv --metric hit@5 --margin 0.02 --cluster doc_id --estimand macro",
      does: "The same where questions were written from documents:",
    },
    {
      line: "gatestats gate candidate.csv --metric hit@5 --rule threshold --threshold 0.6",
      does: "Does the candidate alone reach a level?",
    },
    {
      line: "gatestats gate both.csv --baseline-column old --candidate-column new --margin 0.02",
      does: "One file with a column for each system:",
    },
    {
      line: "gatestats gate runs.csv --system-column system --baseline old --candidate new --metric hit@5 --margin 0.02",
      does: "One file with a row for each question and system:",
    },
    {
      line: "gatestats gate baseline.csv candidate.csv --metric hit@5 --margin 0.02 -o gate.json --on-inconclusive pass",
      does: "In CI: text in the log, JSON in a file, and inconclusive does not block:",
    },
  ],
  run: (args, io) => withJunitError(args, () => run(args, io)),
};

async function run(given: Arguments, io: Io): Promise<number> {
  const { args, inspect, told } = await gateAsked(given);
  const outputs = outputsOf(args, gateFormats);
  const question = gateQuestion(args);
  if (!given.has("config") && question.rule !== "threshold" && question.margin === undefined)
    return (await import("../withoutMargin.ts")).withoutMargin(args, outputs, io);
  const judged = await judge(args, inspect);
  const result = combine(judged.results);
  const policy = exitPolicyOf(args);
  const exitCode = exitCodeOf(result.verdict, policy);
  const context = (): ReportContext => ({ ...contextOf(args, judged.files), ...told });
  await deliverGate({ args, judged, result, exitCode, policy, context }, outputs, io);
  return exitCode;
}

/** Flags by which a policy or a saved baseline comes in. */
const apartFlags = ["config", "against", "max-baseline-age", "baseline-dir"];

/** What is asked: by flags alone, or by a policy or a saved baseline too, whose parts load only then. */
async function gateAsked(given: Arguments): Promise<GateAsked> {
  if (!apartFlags.some((name) => given.has(name))) return { args: given };
  return (await import("../policies/gateAsked.ts")).gateAsked(given);
}
