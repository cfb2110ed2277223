import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articlePage } from "../../../src/report/html/articlePage.ts";
import { studyArticle } from "../../../src/report/study/studyArticle.ts";
import { en } from "../../../src/report/words/en/catalogue.ts";
import { madeUpReport, madeUpRun } from "../study/madeUpStudy.ts";
import { chromium, closeBrowser, violations, visit } from "./chromium.ts";

const folder = mkdtempSync(join(tmpdir(), "gatestats-page-"));
const file = join(folder, "report.html");

beforeAll(async () => {
  writeFileSync(file, articlePage(studyArticle(await madeUpRun(), madeUpReport), en));
});

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true });
});

test.skipIf(chromium === undefined)(
  "a report opens with no request, no complaint, and nothing that axe finds",
  async () => {
    const seen = await visit(file, { width: 1280, scheme: "light" }, async (page) => {
      await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
      expect(await violations(page)).toEqual([]);
      expect(await page.locator("svg").count()).toBeGreaterThan(6);
    });
    expect(seen).toEqual({ requests: [pathToFileURL(file).href], complaints: [] });
  },
);

test.skipIf(chromium === undefined)("in dark colours all text stands out", async () => {
  await visit(file, { width: 1280, scheme: "dark" }, async (page) => {
    expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(13, 17, 23)");
    expect(await violations(page, ["color-contrast"])).toEqual([]);
  });
});

test.skipIf(chromium === undefined)("a narrow screen scrolls tables, not the page", async () => {
  await visit(file, { width: 360, scheme: "light" }, async (page) => {
    const [width, tables] = (await page.evaluate(
      "[document.documentElement.scrollWidth, [...document.querySelectorAll('.scroll')].filter((e) => e.scrollWidth > e.clientWidth).length]",
    )) as [number, number];
    expect(width).toBe(360);
    expect(tables).toBeGreaterThan(0);
  });
});

test.skipIf(chromium === undefined)("no text of a figure is cut off or lies on another's", async () => {
  await visit(file, { width: 1280, scheme: "light" }, async (page) => {
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
    await visit(file, { width: 800, scheme: "dark" }, async (page) => {
      await page.emulateMedia({ media: "print", colorScheme: "light" });
      const seen = await page.evaluate(
        "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.querySelector('nav')).display]",
      );
      expect(seen).toEqual(["rgb(255, 255, 255)", "none"]);
    });
  },
);
