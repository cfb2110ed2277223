import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { writeCollection } from "./collection.ts";
import { gatestats, shell } from "./gatestats.ts";

const folder = shell("pwd").out.trim();
const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
const collection = `${folder}/collection`;

beforeAll(() => {
  writeCollection(collection);
});

function refusal(words: string): string {
  const { code, out, err } = gatestats(words);
  expect([code, out]).toEqual([2, ""]);
  return err.replaceAll(/\n +/g, "\n").replaceAll("\n", " ").trim();
}

test("two systems are retrieved, and a gate judges the change between them by document", () => {
  const bm25 = gatestats("retrieve --data collection --system bm25 --measures recall@1 --scores bm25.csv");
  expect([bm25.code, bm25.err]).toEqual([0, ""]);
  expect(bm25.out).toContain("bm25 on collection: 60 questions of test, 30 documents.");
  expect(bm25.out).toContain("Questions rest on 10 documents, named in the column doc_id");
  expect(Math.max(...bm25.out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  const [command] = /gatestats gate [\s\S]*$/.exec(bm25.out)!;
  gatestats("retrieve --data collection --system tfidf --measures recall@1 --scores other.csv");
  expect(read("other.csv").split("\n").slice(0, 2)).toEqual(["id,doc_id,recall@1", "q0,tides,1"]);
  const gate = shell(command.trim());
  expect(gate.err).toBe("");
  expect(gate.out).toContain("60 questions in 10 documents");
});

test("the run has the scores that score makes of it, and both are the same bytes each time", () => {
  const line = (n: number) =>
    `retrieve --data collection --system bm25(k1=1.2) --measures recall@5,nDCG@10 -o ${n}.trec -o ${n}.csv --doc-id never`;
  for (const n of [1, 2]) expect(gatestats(line(n)).err).toBe("");
  expect([read("1.trec"), read("1.csv")]).toEqual([read("2.trec"), read("2.csv")]);
  expect(read("1.trec").split("\n")[0]).toMatch(/^q0 Q0 \S+ 1 \d+\.\d+ bm25\(k1=1\.2\)$/);
  gatestats("score 1.trec collection/qrels/test.tsv --measures recall@5,nDCG@10 -o scored.csv");
  expect(read("scored.csv")).toBe(read("1.csv"));
});

test("flags stand for settings in brackets", () => {
  gatestats("retrieve --data collection --system bm25 --k1 2 --b 1 --analyzer plain -o flags.trec");
  gatestats([
    "retrieve",
    "--data",
    "collection",
    "--system",
    "bm25(k1=2, b=1, analyzer=plain)",
    "-o",
    "set.trec",
  ]);
  expect(read("flags.trec")).toBe(read("set.trec"));
});

test("the JSON says what was searched and scored, and keeps its schema", () => {
  const { out } = gatestats(
    "retrieve --data collection --system rrf(bm25+tfidf) --top 12 --json --scores fused.csv",
  );
  const answer = JSON.parse(out);
  const schema = new URL("../../docs/schema/retrieve.schema.json", import.meta.url);
  const valid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync(schema, "utf8")),
  );
  valid(answer);
  expect(valid.errors).toBeNull();
  expect(answer.retrieval).toMatchObject({
    system: "rrf(bm25+tfidf)",
    documents: 30,
    queries: 60,
    top: 12,
    questionDocuments: { column: true, documents: 10, several: 0 },
    files: { run: null, scores: "fused.csv" },
  });
  expect(answer.inputs.map(({ format }: { format: string }) => format)).toEqual([
    "beir-corpus",
    "beir-queries",
    "beir-qrels",
  ]);
});

test("gzipped parts are read, and the split is chosen", () => {
  const packed = `${folder}/packed`;
  mkdirSync(`${packed}/qrels`, { recursive: true });
  for (const name of ["corpus.jsonl", "queries.jsonl"])
    writeFileSync(`${packed}/${name}.gz`, gzipSync(readFileSync(`${collection}/${name}`)));
  writeFileSync(`${packed}/qrels/dev.tsv.gz`, gzipSync(readFileSync(`${collection}/qrels/test.tsv`)));
  expect(gatestats("retrieve --data packed --system bm25 --split dev").out).toContain("60 questions of dev");
  expect(refusal("retrieve --data packed --system bm25")).toBe(
    'gatestats: packed/qrels: packed has no judgements of the split "test" (qrels/test.tsv). Say --split dev.',
  );
});

test("a collection without judgements gives a run and no scores", () => {
  writeCollection(`${folder}/unjudged`);
  rmSync(`${folder}/unjudged/qrels`, { recursive: true });
  const { code, out } = gatestats("retrieve --data unjudged --system bm25 -o all.run");
  expect(code).toBe(0);
  expect(out).toContain("61 queries, 30 documents");
  expect(out).toContain("bm25 found nothing for 1 query (unjudged)");
  expect(read("all.run").split("\n").length).toBeGreaterThan(100);
  expect(refusal("retrieve --data unjudged --system bm25 --scores no.csv")).toContain("no folder qrels");
  expect(existsSync(`${folder}/no.csv`)).toBe(false);
});

test("questions that rest on several documents get the column where it is asked for", () => {
  writeCollection(`${folder}/several`);
  writeFileSync(
    `${folder}/several/qrels/test.tsv`,
    "query-id\tcorpus-id\tscore\nq0\ttides#0\t1\nq0\tbees#1\t1\nq1\ttides#1\t1\nq1\ttides#2\t1\nq2\tnowhere#1\t1\n",
  );
  const auto = gatestats("retrieve --data several --system bm25 --measures RR --format csv").out;
  expect(auto).toMatch(/^id,RR\n/);
  const always = "retrieve --data several --system bm25 --measures RR --doc-id always";
  expect(gatestats(`${always} --format csv`).out).toMatch(
    /^id,doc_id,RR\nq0,"\[""tides"",""bees""\]",\S+\nq1,tides,\S+\nq2,nowhere,0\n$/,
  );
  expect(gatestats(always).out).toContain("1 question of 3 rests on several of the 3 documents");
  expect(gatestats(`${always} --doc-separator none --format csv`).out).toContain(
    '"[""tides#1"",""tides#2""]"',
  );
  expect(gatestats(always).out).toContain("1 relevant document of several/qrels/test.tsv is not in the");
});

test("a document whose id is the query's own is left out where asked, and the next one takes its place", () => {
  const own = writeCollection(`${folder}/own`);
  const { text } = JSON.parse(read("own/corpus.jsonl").split("\n")[0]);
  writeFileSync(`${own}/queries.jsonl`, JSON.stringify({ _id: "tides#0", text }));
  writeFileSync(`${own}/qrels/test.tsv`, "query-id\tcorpus-id\tscore\ntides#0\ttides#1\t1\n");
  const first = (flags: string) =>
    gatestats(`retrieve --data own --system bm25 --measures RR --top 2 --format trec${flags}`)
      .out.trim()
      .split("\n")
      .map((line) => line.split(" ")[2]);
  const [, second] = first("");
  expect(first("")[0]).toBe("tides#0");
  expect(first(" --ignore-identical-ids")).toHaveLength(2);
  expect(first(" --ignore-identical-ids")[0]).toBe(second);
});

describe("refused with what would do, and nothing written", () => {
  test.each([
    [
      "retrieve --data collection",
      /Which system is to search\?.*--system bm25.*--system tfidf.*--system rrf/,
    ],
    ["retrieve --system bm25", /--data is missing\. Say --data FOLDER/],
    ["retrieve --data nowhere --system bm25", /nowhere does not exist\. Name the folder of a collection/],
    ["retrieve --data . --system bm25", /has no corpus\.jsonl\. A collection has/],
    ["retrieve --data collection --system bm52", /There is no system "bm52"\. Systems: bm25, tfidf, rrf/],
    ["retrieve --data collection --system tfidf --k1 1", /tfidf has no parameter k1\. Leave out --k1/],
    ["retrieve --data collection --system bm25 --b 2", /b of bm25 must be a number from 0 to 1/],
    ["retrieve --data collection --system bm25 --top 5 --measures recall@9", /--top 5 retrieves fewer.*: 9/],
    ["retrieve --data collection --system bm25 --scores collection/qrels/test.tsv", /test\.tsv is read/],
    ["retrieve --data collection --system bm25 -o a.csv --scores a.csv", /a\.csv is to be written twice/],
    ["retrieve --data collection --system bm25 -o none/a.run", /none\/a\.run cannot be written/],
    ["retrieve --data collection --system bm25 -o a.doc", /The ending of a\.doc names no format/],
  ])("%s", (line, said) => {
    expect(refusal(line)).toMatch(said);
    expect(existsSync(`${folder}/a.csv`)).toBe(false);
  });

  test("judgements of other documents and of other queries", () => {
    const strange = writeCollection(`${folder}/strange`);
    writeFileSync(`${strange}/qrels/test.tsv`, "query-id\tcorpus-id\tscore\nq0\tZ1\t1\n");
    expect(refusal("retrieve --data strange --system bm25")).toContain(
      "None of the 1 relevant documents of strange/qrels/test.tsv is in strange/corpus.jsonl.",
    );
    writeFileSync(`${strange}/qrels/test.tsv`, "query-id\tcorpus-id\tscore\nQ0\ttides#0\t1\n");
    expect(refusal("retrieve --data strange --system bm25")).toContain(
      "1 of the 1 queries that strange/qrels/test.tsv judges have no text in strange/queries.jsonl.",
    );
  });
});
