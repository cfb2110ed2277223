// The main job on the example that the repository carries: may this change be merged?
import { spawnSync } from "node:child_process";
import { root, setup } from "./setup.mjs";

setup();

const folder = "examples/golden/pass";
const words = ["gate", `${folder}/baseline.csv`, `${folder}/candidate.csv`];
const options = ["--metric", "hit@5", "--margin", "0.02", "--cluster", "doc_id", "--estimand", "macro"];
console.log(`$ gatestats ${[...words, ...options].join(" ")}\n`);
const run = spawnSync(process.execPath, [`${root}dist/gatestats.cjs`, ...words, ...options], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = run.status ?? 70;
