import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articlePage } from "../../../src/report/html/articlePage.ts";
import { studyArticle } from "../../../src/report/study/studyArticle.ts";
import { en } from "../../../src/report/words/en/catalogue.ts";
import { madeUpReport, madeUpRun } from "../study/madeUpStudy.ts";

const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);
if (chromium === undefined) console.log("skipped: pages in a browser, as no Chromium is installed");

const folder = mkdtempSync(join(tmpdir(), "gatestats-page-"));
const file = join(folder, "report.html");
let browser: Browser | undefined;

beforeAll(async () => {
  if (chromium === undefined) return;
  writeFileSync(file, articlePage(studyArticle(await madeUpRun(), madeUpReport), en));
  const { chromium: driver } = await import("playwright-core");
  browser = await driver.launch({
    executablePath: chromium,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Opens the page and does something with it; gives what it asked for and what it complained of. */
async function visit(
  { width, scheme }: { readonly width: number; readonly scheme: "light" | "dark" },
  look: (page: Page) => Promise<void>,
): Promise<{ readonly requests: readonly string[]; readonly complaints: readonly string[] }> {
  const context = await browser!.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(pathToFileURL(file).href);
  await look(page);
  await context.close();
  return { requests: requests.filter((url) => !url.startsWith("data:")), complaints };
}

/** What axe finds, by rule and place, of all rules or some. The page forbids scripts; axe comes by the driver's own door. */
async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const found = (await page.evaluate(
    `${source};axe.run(${JSON.stringify({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) })}).then((r) => r.violations.map((v) => v.id + " " + v.nodes[0].html.slice(0, 120)))`,
  )) as readonly string[];
  return found;
}

test.skipIf(chromium === undefined)(
  "a report opens with no request, no complaint, and nothing that axe finds",
  async () => {
    const seen = await visit({ width: 1280, scheme: "light" }, async (page) => {
      await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
      expect(await violations(page)).toEqual([]);
      expect(await page.locator("svg").count()).toBeGreaterThan(6);
    });
    expect(seen).toEqual({ requests: [pathToFileURL(file).href], complaints: [] });
  },
);

test.skipIf(chromium === undefined)("in dark colours all text stands out", async () => {
  await visit({ width: 1280, scheme: "dark" }, async (page) => {
    expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(13, 17, 23)");
    expect(await violations(page, ["color-contrast"])).toEqual([]);
  });
});

test.skipIf(chromium === undefined)("a narrow screen scrolls tables, not the page", async () => {
  await visit({ width: 360, scheme: "light" }, async (page) => {
    const [width, tables] = (await page.evaluate(
      "[document.documentElement.scrollWidth, [...document.querySelectorAll('.scroll')].filter((e) => e.scrollWidth > e.clientWidth).length]",
    )) as [number, number];
    expect(width).toBe(360);
    expect(tables).toBeGreaterThan(0);
  });
});

test.skipIf(chromium === undefined)("no text of a figure is cut off or lies on another's", async () => {
  await visit({ width: 1280, scheme: "light" }, async (page) => {
    const clashes = (await page.evaluate(`[...document.querySelectorAll(".panel svg")].flatMap((svg) => {
      const boxes = [...svg.querySelectorAll("text")].map((t) => [t.textContent, t.getBoundingClientRect()]);
      const out = svg.getBoundingClientRect();
      const cut = boxes.filter(([, b]) => b.left < out.left - 1 || b.right > out.right + 1).map(([t]) => "cut: " + t);
      const over = boxes.flatMap(([t, a], i) => boxes.slice(i + 1)
        .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([u]) => t + " over " + u));
      return [...cut, ...over];
    })`)) as readonly string[];
    expect(clashes).toEqual([]);
  });
});

test.skipIf(chromium === undefined)(
  "on paper the page is light and its lists of links are gone",
  async () => {
    await visit({ width: 800, scheme: "dark" }, async (page) => {
      await page.emulateMedia({ media: "print", colorScheme: "light" });
      const seen = await page.evaluate(
        "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.querySelector('nav')).display]",
      );
      expect(seen).toEqual(["rgb(255, 255, 255)", "none"]);
    });
  },
);
