// Golden sets against the vectorised NumPy program: node bench/simulate-gate.mjs [FOLDER] [TIMES] [SUBSETS]
// FOLDER holds gate_simulation_numpy.py and its scores.csv (648 questions, 45 scenarios). Both draw golden sets of 25 to
// 300 and put them to G1, G2, G3 and G3u; gatestats 2,000 of each size, the whole process timed, NumPy so many SUBSETS,
// the time that it reports itself scaled to 2,000.
import { readFileSync } from "node:fs";
import { median, pythonWith, timed } from "./python.mjs";

const [folder = "../shared/bench", times = "3", subsets = "40"] = process.argv.slice(2);
const program = new URL("../dist/gatestats.cjs", import.meta.url).pathname;
const draws = 2000;
const python = pythonWith("numpy");

const columns = readFileSync(`${folder}/scores.csv`, "utf8").split("\n", 1)[0].trim().split(",");
const [, baseline, ...candidates] = columns;
const rules = { G1: "threshold-below", G2: "difference", G3: "percentile", G3u: "unpaired" };
const words = [
  ...[program, "simulate", "gate", `${folder}/scores.csv`, "--baseline-column", baseline],
  ...candidates.flatMap((name) => ["--candidate-column", name]),
  ...["--margin", "0.02", "--losses", "none", "--replacement", "without"],
  ...["--method", Object.values(rules).join(","), "--draws", String(draws), "--json"],
];

const runs = [];
for (let i = 0; i < Number(times); i++) {
  const slow = JSON.parse(timed(python, ["gate_simulation_numpy.py", subsets], { cwd: folder }).out);
  const quick = timed(process.execPath, words);
  runs.push({
    slow,
    quick: JSON.parse(quick.out),
    ratio: ((slow.seconds / slow.R) * draws) / quick.seconds,
    ...quick,
  });
  const { seconds, ratio } = runs[i];
  console.log(
    `NumPy ${((slow.seconds / slow.R) * draws).toFixed(0)} s (scaled from ${slow.R} subsets), gatestats ${seconds.toFixed(1)} s: ${ratio.toFixed(0)} times`,
  );
}
console.log(
  `median of ${runs.length}: ${median(runs.map(({ ratio }) => ratio)).toFixed(0)} times as fast (bound 100)`,
);

// Pass rates: NumPy's subsets of all runs, against gatestats.
const [{ quick }] = runs;
const rate = new Map(quick.rows.map((row) => [`${row.units} ${row.rule} ${row.scenario}`, row]));
const apart = [];
let cells = 0;
for (const [units, byRule] of Object.entries(runs[0].slow.pass))
  for (const [name, byScenario] of Object.entries(byRule))
    for (const scenario of Object.keys(byScenario)) {
      const theirs = runs.reduce((sum, { slow }) => sum + slow.pass[units][name][scenario], 0) / runs.length;
      const R = runs[0].slow.R;
      const { pass } = rate.get(`${units} ${rules[name]} ${scenario}`);
      // every run of NumPy draws the same subsets: they count once
      const pooled = (pass * draws + theirs * R) / (draws + R);
      const error = Math.sqrt(pooled * (1 - pooled) * (1 / draws + 1 / R));
      const z = error === 0 ? 0 : Math.abs(pass - theirs) / error;
      cells++;
      if (z > 4)
        apart.push(
          `  ${name}, ${scenario}, n = ${units}: ${pass} and ${theirs.toFixed(4)} (${z.toFixed(1)})`,
        );
    }
console.log(`${cells} pass rates compared; ${apart.length} are more than 4 standard errors apart`);
if (apart.length > 0)
  console.log(
    `${apart.join("\n")}\n  In some sets a mean of printed thirds equals the margin: 0.333333333 less 0.666666667 is a hair beyond a third\n  for NumPy, and a third for gatestats.`,
  );
