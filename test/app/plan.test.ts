import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grouped } from "../../src/report/numbers.ts";
import { gatestats } from "../cli/gatestats.ts";
import { type Calculator, hasBrowser, startCalculator, violations } from "./calculator.ts";

let calculator: Calculator;

beforeAll(async () => {
  if (hasBrowser) calculator = await startCalculator();
});

afterAll(() => calculator?.close());

/** The command that the page shows. */
async function shownCommand(page: Page): Promise<string> {
  return ((await page.locator(".command code").textContent()) ?? "").replace("gatestats ", "");
}

interface QuestionsJson {
  readonly results: readonly {
    readonly needed: number;
    readonly floor: number;
    readonly sizes: readonly {
      readonly count: number;
      readonly passByFormula: number;
      readonly detectable: number;
      readonly thresholdError: number | null;
    }[];
  }[];
}

interface DocumentsJson {
  readonly results: readonly {
    readonly estimand: string;
    readonly documents: number;
    readonly withoutCorrection: number;
  }[];
}

function commandJson(line: string): unknown {
  return JSON.parse(gatestats(`${line} --json`).out);
}

/** Waits until the page shows a number of questions or documents. */
async function until(page: Page, text: string): Promise<void> {
  await page.locator(".big", { hasText: text }).first().waitFor();
}

describe.skipIf(!hasBrowser)("the plan in the page", () => {
  test("every number of the table is that of the command it shows, to the last digit", async () => {
    await calculator.visit(
      async (page) => {
        await until(page, "558 questions");
        await page.locator("#margin").fill("0.03");
        await page.locator("#questions").fill("123");
        await page.getByText("Shared documents, a fixed threshold").click();
        await page.locator("#sd").fill("0.4");
        await page.locator("tr[data-count='123']").waitFor();
        await page.getByText("threshold errs", { exact: true }).waitFor();
        const [plan] = (commandJson(await shownCommand(page)) as QuestionsJson).results;
        expect(await page.locator(".big").textContent()).toBe(`${grouped(plan.needed)} questions`);
        const rows = await page
          .locator("tr[data-count]")
          .evaluateAll((found) =>
            found.map((row) => [
              row.getAttribute("data-count"),
              ...[...row.querySelectorAll("td[title]")].map((cell) => cell.getAttribute("title")),
            ]),
          );
        expect(rows).toEqual(
          plan.sizes.map(({ count, passByFormula, detectable, thresholdError }) =>
            [count, ...[passByFormula, detectable, thresholdError].map(twelve)].map(String),
          ),
        );
      },
      { at: "#plan" },
    );
  });

  test("the published numbers come out: 76 and 80 documents, 220 and 264, more than 10,000 questions", async () => {
    await calculator.visit(
      async (page) => {
        await until(page, "76 documents of 1,300");
        expect(await page.locator(".answered").textContent()).toContain("80 if there were no end");
        await page.getByRole("button", { name: /over questions/ }).click();
        await until(page, "220 documents of 1,300");
        expect(await page.locator(".answered").textContent()).toContain("264 if there were no end");
        const { results } = commandJson(await shownCommand(page)) as DocumentsJson;
        expect(results).toMatchObject([{ estimand: "micro", documents: 220, withoutCorrection: 264 }]);
        await page.getByLabel("Questions for a gate").check();
        await page.getByRole("button", { name: /another embedding model/ }).click();
        await until(page, "10,612 questions");
        await page.getByRole("button", { name: /fixed threshold/ }).click();
        await page.locator("tr[data-count='100'] td[title^='0.288']").waitFor();
      },
      { at: "#plan?plan=documents" },
    );
  });

  test("a slider moves with the keyboard, and everything follows", async () => {
    await calculator.visit(
      async (page) => {
        await until(page, "558 questions");
        await page.getByLabel("Margin, slider").focus();
        await page.keyboard.press("ArrowRight");
        await until(page, "358 questions");
        expect(await page.locator("#margin").inputValue()).toBe("0.025");
        expect(page.url()).toContain("margin=0.025");
        await page.locator(".panel svg").waitFor();
      },
      { at: "#plan" },
    );
  });

  test("what cannot be planned is said at its field, and the last answer stays, faded", async () => {
    await calculator.visit(
      async (page) => {
        await until(page, "558 questions");
        await page.locator("#power").fill("2");
        await page.locator("#power-problem").waitFor();
        expect(await page.locator("#power-problem").textContent()).toContain("must lie between 0 and 1");
        expect(await page.locator(".answer.stale").count()).toBe(1);
        await page.locator("#margin").fill("<img src=x onerror=alert(1)>");
        await page.locator("#margin-problem").waitFor();
        expect(await page.locator("main img").count()).toBe(0);
      },
      { at: "#plan" },
    );
  });

  test("documents from what is expected of hits, for both means", async () => {
    await calculator.visit(
      async (page) => {
        await page.locator("[data-estimand='micro']").waitFor();
        const { results } = commandJson(await shownCommand(page)) as DocumentsJson;
        for (const { estimand, documents } of results)
          expect(await page.locator(`[data-estimand='${estimand}'] .big`).textContent()).toContain(
            `${documents} documents`,
          );
        expect(results.length).toBe(2);
      },
      { at: "#plan?plan=documents&known=rate&half-width=0.05&rate=0.3&icc=0.2&mean-size=12&cv-size=1" },
    );
  });

  for (const [width, scheme] of [
    [1200, "light"],
    [320, "dark"],
  ] as const)
    test(`axe finds nothing at ${width} pixels, ${scheme}, and nothing is wider than the page`, async () => {
      await calculator.visit(
        async (page) => {
          await page.locator(".panel svg").waitFor();
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
        },
        { at: "#plan", viewport: { width, height: 800 }, colorScheme: scheme },
      );
    });
});

/** A number as the page has it behind the shown one. */
function twelve(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(12));
}
