import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gatePage } from "../../../src/report/gate/gatePage.ts";
import { en } from "../../../src/report/words/en/catalogue.ts";
import { chromium, closeBrowser, violations, visit } from "../html/chromium.ts";
import { undecided } from "../results.ts";
import { madeUpDetails, madeUpReport } from "./madeUpReport.ts";

const folder = mkdtempSync(join(tmpdir(), "gatestats-gate-page-"));
const file = join(folder, "gate.html");
const hostileFile = join(folder, "hostile.html");
const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(2)>\u202e`;
const inBrowser = test.skipIf(chromium === undefined);

beforeAll(() => {
  writeFileSync(file, gatePage(madeUpReport(madeUpDetails(200)), en));
  const names = { question: (i: number) => hostile + i, document: (i: number) => `${i}${"y".repeat(9000)}` };
  const report = madeUpReport(madeUpDetails(60, names), [{ ...undecided, metric: hostile }], hostile);
  writeFileSync(hostileFile, gatePage(report, en));
});

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true });
});

const questions = "#all-questions-1";
const firstCells = (page: Page): Promise<readonly string[]> =>
  page.locator(`${questions} tbody th`).allTextContents();

for (const [width, scheme] of [
  [1280, "light"],
  [1280, "dark"],
  [390, "light"],
] as const)
  inBrowser(
    `at ${width} pixels in ${scheme} colours nothing is asked for, complained of, or found by axe`,
    async () => {
      const seen = await visit(file, { width, scheme }, async (page) => {
        await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
      });
      expect(seen).toEqual({ requests: [pathToFileURL(file).href], complaints: [] });
    },
  );

inBrowser("the keyboard reaches the search, and Enter sorts by a column", async () => {
  await visit(file, { width: 1280, scheme: "light" }, async (page) => {
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(`document.activeElement.matches("${questions} input")`)) break;
    }
    await page.keyboard.type("question-77");
    expect(await firstCells(page)).toEqual(["question-77"]);
    expect(await page.locator(`${questions} [role=status]`).textContent()).toBe("Rows 1 to 1 of 1.");
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await page.locator(`${questions} thead button`).first().focus();
    await page.keyboard.press("Enter");
    expect(await page.locator(`${questions} thead th`).first().getAttribute("aria-sort")).toBe("ascending");
    expect((await firstCells(page)).slice(0, 3)).toEqual(["question-0", "question-1", "question-2"]);
    await page.keyboard.press("Enter");
    expect((await firstCells(page))[0]).toBe("question-199");
  });
});

inBrowser("rows are narrowed to what became worse, and turned page by page", async () => {
  await visit(file, { width: 1280, scheme: "light" }, async (page) => {
    const status = page.locator(`${questions} [role=status]`);
    const [previous, next] = ["Previous", "Next"].map((name) =>
      page.locator(questions).getByRole("button", { name }),
    );
    expect(await status.textContent()).toBe("Rows 1 to 25 of 200.");
    expect(await previous.isDisabled()).toBe(true);
    await next.click();
    expect(await status.textContent()).toBe("Rows 26 to 50 of 200.");
    await page.locator(`${questions} select`).selectOption({ label: "worse (29)" });
    expect(await status.textContent()).toBe("Rows 1 to 25 of 29.");
    const words = await page.locator(`${questions} tbody td:last-child`).allTextContents();
    expect(new Set(words)).toEqual(new Set(["worse"]));
    await page.locator(`${questions} input`).fill("no such question");
    expect(await status.textContent()).toBe("No row fits.");
    expect(await next.isDisabled()).toBe(true);
  });
});

inBrowser("all rows can be saved as CSV, with no request", async () => {
  await visit(file, { width: 1280, scheme: "light" }, async (page) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(questions).getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("all-questions-1.csv");
    const lines = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    expect(lines).toHaveLength(201);
    expect(lines[0]).toBe("question,document,baseline,candidate,change,outcome");
    expect(lines[1]).toBe("question-0,document-0,1,0.1,-0.9,worse");
  });
});

inBrowser("without scripts the first rows are there, and no control that would do nothing", async () => {
  await visit(file, { width: 1280, scheme: "light", scripts: "off" }, async (page) => {
    expect(await page.locator(`${questions} tbody tr`).count()).toBe(20);
    expect(await page.locator(`${questions} input`).isVisible()).toBe(false);
    expect(await page.locator(`${questions} [role=status]`).textContent()).toBe("The first 20 of 200 rows.");
  });
});

inBrowser("hostile names do not run, do not widen the page, and are found by searching", async () => {
  const seen = await visit(hostileFile, { width: 390, scheme: "light" }, async (page) => {
    expect(await page.locator("img").count()).toBe(0);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    await page.locator(`${questions} input`).fill("<img src=x");
    expect((await firstCells(page))[0]).toContain(
      "</script><script>alert(1)</script><img src=x onerror=alert(2)>",
    );
    expect(await violations(page)).toEqual([]);
  });
  expect(seen.complaints).toEqual([]);
});

inBrowser("on paper no table is cut off and nothing is there to click", async () => {
  await visit(file, { width: 700, scheme: "dark" }, async (page) => {
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    const cut = await page.evaluate(
      "[...document.querySelectorAll('table, pre, svg')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.outerHTML.slice(0, 80))",
    );
    expect(cut).toEqual([]);
    expect(await page.locator(`${questions} button:visible, nav:visible`).count()).toBe(6);
    expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(255, 255, 255)");
  });
});
