import type { Arguments } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { wholeNumberOf } from "../../asked/values.ts";
import { assertWritable } from "../../node/writeFiles.ts";
import { retrieveJson } from "../../report/json.ts";
import type { RetrieveFiles } from "../../report/RetrieveFiles.ts";
import { retrieveText } from "../../report/textRetrieve.ts";
import { judgedOutside } from "../../retrieval/judgedOutside.ts";
import { judgedQueries } from "../../retrieval/judgedQueries.ts";
import { type JudgeOptions, judgeRetrieved } from "../../retrieval/judgeRetrieved.ts";
import type { AskedMeasure } from "../../retrieval/measures/measureNamed.ts";
import type { RetrieveOptions } from "../../retrieval/RetrieveOptions.ts";
import { retrieve as search } from "../../retrieval/retrieve.ts";
import { runOf } from "../../retrieval/runOf.ts";
import { scoreDefaults } from "../../retrieval/ScoreOptions.ts";
import { scoresCsv } from "../../retrieval/scoresCsv.ts";
import { trecRun } from "../../retrieval/trecRun.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import { deliver, type Outputs, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { askedMeasures } from "../inputs/askedMeasures.ts";
import { type Collection, readCollection } from "../inputs/collection.ts";
import { systemOf } from "../inputs/system.ts";
import { refuseOverwriting } from "../refuseOverwriting.ts";
import { stagesOf } from "../stages.ts";

export const retrieve: Command = {
  name: "retrieve",
  summary: "let a retriever search a collection, and score what it finds",
  usage: "retrieve --data FOLDER --system NAME --scores FILE.csv",
  about:
    "Searches a collection of documents for each of its queries and scores what was found: BM25 by Lucene's formula, TF-IDF, " +
    "vectors of embedding models searched exactly or approximately, and fusions of them. Writes the scores of each question, which gate, compare and estimate read, and the run. It is the " +
    "quick way to a baseline that your own retriever can be held against.",
  positionals: { least: 0, most: 0 },
  examples: [
    {
      line: "gatestats retrieve --data collection --system bm25 --measures recall@5,nDCG@10 --scores bm25.csv",
      does: "The scores of each question by BM25:",
    },
    {
      line: "gatestats retrieve --data collection --system bm25 --k1 1.2 --b 0.75 -o bm25.trec",
      does: "The run, with other parameters:",
    },
    {
      line: "gatestats retrieve --data collection --system 'rrf(bm25+tfidf)' --scores fused.csv",
      does: "Two systems made one:",
    },
  ],
  long: true,
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsWithScores(args);
  for (const { path } of outputs.files) assertWritable(path, "replace");
  const measures = askedMeasures(args);
  const retriever = systemOf(args);
  const options = optionsOf(args, measures);
  const judging = judgingOf(args);
  const collection = await readCollection(args);
  const { documents, queries: texts, judgements, folder: data, split } = collection;
  refuseOverwriting(
    args,
    outputs.files.map(({ path }) => path),
    collection.paths,
  );
  refuseUnjudged(args, outputs, collection);
  const outside = judgements === null ? [] : judgedOutside(judgements, documents, judging.relevantFrom);
  const queries = judgements === null ? texts : judgedQueries(texts, judgements);
  const stages = stagesOf(io);
  const retrieved = await search(retriever, documents, queries, options, stages.show);
  stages.end();
  const judged = judgements === null ? null : judgeRetrieved(retrieved, judgements, measures, judging);
  const { name: system, title } = retriever;
  const { top, fields } = options;
  const caveats = [
    ...documents.caveats,
    ...texts.caveats,
    ...outside,
    ...(retrieved.caveats ?? []),
    ...(judged === null ? runOf(retrieved).caveats : []),
  ];
  const counts = { documents: documents.ids.length, queries: queries.ids.length };
  const { scores, questionDocuments } = judged ?? { scores: null, questionDocuments: null };
  const result = { system, title, data, split, ...counts, top, fields, scores, questionDocuments, caveats };
  const files = filesOf(outputs);
  const read = [documents, texts, ...(judgements === null ? [] : [judgements])];
  await deliver(
    outputs,
    {
      text: (page) => retrieveText(result, files, page),
      json: () => retrieveJson(result, files, contextOf(args, read)),
      csv: () => (judged === null ? "" : scoresCsv([judged.scores], judged.columns)),
      trec: () => trecRun(retrieved),
    },
    io,
  );
  return 0;
}

function filesOf({ files }: Outputs): RetrieveFiles {
  const pathOf = (format: string): string | null =>
    files.find((file) => file.format === format)?.path ?? null;
  return { run: pathOf("trec"), scores: pathOf("csv") };
}

/** `-o` and `--format`, and `--scores`, which is a CSV whatever its name. */
function outputsWithScores(args: Arguments): Outputs {
  const outputs = outputsOf(args, ["text", "json", "csv", "trec"]);
  const path = args.one("scores");
  if (path === undefined) return outputs;
  return { ...outputs, files: [...outputs.files, { path, format: "csv" }] };
}

function optionsOf(args: Arguments, measures: readonly AskedMeasure[]): RetrieveOptions {
  const deepest = Math.max(1, ...measures.map(({ cutoff }) => cutoff).filter(Number.isFinite));
  const top = wholeNumberOf(args, "top", 1) ?? Math.max(100, deepest);
  if (top < deepest)
    throw new InputError(
      "usage",
      `--top ${top} retrieves fewer documents than a measure looks at: ${deepest}.`,
      `Say --top ${deepest} or more, or name other measures with --measures.`,
    );
  return {
    top,
    fields: args.one("fields") === "text" ? "text" : "title+text",
    ignoreIdenticalIds: args.has("ignore-identical-ids"),
  };
}

function judgingOf(args: Arguments): JudgeOptions {
  const separator = args.one("doc-separator") ?? "#";
  return {
    relevantFrom: wholeNumberOf(args, "relevant-from", 1) ?? scoreDefaults.relevantFrom,
    separator: separator === "none" ? null : separator,
    column: (args.one("doc-id") ?? "auto") as JudgeOptions["column"],
  };
}

function refuseUnjudged(args: Arguments, outputs: Outputs, { judgements, folder }: Collection): void {
  const scored = args.has("measures") || outputs.files.some(({ format }) => format === "csv");
  if (judgements !== null || (!scored && outputs.stdout !== "csv")) return;
  throw new InputError(
    "no-judgements",
    `${folder} has no folder qrels, so what is found cannot be scored.`,
    "Write the run alone (-o FILE.trec), or put the judgements into qrels/test.tsv.",
    { file: folder },
  );
}
