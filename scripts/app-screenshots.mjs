// Takes the pictures of the calculator for docs/images, at desktop and phone width, light and dark.
// node scripts/app-screenshots.mjs, with Chromium installed and the program built.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("..", import.meta.url));
const images = `${root}docs/images`;
const golden = (name, file) => `${root}examples/golden/${name}/${file}.csv`;

/** What is done in each view before its picture is taken, and what the picture begins with. */
const views = {
  gate: {
    at: "#gate?metric=hit%405&margin=0.02&cluster=doc_id&estimand=macro",
    async ask(page) {
      await page.getByLabel("choose a file: Baseline").setInputFiles(golden("inconclusive", "baseline"));
      await page.getByLabel("choose a file: Candidate").setInputFiles(golden("inconclusive", "candidate"));
      await page.getByLabel("Metric").waitFor();
    },
    button: "Judge",
  },
  estimate: {
    at: "#estimate?metric=hit%405&cluster=doc_id&estimand=macro",
    async ask(page) {
      await page.getByLabel("choose a file: Scores").setInputFiles(golden("pass", "candidate"));
      await page.getByLabel("Metric").waitFor();
    },
    button: "Estimate",
  },
  plan: { at: "#plan", drawn: ".panel svg", few: true },
  simulate: {
    at: "#simulate?metric=hit%405&margin=0.05&cluster=none&draws=1000",
    async ask(page) {
      await page.getByRole("button", { name: "BM25 against TF-IDF" }).click();
      await page.getByLabel("Metric").waitFor();
    },
    button: "Draw and count",
    drawn: "#passes svg",
    few: true,
  },
  latency: {
    at: "#latency?margin=300",
    async ask(page) {
      await page.getByRole("button", { name: "two systems" }).click();
      await page.getByText("1,000 rows of 200 questions").nth(1).waitFor();
    },
    button: "Judge",
    few: true,
  },
  learn: {
    at: "#learn?lesson=documents",
    drawn: "#documents-figure svg",
    scroll: "#lesson-documents",
    few: true,
  },
  "plan-tr": { at: "#plan?lang=tr&plan=documents", drawn: ".panel svg", few: true },
};
const widths = { desktop: { width: 1200, height: 900 }, phone: { width: 390, height: 844 } };

const server = spawn(process.execPath, ["dist/gatestats.cjs", "app"], { cwd: root });
const address = await new Promise((resolve) =>
  server.stdout.once("data", (text) => resolve(String(text).trim())),
);
const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-background-networking"],
});
mkdirSync(images, { recursive: true });
for (const [
  name,
  { at, ask, button, drawn = ".headline svg:visible", scroll, few = false },
] of Object.entries(views))
  for (const [size, viewport] of Object.entries(widths))
    for (const colorScheme of ["light", "dark"]) {
      // of most views the large and light, and the small and dark
      if (few && (size === "desktop") !== (colorScheme === "light")) continue;
      const context = await browser.newContext({ viewport, colorScheme });
      const page = await context.newPage();
      await page.goto(address + at);
      await ask?.(page);
      // the form is shown once, in the light and large
      if (name === "gate" && size === "desktop" && colorScheme === "light")
        await page.screenshot({ path: `${images}/app-${name}-form.png` });
      if (button !== undefined) await page.getByRole("button", { name: button }).click();
      await page.locator(drawn).first().waitFor();
      await page.waitForLoadState("networkidle");
      if (scroll !== undefined) await page.locator(scroll).evaluate((element) => element.scrollIntoView());
      await page.screenshot({ path: `${images}/app-${name}-${size}-${colorScheme}.png` });
      await context.close();
    }
await browser.close();
server.kill("SIGINT");
