// Speed of `score` against Python reading the same files alone: node bench/score.mjs [FOLDER]
// FOLDER holds runs input.*.gz and robust03_qrels.txt.gz (TREC 2003, robust track). Ratios of whole processes in one run.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { environment, median, pythonWith } from "./python.mjs";

const [folder = new URL("../../shared/data/trec-robust03", import.meta.url).pathname] = process.argv.slice(2);
if (!existsSync(folder)) {
  console.log(`${folder} is not there: nothing to measure.`);
  process.exit(0);
}
const bin = new URL("../dist/gatestats.cjs", import.meta.url).pathname;
const python = pythonWith("gzip");
const qrels = `${folder}/robust03_qrels.txt.gz`;
const runs = readdirSync(folder)
  .filter((name) => name.startsWith("input."))
  .map((name) => `${folder}/${name}`);
const measures = "recall@5,P@10,RR@10,AP,nDCG@10,Rprec,judged@10";

/** Splits each line into its columns, and keeps nothing. */
const split = `import gzip, sys
for name in sys.argv[1:]:
    with gzip.open(name, "rt") as file:
        for line in file:
            columns = line.split()`;

/** Keeps what it reads in dicts, as pytrec_eval's parse_run and parse_qrel do, so that measures could be taken. */
const keep = `import gzip, sys
for name in sys.argv[1:]:
    queries = {}
    with gzip.open(name, "rt") as file:
        for line in file:
            columns = line.split()
            documents = queries.setdefault(columns[0], {})
            documents[columns[2]] = float(columns[4]) if len(columns) == 6 else int(columns[3])`;

const pandas = `import sys, pandas
for name in sys.argv[1:]:
    pandas.read_csv(name, sep=r"\\s+", header=None)`;

const readers = [
  ["splitting the lines of the files", split],
  ["reading the files into dicts", keep],
  ...(has("pandas") ? [["pandas reading the files", pandas]] : []),
];

for (const files of [runs.slice(0, 1), runs])
  for (const [name, program] of readers) {
    const pairs = Array.from({ length: 8 }, () => ({
      ours: measured(process.execPath, [bin, "score", ...files, qrels, "--measures", measures]),
      theirs: measured(python, ["-c", program, ...files, qrels]),
    })).slice(1);
    const ratio = (of) => median(pairs.map(({ ours, theirs }) => ours[of] / theirs[of])).toFixed(2);
    const ms = (side) => `${Math.round(median(pairs.map((pair) => pair[side].seconds)) * 1000)} ms`;
    const what = files.length === 1 ? "one run" : `${files.length} runs`;
    console.log(
      `score on ${what} of 100,000 rows / Python ${name}: ${ratio("seconds")}, of processor time ${ratio("busy")} (medians of ${pairs.length} pairs; ${ms("ours")} / ${ms("theirs")})`,
    );
  }

/** Seconds that a process took, and those in which it kept a processor busy. */
function measured(command, words) {
  const from = process.hrtime.bigint();
  const { stderr } = spawnSync("/usr/bin/time", ["-f", "%U %S", command, ...words], {
    encoding: "utf8",
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [user, system] = stderr.trim().split("\n").at(-1).split(" ").map(Number);
  return { seconds: Number(process.hrtime.bigint() - from) / 1e9, busy: user + system };
}

function has(module) {
  return spawnSync(python, ["-c", `import ${module}`], { env: environment }).status === 0;
}
