// Memory that files of 600 MB take, at most 500 MB: node bench/memory-formats.mjs [promptfoo|inspect]
// The files are written to a temporary folder first, piece by piece.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";

const bin = new URL("../dist/gatestats.cjs", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "gatestats-memory-"));
const bytes = 600e6;
const [asked] = process.argv.slice(2);
try {
  if (asked === undefined || asked === "promptfoo") promptfoo();
  if (asked === undefined || asked === "inspect") inspect();
} finally {
  rmSync(folder, { recursive: true });
}

/** Rows of 6 KB, and every five hundredth with an image of 1.8 MB in its output. */
function promptfoo() {
  const file = writer("promptfoo.json");
  file.write('{"evalId":"e","results":{"version":3,"prompts":[{"raw":"p","label":"p"}],"results":[\n');
  let rows = 0;
  for (; file.length() < bytes; rows++) {
    const output = rows % 500 === 7 ? image() : words(2000, rows);
    const vars = { question: `Question ${rows}?`, context: words(1000, rows + 1), doc_id: `d${rows % 997}` };
    const row = {
      id: `uuid-${rows}`,
      promptIdx: 0,
      testIdx: rows,
      provider: { id: "openai:chat:small", label: "" },
      prompt: { raw: words(1000, rows + 2), label: "base" },
      vars,
      testCase: { vars, assert: [{ type: "llm-rubric", metric: "Accuracy", value: words(500, rows) }] },
      response: { output, cached: false },
      success: rows % 3 > 0,
      score: (rows % 5) / 4,
      namedScores: { Accuracy: (rows % 4) / 3 },
      gradingResult: { pass: true, score: 1, reason: words(500, rows), componentResults: [] },
      latencyMs: 900 + (rows % 100),
      failureReason: rows % 3 > 0 ? 0 : 1,
    };
    file.write(`${rows > 0 ? ",\n" : ""}${JSON.stringify(row)}`);
  }
  file.write('\n],"stats":{"successes":1}},"config":{"evaluateOptions":{}}}\n');
  file.close();
  const columns = ["--metric", "Accuracy", "--cluster", "vars.doc_id", "--estimand", "macro"];
  measure("promptfoo JSON", file.path, rows, ["estimate", file.path, ...columns]);
}

/** Samples of 1 MB that are not to be read, and the summaries of 50,000. */
function inspect() {
  const file = writer("log.eval");
  const directory = [];
  const add = (name, content, method) => {
    const packed = method === 8 ? deflateRawSync(content) : content;
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    for (const [k, value] of [20, 0, method, 0, 33].entries()) common.writeUInt16LE(value, 2 * k);
    for (const [k, value] of [crc32(content), packed.length, content.length].entries())
      common.writeUInt32LE(value, 10 + 4 * k);
    common.writeUInt16LE(path.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    common.copy(entry, 6);
    entry.writeUInt32LE(file.length(), 42);
    directory.push(entry, path);
    for (const part of [Buffer.from("PK\x03\x04"), common, path, packed]) file.write(part);
  };
  const sample = Buffer.from(JSON.stringify({ id: 1, messages: words(1e6, 1) }));
  for (let i = 0; file.length() < bytes; i++) add(`samples/${i}_epoch_1.json`, sample, 0);
  const count = 50_000;
  const summaries = Array.from({ length: count }, (_, i) => ({
    id: `q${i}`,
    epoch: 1,
    input: words(1000, i),
    target: words(100, i),
    metadata: { doc_id: `d${i % 997}`, note: words(300, i) },
    scores: { match: { value: i % 3 > 0 ? "C" : "I", explanation: words(1000, i) } },
    total_time: 2,
    completed: true,
  }));
  add("summaries.json", Buffer.from(JSON.stringify(summaries)), 8);
  add("header.json", Buffer.from(JSON.stringify({ version: 2, status: "success", eval: { task: "qa" } })), 8);
  const [start, entries] = [file.length(), Buffer.concat(directory)];
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const at of [8, 10]) end.writeUInt16LE(directory.length / 2, at);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(start, 16);
  file.write(entries);
  file.write(end);
  file.close();
  const columns = ["--cluster", "metadata.doc_id", "--estimand", "macro"];
  measure("Inspect .eval", file.path, count, ["estimate", file.path, ...columns]);
}

function measure(name, path, rows, args) {
  const from = performance.now();
  const run = spawnSync("/usr/bin/time", ["-f", "%M", process.execPath, bin, ...args], { encoding: "utf8" });
  const seconds = (performance.now() - from) / 1000;
  if (run.status !== 0) throw new Error(run.stderr || String(run.error));
  const peak = Math.round(Number(run.stderr.trim().split("\n").at(-1)) / 1024);
  const size = Math.round(statSync(path).size / 1e6);
  console.log(
    `${name} of ${size} MB, ${rows} cases: ${peak} MB at most (bound 500), ${seconds.toFixed(1)} s`,
  );
  if (!run.stdout.includes(`${rows.toLocaleString("en")} of ${rows.toLocaleString("en")}`))
    console.log(run.stdout);
}

function writer(name) {
  const path = join(folder, name);
  const descriptor = openSync(path, "w");
  let written = 0;
  return {
    path,
    length: () => written,
    write(part) {
      written += writeSync(descriptor, part);
    },
    close: () => closeSync(descriptor),
  };
}

function words(length, seed) {
  const stock = "the retrieval of a passage that answers what was asked without a word too many ";
  return `${seed} ${stock.repeat(Math.ceil(length / stock.length))}`.slice(0, length);
}

function image() {
  return `data:image/png;base64,${"iVBORw0KGgo".repeat(1.8e6 / 11)}`;
}
