// The whole check, from a clean clone: format and lint, types, who imports whom, and the tests. The last line
// counts what passed and what failed, each check as one.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { root, setup } from "./setup.mjs";

setup();

const checks = [
  ["lint", ["@biomejs/biome/bin/biome", "check", "--error-on-warnings", "--log-level=warn"]],
  ["types", ["@typescript/native/bin/tsc", "-p", "tsconfig.json"]],
  ["imports", ["dependency-cruiser/bin/dependency-cruise.mjs", "src"]],
];
const counts = { passed: 0, failed: 0, skipped: 0 };

for (const [name, words] of checks) {
  const ok = runModule(words);
  console.log(`${ok ? "ok" : "FAILED"}: ${name}`);
  counts[ok ? "passed" : "failed"]++;
}
runTests();

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed > 0 ? 1 : 0;

function runModule([path, ...args]) {
  const words = [`${root}node_modules/${path}`, ...args];
  return spawnSync(process.execPath, words, { cwd: root, stdio: "inherit" }).status === 0;
}

function runTests() {
  const summary = `${root}dist/test-summary.json`;
  rmSync(summary, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${summary}`];
  const ok = runModule(["vitest/vitest.mjs", "run", ...reporters]);
  const seen = existsSync(summary) ? JSON.parse(readFileSync(summary, "utf8")) : {};
  counts.passed += seen.numPassedTests ?? 0;
  counts.failed += (seen.numFailedTests ?? 0) + brokenFiles(seen.testResults ?? []);
  counts.skipped += (seen.numPendingTests ?? 0) + (seen.numTodoTests ?? 0);
  if (!ok && counts.failed === 0) counts.failed++;
}

/** Files of tests that could not even be loaded. */
function brokenFiles(files) {
  const broken = files.filter(
    ({ status, assertionResults: tests }) => status === "failed" && tests.length === 0,
  );
  return broken.length;
}
