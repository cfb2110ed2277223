import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { TextReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StudyRunFile } from "../../src/report/studyRunJson.ts";
import { root } from "../docs/markdown.ts";
import { installed } from "../retrieval/dense/installed.ts";
import { writeTinyModel } from "../retrieval/dense/tinyModel.ts";
import { inBackground } from "./background.ts";
import { writeCollection } from "./collection.ts";
import type { Run } from "./gatestats.ts";

const packages = ["@huggingface/transformers", "hnswlib-node"];
const absent = packages.filter((name) => !installed(name));
const names = ["fiqa", "nfcorpus", "scidocs"];
const folder = mkdtempSync(`${tmpdir()}/gatestats-published-`);
let server: Server;

/** The collections as BEIR packs them, in small, on a server of our own; the models in small, in a folder. */
beforeAll(async () => {
  const made = writeCollection(`${folder}/made`);
  const archives = new Map<string, Uint8Array>();
  for (const name of names) {
    const zip = new ZipWriter(new Uint8ArrayWriter());
    for (const file of ["corpus.jsonl", "queries.jsonl", "qrels/test.tsv"])
      await zip.add(`${name}/${file}`, new TextReader(readFileSync(`${made}/${file}`, "utf8")));
    archives.set(`/${name}.zip`, await zip.close());
  }
  server = createServer(({ url = "" }, response) => void response.end(archives.get(url)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const sources = [...archives].map(([path, bytes]) => ({
    name: `beir${path.replace(".zip", "")}`,
    title: "in small",
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    licence: "none needed",
  }));
  writeFileSync(`${folder}/catalogue.json`, JSON.stringify(sources));
  if (absent.length > 0) return;
  for (const model of ["bge-small-en-v1.5", "all-MiniLM-L6-v2", "e5-small-v2"])
    cpSync(`${writeTinyModel()}/tiny/bert`, `${folder}/models/Xenova/${model}`, { recursive: true });
});
afterAll(() => void server.close());

const run = (words: string): Promise<Run> =>
  inBackground(words.split(" "), { cwd: folder, env: { GATESTATS_CACHE: `${folder}/cache` } }).done;

test.skipIf(absent.length > 0)(
  `the published study runs from its file to its hypotheses on collections and models in small${absent.length > 0 ? `: not installed: ${absent.join(", ")}` : ""}`,
  async () => {
    const published = readFileSync(`${root}studies/rag-gate-stats.yaml`, "utf8");
    // what small collections and models cannot give: vectors of 192 dimensions, golden sets of 100, and time
    const small = published
      .replace("dims=192", "dims=2")
      .replaceAll("draws: 2000", "draws: 20")
      .replace("margins: [0.01, 0.02, 0.03]", "margins: [0.02]")
      .replace("builds: 10", "builds: 3")
      .replace("runs: 10", "runs: 2")
      .replaceAll("n: 100 }", "n: 25 }")
      .replace("n: [25, 50, 100, 200, 300]", "n: [25]")
      .replace("gateQueries: [50, 100, 300, 648]", "gateQueries: [50]");
    writeFileSync(`${folder}/study.yaml`, small);
    const fetched = await run(
      "data fetch beir/fiqa beir/nfcorpus beir/scidocs --data-root data --catalogue catalogue.json",
    );
    expect([fetched.code, fetched.err]).toEqual([0, ""]);
    expect((await run("study register study.yaml")).code).toBe(0);
    const { code, err } = await run("study run study.yaml --data-root data --model-dir models");
    expect([code, err]).toEqual([0, ""]);
    const { data, hypotheses, tables } = JSON.parse(
      readFileSync(`${folder}/.gatestats/studies/study/study.json`, "utf8"),
    ) as StudyRunFile;
    expect(data.map(({ name, questions }) => [name, questions])).toEqual(names.map((name) => [name, 60]));
    // 60 queries are too few for limits of a P95: H5 has no ratio to look at
    for (const { name, outcome, testableIn } of hypotheses)
      expect([name, outcome === "not testable here", testableIn]).toEqual(
        name === "H5" ? [name, true, 0] : [name, false, 3],
      );
    expect(tables.latency.map(({ system, runs }) => [system, runs])).toEqual(
      ["bm25", "hnsw 16", "hnsw 128", "e5-small", "MiniLM", "bge-small"].map((system) => [system, 2]),
    );
    for (const [name, rows] of Object.entries(tables)) expect(rows.length, name).toBeGreaterThan(0);
    for (const { ofExact } of tables.rebuilds) expect(Number(ofExact)).toBeGreaterThan(0.5);
    const families = new Set(tables.gates.map(({ family }) => family));
    expect([...families].sort()).toEqual(["degraded", "parameters", "rebuild", "swap", "vectors"]);
  },
);
