// Takes the pictures of docs/images: pages of the built program on examples/, as a browser shows them.
// node scripts/screenshots.mjs, with Chromium installed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("..", import.meta.url));
const images = `${root}docs/images`;
const golden = (set) => `examples/golden/${set}/baseline.csv examples/golden/${set}/candidate.csv`;
const byDocument = "--metric hit@5 --cluster doc_id --estimand macro";

const pictures = [
  { name: "gate-fail-light", line: `gate ${golden("fail")} --margin 0.02 ${byDocument}` },
  { name: "gate-fail-dark", line: `gate ${golden("fail")} --margin 0.02 ${byDocument}`, scheme: "dark" },
  { name: "gate-inconclusive", line: `gate ${golden("inconclusive")} --margin 0.02 ${byDocument}` },
  {
    name: "gate-questions",
    line: `gate ${golden("fail")} --margin 0.02 ${byDocument}`,
    part: "#questions-1",
  },
  { name: "gate-phone", line: `gate ${golden("pass")} --margin 0.02 ${byDocument}`, width: 390 },
  { name: "estimate", line: `estimate examples/sotu/bm25.csv ${byDocument} --method all`, height: 1000 },
];

const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);
const folder = mkdtempSync(`${tmpdir()}/gatestats-screenshots-`);
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-background-networking"],
});
mkdirSync(images, { recursive: true });
for (const { name, line, scheme = "light", width = 1100, height = 760, part } of pictures) {
  const file = `${folder}/${name}.html`;
  spawnSync(process.execPath, ["dist/gatestats.cjs", ...line.split(" "), "-o", file], { cwd: root });
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  const path = `${images}/${name}.png`;
  if (part === undefined) await page.screenshot({ path });
  else {
    await page.locator(`${part} select`).selectOption({ index: 1 });
    await page.locator(part).evaluate((section) => section.scrollIntoView());
    await page.screenshot({ path });
  }
  await context.close();
}
await browser.close();
rmSync(folder, { recursive: true });
