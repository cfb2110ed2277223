import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { examples, gatestats } from "../cli/gatestats.ts";
import { answered } from "./answered.ts";
import { type Calculator, downloaded, hasBrowser, startCalculator, violations } from "./calculator.ts";

let calculator: Calculator;

beforeAll(async () => {
  if (hasBrowser) calculator = await startCalculator();
});

afterAll(() => calculator?.close());

async function giveExample(page: Page): Promise<void> {
  await page.getByRole("button", { name: "BM25 against TF-IDF" }).click();
  await page.getByLabel("Metric").selectOption("hit@5");
}

async function draw(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Draw and count" }).click();
}

describe.skipIf(!hasBrowser)("a simulated gate in the page", () => {
  test("draws the golden sets of the command line with the same seed, in as many workers as there are", async () => {
    await calculator.visit(
      async (page) => {
        await giveExample(page);
        await page.getByLabel("Questions were drawn one by one").check();
        await draw(page);
        await page.locator(".headline").waitFor();
        const json = JSON.parse(await downloaded(page, "Download JSON"));
        const line = (await page.locator(".command code").last().textContent()) ?? "";
        expect(line).toBe(
          "gatestats simulate gate bm25.csv tfidf.csv --metric hit@5 --margin 0.05 --cluster none --draws 60 --seed 7",
        );
        const command = gatestats(`${line.replace("gatestats ", "")} --json`, { cwd: `${examples}/sotu` });
        expect(answered(json)).toEqual(answered(JSON.parse(command.out)));
        expect(await page.locator(".panel svg").count()).toBe(5);
        expect(await violations(page)).toEqual([]);
      },
      { at: "#simulate?margin=0.05&draws=60&seed=7" },
    );
  });

  test("of documents too, by the mean that was asked for", async () => {
    await calculator.visit(
      async (page) => {
        await giveExample(page);
        await page.getByLabel("Documents were drawn: doc_id").check();
        await page.getByLabel("Over documents").check();
        await page.locator("#documents").fill("20");
        await draw(page);
        await page.locator(".headline").waitFor();
        const json = JSON.parse(await downloaded(page, "Download JSON"));
        const line =
          "simulate gate bm25.csv tfidf.csv --margin 0.05 --draws 25 --metric hit@5 --cluster doc_id --estimand macro --documents 20 --method gate,difference";
        const command = gatestats(`${line} --json`, { cwd: `${examples}/sotu` });
        expect(answered(json)).toEqual(answered(JSON.parse(command.out)));
      },
      { at: "#simulate?margin=0.05&draws=25&method=gate,difference" },
    );
  });

  test("can be stopped, and then asked again", async () => {
    await calculator.visit(
      async (page) => {
        await giveExample(page);
        await page.getByLabel("Documents were drawn: doc_id").check();
        await page.getByLabel("Over documents").check();
        await draw(page);
        await page.getByRole("button", { name: "Cancel" }).click();
        await page.getByText("Cancelled.").waitFor();
        expect(await page.locator(".headline").count()).toBe(0);
        await page.getByLabel("Questions were drawn one by one").check();
        await page.locator("#draws").fill("25");
        await draw(page);
        await page.locator(".headline").waitFor();
      },
      { at: "#simulate?margin=0.05&draws=20000" },
    );
  });

  test("refuses what the command line refuses, in the same words", async () => {
    await calculator.visit(
      async (page) => {
        await giveExample(page);
        await page.getByLabel("Questions were drawn one by one").check();
        await draw(page);
        const refused = await page.getByRole("alert").textContent();
        expect(refused).toContain('--method does not know "g4".');
        expect(refused).toContain("There are: threshold,");
      },
      { at: "#simulate?margin=0.05&method=g4" },
    );
  });
});
