import type { Arguments } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import type { Run } from "../../formats/retrieval/QueryDocuments.ts";
import { readJudgements } from "../../formats/retrieval/readJudgements.ts";
import { readRun } from "../../formats/retrieval/readRun.ts";
import { scoreJson } from "../../report/json.ts";
import { scoreText } from "../../report/textScore.ts";
import type { RunScores } from "../../retrieval/RunScores.ts";
import { scoreRun } from "../../retrieval/scoreRun.ts";
import { scoresCsv } from "../../retrieval/scoresCsv.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { askedMeasures } from "../inputs/askedMeasures.ts";
import { readAs, scoreOptions } from "../inputs/retrieval.ts";

export const score: Command = {
  name: "score",
  summary: "recall, nDCG and the like of a run, question by question",
  usage: "score RUN... QRELS --measures A,B",
  about:
    "Scores what a system retrieved (a run) by relevance judgements (qrels), with trec_eval's definitions and to its digits. " +
    "A run is TREC's six columns or JSON, judgements are TREC's four columns, BEIR's three or JSON. The scores of each " +
    "question, written with -o scores.csv, are what gate, compare and estimate read.",
  positionals: { least: 2, most: 200 },
  examples: [
    {
      line: "gatestats score old.run qrels.txt --measures recall@5,nDCG@10",
      does: "The means of two measures:",
    },
    {
      line: "gatestats score old.run new.run qrels.txt --measures recall@5 -o scores.csv",
      does: "Both systems, question by question, for gate and compare:",
    },
    {
      line: "gatestats score short.run qrels.txt --missing zero",
      does: "A run that found nothing for some of the queries:",
    },
  ],
  long: true,
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args, ["text", "json", "csv"]);
  const measures = askedMeasures(args);
  const options = scoreOptions(args);
  const paths = [...args.positionals];
  refuseTwice(paths);
  const judgements = await readAs(args, paths.pop()!, readJudgements);
  const results: RunScores[] = [];
  const files: Pick<Run, "source">[] = [];
  for (const path of paths) {
    const read = await readAs(args, path, (file) => readRun(file, judgements.documents));
    results.push(scoreRun(read, judgements, measures, options));
    files.push({ source: read.source });
  }
  const [csv] = outputs.files.filter(({ format }) => format === "csv").map(({ path }) => path);
  await deliver(
    outputs,
    {
      text: (page) => scoreText(results, csv ?? null, page),
      json: () => scoreJson(results, contextOf(args, [...files, judgements])),
      csv: () => scoresCsv(results),
    },
    io,
  );
  return 0;
}

/** A run that is scored twice would give every question two rows. */
function refuseTwice(paths: readonly string[]): void {
  const twice = paths.find((path, i) => paths.indexOf(path) < i);
  if (twice === undefined) return;
  throw new InputError(
    "usage",
    `${twice} is given twice.`,
    "Name each run once, and the judgements last: gatestats score RUN... QRELS",
    { file: twice },
  );
}
