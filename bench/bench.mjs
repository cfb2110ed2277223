// Speed as ratios within one run: npm run bench [start|million|variance]
// The machine's own noise is in every figure: read the ratios, not the times.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const bin = new URL("../dist/gatestats.cjs", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "gatestats-bench-"));
const parts = { start, million, variance };
const [asked] = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) if (asked === undefined || asked === name) part();
rmSync(folder, { recursive: true });

/** The whole process of `gate` on two 1,000-row CSVs against a Node that does nothing; at most 1.6. */
function start() {
  const [a, b] = ["a", "b"].map((name) => scores(name, 1000, false));
  const gate = [bin, "gate", a, b, "--metric", "recall@5", "--margin", "0.02"];
  const runs = paired(31, ["-e", "0"], gate);
  report("gate on two 1,000-row CSVs / node -e 0", runs, "at most 1.6");
}

/** Two CSVs of 1,000,000 rows to a verdict against pandas reading them; at most 1, under 500 MB. */
function million() {
  const [a, b] = ["am", "bm"].map((name) => scores(name, 1_000_000, true));
  const python = ["/usr/bin/python3", "python3"].find(
    (p) => spawnSync(p, ["-c", "import pandas"]).status === 0,
  );
  const gate = [bin, "gate", a, b, "--metric", "recall@5", "--margin", "0.02", "--cluster", "none"];
  const memory = spawnSync("/usr/bin/time", ["-f", "%M", process.execPath, ...gate], { encoding: "utf8" });
  if (memory.status !== null)
    console.log(
      `gate on two 1,000,000-row CSVs: ${Math.round(Number(memory.stderr.trim().split("\n").at(-1)) / 1024)} MB at most (bound 500)`,
    );
  if (python === undefined) return console.log("pandas is not at hand: the comparison with it is left out.");
  const read = [
    "-c",
    `import pandas; pandas.read_csv(${JSON.stringify(a)}); pandas.read_csv(${JSON.stringify(b)})`,
  ];
  report("gate on two 1,000,000-row CSVs / pandas reading them", paired(7, read, gate, python), "at most 1");
}

/** CR2 and its degrees of freedom at a million documents, against a tenth of them: linear is 10. */
function variance() {
  const lib = new URL("../dist/lib/stats/", import.meta.url);
  const program = `
    const [{ cr2 }, { bellMcCaffrey }] = await Promise.all([import("${lib}variance.js"), import("${lib}degreesOfFreedom.js")]);
    const totals = (K) => { const n = Float64Array.from({ length: K }, (_, d) => 1 + (d * 7919) % 97);
      return { n, s: n.map((v, d) => v * ((d * 31) % 11) / 11), q: n, labels: [] }; };
    const time = (t) => { const from = performance.now(); cr2(t); bellMcCaffrey(t); return performance.now() - from; };
    const median = (t) => Array.from({ length: 9 }, () => time(t)).sort((a, b) => a - b)[4];
    const [small, large] = [totals(100000), totals(1000000)];
    time(small); time(large);
    const [s, l] = [median(small), median(large)];
    console.log("CR2 and Bell–McCaffrey at K = 1,000,000: " + l.toFixed(0) + " ms (bound 200); over K = 100,000: " + (l / s).toFixed(1) + " (linear: 10)");`;
  if (!existsSync(new URL("variance.js", lib))) return console.log("Build first: npm run build");
  process.stdout.write(
    spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }).stdout,
  );
}

function paired(times, first, second, program = process.execPath) {
  const once = (command, args) => {
    const from = process.hrtime.bigint();
    spawnSync(command, args, { stdio: "ignore" });
    return Number(process.hrtime.bigint() - from) / 1e6;
  };
  const runs = [];
  for (let i = 0; i <= times; i++) runs.push([once(program, first), once(process.execPath, second)]);
  return runs.slice(1);
}

function report(name, runs, bound) {
  const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const [first, second] = [0, 1].map((side) => median(runs.map((run) => run[side])));
  const ratio = median(runs.map(([a, b]) => b / a));
  console.log(
    `${name}: ${ratio.toFixed(2)} (median of ${runs.length} pairs; ${second.toFixed(0)} ms / ${first.toFixed(0)} ms; ${bound})`,
  );
}

function scores(name, rows, documents) {
  const values = ["0", "1", "1", "0.5", "1"];
  let state = name.charCodeAt(0);
  const next = () => (state = (state * 48271) % 2147483647);
  const lines = Array.from({ length: rows }, (_, i) =>
    documents ? `q${i},d${Math.floor(i / 37)},${values[next() % 5]}` : `q${i},${values[next() % 5]}`,
  );
  const file = join(folder, `${name}.csv`);
  writeFileSync(file, `${documents ? "id,doc_id,recall@5" : "id,recall@5"}\n${lines.join("\n")}\n`);
  return file;
}
