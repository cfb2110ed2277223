// What the calculator weighs and how long it takes: bytes of the first load, time until it answers to clicks, a gate on
// 100,000 rows, and the longest task that kept the page from answering meanwhile. Needs Chromium; prints JSON.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const program = fileURLToPath(new URL("../dist/gatestats.cjs", import.meta.url));
const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);
const rows = Number(process.argv[2] ?? 100_000);

const folder = mkdtempSync(join(tmpdir(), "gatestats-bench-app-"));
const server = spawn(process.execPath, [program, "app"]);
try {
  const address = await new Promise((resolve) =>
    server.stdout.once("data", (text) => resolve(String(text).trim())),
  );
  const files = ["baseline", "candidate"].map((name, i) => writeScores(join(folder, `${name}.csv`), i));
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const runs = [];
  for (let i = 0; i < 5; i++) runs.push(await measure(browser, address, files));
  await browser.close();
  console.log(
    JSON.stringify(
      { cores: cpus().length, browser: browser.version(), rows, medians: medians(runs), runs },
      null,
      2,
    ),
  );
} finally {
  server.kill("SIGINT");
  rmSync(folder, { recursive: true });
}

/** A file of hits from 5,000 documents; of the candidate two in a hundred differ. */
function writeScores(path, candidate) {
  let seed = 12345;
  const draw = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const lines = Array.from({ length: rows }, (_, i) => {
    const hit = draw() < 0.6 ? 1 : 0;
    const changed = draw() < 0.02;
    return `q${i},d${i % 5000},${candidate && changed ? 1 - hit : hit}`;
  });
  writeFileSync(path, `id,doc_id,hit@5\n${lines.join("\n")}\n`);
  return path;
}

async function measure(browser, address, [baseline, candidate]) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  await context.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        globalThis.longTasks.push([startTime, duration]);
    }).observe({ type: "longtask", buffered: true });
  });
  const page = await context.newPage();
  const button = page.getByRole("button", { name: "Judge" });
  await page.goto(`${address}#gate?margin=0.02&cluster=doc_id&estimand=macro`);
  await button.waitFor();
  const interactiveMs = await page.evaluate(() => performance.now());
  await page.getByLabel("choose a file: Baseline").setInputFiles(baseline);
  await page.getByLabel("choose a file: Candidate").setInputFiles(candidate);
  await page.getByText("questions, csv").nth(1).waitFor();
  const describedMs = (await page.evaluate(() => performance.now())) - interactiveMs;
  const from = await page.evaluate(() => {
    globalThis.longTasks.length = 0;
    return performance.now();
  });
  await button.click();
  await page.locator(".headline .sentence").waitFor();
  const verdictMs = (await page.evaluate(() => performance.now())) - from;
  await page.locator(".headline svg:visible").waitFor();
  await page.locator(".listing table").first().waitFor();
  await page.waitForTimeout(1500);
  const longTasksMs = await page.evaluate(() => globalThis.longTasks.map(([, duration]) => duration));
  await context.close();
  return { interactiveMs, describedMs, verdictMs, longestTaskMs: Math.max(0, ...longTasksMs), longTasksMs };
}

function medians(runs) {
  const names = ["interactiveMs", "describedMs", "verdictMs", "longestTaskMs"];
  return Object.fromEntries(
    names.map((name) => [
      name,
      Math.round(runs.map((run) => run[name]).sort((a, b) => a - b)[runs.length >> 1]),
    ]),
  );
}
