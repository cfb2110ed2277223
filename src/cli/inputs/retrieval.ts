import type { Arguments } from "../../asked/Arguments.ts";
import { wholeNumberOf } from "../../asked/values.ts";
import { openText } from "../../formats/bytes.ts";
import type { SourceFile } from "../../formats/Format.ts";
import { recognise } from "../../formats/retrieval/recognise.ts";
import { openSource } from "../../node/openSource.ts";
import { shellWord } from "../../report/commandLines.ts";
import type { RunOrder } from "../../retrieval/RunScores.ts";
import { type ScoreOptions, scoreDefaults } from "../../retrieval/ScoreOptions.ts";
import { InputError } from "../../table/InputError.ts";
import { wantsHashes } from "../formats.ts";

/** The flags that say how a run is scored. */
export function scoreOptions(args: Arguments): ScoreOptions {
  const chosen = <Name extends string>(name: string, absent: Name): Name =>
    (args.one(name) as Name | undefined) ?? absent;
  return {
    order: chosen<RunOrder>("order", scoreDefaults.order),
    relevantFrom: wholeNumberOf(args, "relevant-from", 1) ?? scoreDefaults.relevantFrom,
    missing: chosen("missing", scoreDefaults.missing),
    withoutRelevant: chosen("without-relevant", scoreDefaults.withoutRelevant),
    ignoreIdenticalIds: args.has("ignore-identical-ids"),
  };
}

/** Reads one of the files; where it is the run for the judgements or the reverse, the error gives the command that was meant. */
export async function readAs<T>(
  args: Arguments,
  path: string,
  read: (source: SourceFile) => Promise<T>,
): Promise<T> {
  try {
    return await read(openSource(path, wantsHashes(args) ? "hashed" : "not hashed"));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    if (error.code !== "judgements-for-run" && error.code !== "run-for-judgements") throw error;
    throw new InputError(error.code, error.message, await rightOrder(args), error.place);
  }
}

/** The command with the one file of judgements behind the runs, or in general where there is not one. */
async function rightOrder(args: Arguments): Promise<string> {
  const kinds = await Promise.all(args.positionals.map(async (path) => ({ path, isRun: await isRun(path) })));
  const runs = kinds.filter((file) => file.isRun);
  const others = kinds.filter((file) => !file.isRun);
  if (others.length === 0) return "Name the judgements behind the runs: gatestats score RUN... QRELS";
  if (runs.length === 0) return "Name a run before the judgements: gatestats score RUN... QRELS";
  const files = [...runs, ...others].map(({ path }) => path);
  const words = args.typed.map((word) => (args.positionals.includes(word) ? (files.shift() ?? word) : word));
  return `The judgements come last: ${["gatestats", ...words].map(shellWord).join(" ")}`;
}

async function isRun(path: string): Promise<boolean> {
  const { head } = await openText(openSource(path, "not hashed"));
  return recognise(head)?.format === "trec-run";
}
