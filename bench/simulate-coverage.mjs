// Coverage against the vectorised NumPy program: node bench/simulate-coverage.mjs [FOLDER] [TIMES] [DRAWS]
// FOLDER holds bench/coverage_numpy.py and data/populations/like-published.csv. Both draw 20 documents so many times and
// ask ten intervals, two of them by 999 replicates studentised; gatestats is timed as a whole process, NumPy by its own clock.
import { median, pythonWith, timed } from "./python.mjs";

const [folder = "../shared", times = "5", draws = "5000"] = process.argv.slice(2);
const program = new URL("../dist/gatestats.cjs", import.meta.url).pathname;
const population = `${folder}/data/populations/like-published.csv`;
const python = pythonWith("numpy, scipy");
const methods = {
  micro: {
    "iid wald": "wald-iid",
    CR1: "t-cr1",
    CR2: "t-cr2",
    CR3: "t-cr3",
    "logit CR2": "logit-cr2",
    "logit CR3": "logit-cr3",
    percentile: "percentile",
    "bootstrap-t": "bootstrap-t",
  },
  macro: { "macro t": "t", "macro bootstrap-t": "bootstrap-t" },
};
const names = [...new Set(Object.values(methods).flatMap(Object.values))];

const words = [
  ...[program, "simulate", "coverage", population, "--totals", "questions,hits,hits", "--documents", "20"],
  ...["--method", names.join(","), "--draws", draws, "--replicates", "999", "--json"],
];
const runs = [];
for (let i = 0; i < Number(times); i++) {
  const slow = JSON.parse(
    timed(python, [`${folder}/bench/coverage_numpy.py`, population, "20", draws, "999"]).out,
  );
  const quick = timed(process.execPath, words);
  runs.push({ slow, quick: JSON.parse(quick.out), ratio: slow.seconds / quick.seconds });
  console.log(`NumPy ${slow.seconds.toFixed(1)} s, gatestats ${quick.seconds.toFixed(1)} s`);
}
console.log(
  `median of ${runs.length}: ${median(runs.map(({ ratio }) => ratio)).toFixed(1)} times as fast (bound 5)`,
);

const [{ slow, quick }] = runs;
for (const { estimand, rows } of quick.results)
  for (const [theirs, ours] of Object.entries(methods[estimand])) {
    const { coverage, error } = rows.find(({ method }) => method === ours);
    const off = (coverage - slow.coverage[theirs]) / (Math.SQRT2 * error);
    console.log(
      `${theirs.padEnd(18)} ${slow.coverage[theirs].toFixed(4)} and ${coverage.toFixed(4)}: ${off.toFixed(1)} standard errors apart`,
    );
  }
