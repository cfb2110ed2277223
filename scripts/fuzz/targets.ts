import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { inflateRawSync } from "node:zlib";
import { readDesign } from "../../src/formats/designFile.ts";
import type { ReadOptions, SourceFile } from "../../src/formats/Format.ts";
import { readTable } from "../../src/formats/index.ts";
import { readDocument } from "../../src/formats/readJson.ts";
import { readYaml } from "../../src/formats/readYaml.ts";
import type { QueryDocuments } from "../../src/formats/retrieval/QueryDocuments.ts";
import { readJudgements } from "../../src/formats/retrieval/readJudgements.ts";
import { readRun } from "../../src/formats/retrieval/readRun.ts";
import { readTexts } from "../../src/formats/retrieval/readTexts.ts";
import { jsonTools } from "../../src/formats/tools/jsonTools.ts";
import { fileText } from "../../src/formats/utf8.ts";
import { readStudy } from "../../src/study/readStudy.ts";
import { InputError } from "../../src/table/InputError.ts";
import { mutateParquet, mutateZip, zipOf } from "./mutateBinary.ts";
import { type Outcome, outcomeOf, type Snapshot, snapshotOf } from "./Snapshot.ts";
import type { Seed, Target } from "./Target.ts";
import { type Form, Pairs, parseTable, parseTree, type Tree, written } from "./tree.ts";

const encoder = new TextEncoder();

/** Larger samples are left out: mutants of small ones say the same and are read faster. */
const largestSeed = 24_000;

/** Files whose seeds are read with an error belong to the format that this name starts with. */
const byName: readonly (readonly [start: RegExp, target: string])[] = [
  [/\/parquet-/, "parquet"],
  [/\/inspect-.*\.eval$|\.zip$|\.xlsx$/, "inspect-eval"],
  [/\/junit|\.xml$|\.html$/, "junit"],
  [/\/trec-eval/, "trec-eval-output"],
  [/\/ir-measures/, "ir-measures-output"],
  [/\/deepeval-latest/, "deepeval-latest"],
  [/\/deepeval/, "deepeval"],
  [/\/evalite/, "evalite"],
  [/\/helm/, "helm"],
  [/\/inspect/, "inspect-json"],
  [/\/langsmith.*json/, "langsmith"],
  [/\/lm-eval/, "lm-eval"],
  [/\/mlflow.*json/, "mlflow"],
  [/\/openai/, "openai-evals"],
  [/\/promptfoo-marked/, "promptfoo-marked-csv"],
  [/\/promptfoo.*json/, "promptfoo-json"],
  [/\/ragas.*csv/, "ragas"],
  [/\/ragas.*json/, "ragas-json"],
  [/\/ragchecker/, "ragchecker"],
  [/\/vitest/, "vitest-evals"],
  [/\.csv$/, "csv"],
  [/\.jsonl$/, "jsonl"],
  [/\.json$/, "json"],
];

interface Found {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
}

/** Every format that is read, with its seeds: the pairs of test/files, and samples where a folder of them is given. */
export async function allTargets(root: string, samples?: string): Promise<readonly Target[]> {
  const files = [...pairsIn(join(root, "test/files/scores")), ...pairsIn(join(root, "test/files/tools"))];
  if (samples !== undefined && existsSync(samples)) files.push(...filesIn(samples));
  const seeds = new Map<string, Found[]>();
  for (const file of files) {
    const outcome = await outcomeOf(() => readScores(sourceOf(file.bytes, file.path), file.options));
    const name = nameOf(outcome) ?? byName.find(([start]) => start.test(file.path))?.[1];
    if (name !== undefined) seeds.set(name, [...(seeds.get(name) ?? []), file]);
  }
  seeds.set("tsv", tabbed(seeds.get("csv") ?? []));
  const scores = Array.from(seeds, ([name, found]) => scoresTarget(name, found));
  return [...scores, ...retrieval(files), design(), study(root)].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The bytes of a file as a source that comes in chunks of a length. */
export function sourceOf(bytes: Uint8Array, path: string, chunk: number = 1 << 20): SourceFile {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.slice(at, at + chunk);
  }
  return { path, bytes: chunks() };
}

async function readScores(file: SourceFile, options: ReadOptions): Promise<Snapshot> {
  return snapshotOf(await readTable(file, options));
}

function nameOf(outcome: Outcome): string | undefined {
  return outcome.kind === "table" ? (JSON.parse(outcome.table.whole) as string[])[0] : undefined;
}

function pairsIn(folder: string): Found[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".expected.json"))
    .map((name) => {
      const input = readdirSync(folder).find(
        (other) => other !== name && other.startsWith(`${name.slice(0, -14)}.`),
      )!;
      const { options = {} } = JSON.parse(readFileSync(join(folder, name), "utf8")) as {
        options?: ReadOptions;
      };
      return {
        path: `${folder}/${input}`,
        bytes: new Uint8Array(readFileSync(join(folder, input))),
        options,
      };
    });
}

function filesIn(folder: string): Found[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && statSync(path).size <= largestSeed)
    .map((path) => ({ path, bytes: new Uint8Array(readFileSync(path)), options: {} }));
}

function tabbed(tables: readonly Found[]): Found[] {
  return tables.flatMap((file) => {
    const rows = parseTable(new TextDecoder().decode(file.bytes), ",");
    if (rows.length < 2 || rows[0].length < 2 || rows.some((row) => row.length !== rows[0].length)) return [];
    const bytes = encoder.encode(written(rows, { kind: "table", delimiter: "\t" }));
    return [{ ...file, path: file.path.replace(/csv$/, "tsv"), bytes }];
  });
}

function scoresTarget(name: string, files: readonly Found[]): Target {
  const tool = jsonTools.find((one) => one.name === name);
  const isZip = name === "inspect-eval";
  const path = name === "json" ? "" : tool?.rows;
  const rows = isZip ? ["summaries.json"] : path?.split(".").filter((key) => key !== "");
  return {
    name,
    seeds: files.map((file) => seedOf(file, isZip)),
    ...(isZip && { mutate: mutateZip, checksummed: true }),
    ...(name === "parquet" && { mutate: mutateParquet }),
    write: (tree, { form = { kind: "document" }, bytes }) =>
      isZip ? packed(tree, bytes.length) : encoder.encode(written(tree, form)),
    read: readScores,
    ...((tool?.long === true || name === "json") && {
      readLong: async (file, options) => snapshotOf(await readDocument(file, options, 1)),
    }),
    ...(rows !== undefined && { rows }),
  };
}

function seedOf({ path, bytes, options }: Found, isZip: boolean): Seed {
  const name = relative(join(path, ".."), path);
  const seed = { name, bytes, options };
  try {
    if (isZip) return { ...seed, tree: unpacked(bytes), form: { kind: "document" } };
    const parsed = parsedText(new TextDecoder("utf-8", { fatal: true }).decode(bytes), name);
    return parsed === undefined ? seed : { ...seed, ...parsed };
  } catch {
    return seed; // broken on purpose: its bytes are mutated all the same
  }
}

function parsedText(text: string, name: string): { readonly tree: Tree; readonly form: Form } | undefined {
  if (/\.json$/.test(name)) return { tree: parseTree(text), form: { kind: "document" } };
  if (/\.jsonl$/.test(name))
    return {
      tree: text
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map(parseTree),
      form: { kind: "lines" },
    };
  if (/\.txt$/.test(name)) return { tree: fieldsOf(text, "\t"), form: { kind: "fields", delimiter: "\t" } };
  if (/\.xml$/.test(name))
    return { tree: text.match(testCases) ?? [], form: { kind: "fields", delimiter: "" } };
  if (!/\.[ct]sv$/.test(name)) return undefined;
  const first = text.split("\n", 1)[0];
  const delimiter = ["\t", ";", "|"].find((one) => first.includes(one)) ?? ",";
  return { tree: parseTable(text, delimiter), form: { kind: "table", delimiter } };
}

/** A report of tests cut into its tests and what is between them. */
const testCases = /<testcase\b[^>]*\/>|<testcase\b[\s\S]*?<\/testcase>|[\s\S]+?(?=<testcase\b|$)/g;

function fieldsOf(text: string, delimiter: string): readonly (readonly string[])[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => (delimiter === " " ? line.trim().split(/\s+/) : line.split(delimiter)));
}

/** The members of an archive that are JSON, as one document. */
function unpacked(bytes: Uint8Array): Tree {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pairs: [string, Tree][] = [];
  for (let at = 0; at + 46 <= bytes.length; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const [method, length] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = bytes.subarray(start, start + length);
    if (method !== 0 && method !== 8) throw new Error("packed in another way");
    pairs.push([name, parseTree(new TextDecoder().decode(method === 8 ? inflateRawSync(data) : data))]);
  }
  if (pairs.length === 0) throw new Error("no members");
  return new Pairs(pairs);
}

function packed(tree: Tree, length: number): Uint8Array {
  const members = tree instanceof Pairs ? tree.pairs : [];
  return zipOf(
    members.map(([name, value]) => [name, encoder.encode(written(value, { kind: "document" }))]),
    length % 2 === 0 ? 0 : 8,
  );
}

/** Runs, judgements and texts: what `score` and `retrieve` read. */
function retrieval(files: readonly Found[]): readonly Target[] {
  const named = (name: RegExp): Found[] => files.filter(({ path }) => name.test(path));
  const text = (path: string, content: string): Found => ({
    path,
    bytes: encoder.encode(content),
    options: {},
  });
  const nested = text(
    "nested.json",
    '{"q1": {"d1": 2, "d2": 1}, "q2": {"d1": 0}, "q é": {"d3": 1, "d2": 3}}',
  );
  const corpus = text(
    "corpus.jsonl",
    '{"_id": "d1", "title": "One", "text": "A text."}\n{"_id": "d2", "title": "", "text": "More é."}\n{"_id": 3, "text": ""}\n',
  );
  const target = (
    name: string,
    found: readonly Found[],
    delimiter: string,
    read: (file: SourceFile) => Promise<Snapshot>,
  ): Target => ({
    name,
    seeds: found.map((file) => {
      const seed = { name: relative(join(file.path, ".."), file.path), bytes: file.bytes, options: {} };
      const content = new TextDecoder().decode(file.bytes);
      if (/\.json$/.test(file.path)) return { ...seed, tree: parseTree(content), form: { kind: "document" } };
      if (/\.jsonl$/.test(file.path))
        return { ...seed, tree: content.trim().split("\n").map(parseTree), form: { kind: "lines" } };
      const own = /\.tsv$/.test(file.path) ? "\t" : delimiter;
      return { ...seed, tree: fieldsOf(content, own), form: { kind: "fields", delimiter: own } };
    }),
    write: (tree, { form = { kind: "document" } }) => encoder.encode(written(tree, form)),
    read,
  });
  return [
    target("run", [...named(/\.run$/), nested], " ", async (file) => ofQueries(await readRun(file))),
    target("judgements", [...named(/qrels\.|\.qrels$/), nested], " ", async (file) =>
      ofQueries(await readJudgements(file)),
    ),
    target("beir-corpus", [corpus], " ", async (file) => ofTexts(await readTexts(file, "document"))),
    target("beir-queries", [...named(/queries\.jsonl$/), corpus], " ", async (file) =>
      ofTexts(await readTexts(file, "query")),
    ),
  ];
}

function ofQueries({ queries, documents, starts, document, value, line, caveats }: QueryDocuments): Snapshot {
  const ids: string[] = [];
  queries.forEach((query, q) => {
    for (let row = starts[q]; row < starts[q + 1]; row++)
      ids.push(`${query}\t${documents.text(document[row])}`);
  });
  if (ids.length !== value.length || ids.length !== line.length || queries.length === 0)
    throw new Error("not whole: rows");
  if (!value.every(Number.isFinite)) throw new Error("not whole: a value that is no number");
  const metrics = new Map([["value", [...value]]]);
  return { ids, metrics, whole: JSON.stringify([queries, ids, [...value], [...line], caveats]) };
}

function ofTexts({ ids, titles, texts, caveats }: Awaited<ReturnType<typeof readTexts>>): Snapshot {
  if (ids.length !== titles.length || ids.length !== texts.length) throw new Error("not whole: texts");
  return { ids, metrics: new Map(), whole: JSON.stringify([ids, titles, texts, caveats]) };
}

const designs: readonly string[] = [
  '{"version": 1, "design": "srs", "population": 40, "documents": ["a", "b", {"name": "c"}], "seed": 3, "take": 3}',
  '{"version": 1, "design": "strata", "strata": [{"name": "x", "population": 9, "documents": ["a", "b"]}, {"name": "y", "population": 5, "documents": ["c"]}]}',
  '{"version": 1, "design": "pps", "replacement": "with", "documents": [{"name": "a", "probability": 0.2, "times": 2}, {"name": "b", "probability": 0.1}]}',
  '{"version": 1, "design": "weights", "documents": [{"name": "a", "weight": 2}, {"name": "b", "weight": 0.5}]}',
];

function design(): Target {
  return {
    name: "design",
    seeds: designs.map((text, k) => ({
      name: `design${k}.json`,
      bytes: encoder.encode(text),
      options: {},
      tree: parseTree(text),
      form: { kind: "document" },
    })),
    write: (tree, { form = { kind: "document" } }) => encoder.encode(written(tree, form)),
    async read(file) {
      const record = await readDesign(file);
      const documents = record.documents ?? [];
      if (documents.some(({ name }) => name === "")) throw new Error("not whole: a document without a name");
      return { ids: documents.map(({ name }) => name), metrics: new Map(), whole: JSON.stringify(record) };
    },
  };
}

/** Study files, which are YAML or JSON; no retriever is loaded for one. */
function study(root: string): Target {
  const yaml = new Uint8Array(readFileSync(join(root, "studies/example.yaml")));
  const tree = parseTree(JSON.stringify(readYaml(new TextDecoder().decode(yaml), "example.yaml").value));
  const form = { kind: "document" } as const;
  const bytes = encoder.encode(written(tree, form));
  return {
    name: "study",
    seeds: [
      { name: "example.yaml", bytes: yaml, options: {} },
      { name: "example.json", bytes, options: {}, tree, form },
    ],
    write: (changed) => encoder.encode(written(changed, form)),
    async read({ path, bytes }) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      const read = readStudy(fileText(Buffer.concat(chunks), path), path, (expression) => {
        throw new InputError("no-retriever", `There is no retriever ${expression}.`, "Name one.", {
          file: path,
        });
      });
      return { ids: [read.name], metrics: new Map(), whole: JSON.stringify(read) };
    },
  };
}
