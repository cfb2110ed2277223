// Exact search against NumPy: node bench/exact-search.mjs [TIMES] [ROWS] [DIMENSIONS] [QUERIES]
// 648 queries over 57,638 vectors of 384 numbers, the 100 best: NumPy's matrix product with argpartition, and gatestats with
// the matrix product of the embedding runtime, on the same vectors, turn by turn. Bound: 1.5 times NumPy's time.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { environment, median, pythonWith } from "./python.mjs";

const [times, rows, dimensions, queries] = [15, 57638, 384, 648].map((standard, i) =>
  Number(process.argv[2 + i] ?? standard),
);
const k = 100;
const python = pythonWith("numpy");
const folder = mkdtempSync(join(tmpdir(), "gatestats-bench-"));

const theirs = `import sys, time, numpy as np
d, k = ${dimensions}, ${k}
rows = np.fromfile(sys.argv[1], dtype=np.float32).reshape(-1, d)
queries = np.fromfile(sys.argv[2], dtype=np.float32).reshape(-1, d)
for line in sys.stdin:
    start = time.perf_counter()
    scores = queries @ rows.T
    top = np.argpartition(scores, len(rows) - k, axis=1)[:, -k:]
    order = np.argsort(-np.take_along_axis(scores, top, axis=1), axis=1, kind="stable")
    best = np.take_along_axis(top, order, axis=1)
    print(time.perf_counter() - start, flush=True)
best.astype(np.int32).tofile(sys.argv[3])
`;

const ours = `import { createInterface } from "node:readline";
import { readFileSync, writeFileSync } from "node:fs";
import { exactSearch } from "${fileURLToPath(new URL("../src/retrieval/dense/exactSearch.ts", import.meta.url))}";
import { bestProduct } from "${fileURLToPath(new URL("../src/retrieval/dense/runtimeProduct.ts", import.meta.url))}";
const read = (path) => new Float32Array(readFileSync(path).buffer);
const vectors = (values) => ({ count: values.length / ${dimensions}, dimensions: ${dimensions}, values });
const [rows, queries] = [process.argv[2], process.argv[3]].map((path) => vectors(read(path)));
const order = Int32Array.from({ length: rows.count }, (_, i) => i);
const product = await bestProduct();
console.error("gatestats multiplies by " + product.name);
const before = process.memoryUsage().rss;
let best;
for await (const line of createInterface({ input: process.stdin })) {
  const start = performance.now();
  best = await exactSearch(rows, queries, ${k}, order, product);
  console.log((performance.now() - start) / 1000);
}
console.error("memory beyond the vectors: " + ((process.resourceUsage().maxRSS * 1024 - before) / 1e6).toFixed(0) + " MB at most");
writeFileSync(process.argv[4], Int32Array.from(best.flatMap(({ documents }) => [...documents])));
`;

const file = (name) => join(folder, name);
writeFileSync(file("rows"), unit(rows, 1));
writeFileSync(file("queries"), unit(queries, 2));
writeFileSync(file("theirs.py"), theirs);
writeFileSync(file("ours.mjs"), ours);
const bundle = await rolldown({
  input: file("ours.mjs"),
  platform: "node",
  external: [/^node:/, "onnxruntime-node"],
});
// beside the packages, where the embedding runtime is found
const program = fileURLToPath(new URL("../dist/.bench-exact-search.mjs", import.meta.url));
await bundle.write({ file: program, format: "esm" });
await bundle.close();

const sides = [
  worker(python, [file("theirs.py"), file("rows"), file("queries"), file("theirs")]),
  worker(process.execPath, [program, file("rows"), file("queries"), file("ours")]),
];
const taken = [[], []];
for (let i = 0; i <= times; i++) for (const [s, side] of sides.entries()) taken[s].push(await side.turn());
for (const side of sides) await side.end();
const [slow, quick] = taken.map((seconds) => median(seconds.slice(1)));
console.log(
  `${queries} queries over ${rows} × ${dimensions}, top ${k} / NumPy: ${(quick / slow).toFixed(2)} (medians of ${times}; ${(quick * 1000).toFixed(0)} ms / ${(slow * 1000).toFixed(0)} ms; bound 1.5)`,
);
const [a, b] = ["theirs", "ours"].map((name) => new Int32Array(readFileSync(file(name)).buffer));
const same = a.reduce((count, document, i) => count + (document === b[i] ? 1 : 0), 0);
console.log(`the same document at ${same} of ${a.length} places`);
rmSync(folder, { recursive: true });
rmSync(program);

/** A program that does its work once for each line it is sent, and prints the seconds. */
function worker(command, words) {
  const child = spawn(command, words, { env: environment, stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = new Promise((resolve) => child.on("close", resolve));
  return {
    async turn() {
      child.stdin.write("\n");
      return Number((await lines.next()).value);
    },
    end() {
      child.stdin.end();
      return ended;
    },
  };
}

/** Vectors of length 1 with numbers between −1 and 1 from a seed. */
function unit(count, seed) {
  const values = new Float32Array(count * dimensions);
  let state = seed * 7919;
  for (let i = 0; i < values.length; i++) {
    state = (state * 48271) % 2147483647;
    values[i] = state / 1073741824 - 1;
  }
  for (let row = 0; row < count; row++) {
    const some = values.subarray(row * dimensions, (row + 1) * dimensions);
    const length = Math.sqrt(some.reduce((sum, v) => sum + v * v, 0));
    for (let j = 0; j < dimensions; j++) some[j] /= length;
  }
  return values;
}
