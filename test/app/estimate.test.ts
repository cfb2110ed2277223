import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { examples, gatestats, range } from "../cli/gatestats.ts";
import { answered } from "./answered.ts";
import { type Calculator, downloaded, hasBrowser, startCalculator, violations } from "./calculator.ts";

let calculator: Calculator;

beforeAll(async () => {
  if (hasBrowser) calculator = await startCalculator();
});

afterAll(() => calculator?.close());

const cwd = `${examples}/golden/pass`;

function estimate(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Estimate" }).click();
}

function giveScores(page: Page): Promise<void> {
  return page.getByLabel("choose a file: Scores").setInputFiles(`${cwd}/candidate.csv`);
}

describe.skipIf(!hasBrowser)("the estimate in the page", () => {
  for (const estimand of ["micro", "macro"])
    test(`${estimand}: every number is that of the command line, with every method`, async () => {
      await calculator.visit(
        async (page) => {
          await giveScores(page);
          await page.getByLabel("Metric").selectOption("hit@5");
          await page.getByLabel("Documents were drawn: doc_id").check();
          await page.getByLabel(estimand === "micro" ? "Over questions" : "Over documents").check();
          await estimate(page);
          await page.locator(".headline").waitFor();
          const line = `estimate candidate.csv --metric hit@5 --cluster doc_id --estimand ${estimand} --method all`;
          const json = JSON.parse(await downloaded(page, "Download JSON"));
          const own = JSON.parse(gatestats(`${line} --json`, { cwd }).out);
          expect(answered(json)).toEqual(answered(own));
        },
        { at: "#estimate" },
      );
    });

  test("both means stand side by side, the one that was asked for marked, and the documents in order", async () => {
    await calculator.visit(
      async (page) => {
        await giveScores(page);
        await page.getByLabel("Metric").waitFor();
        await estimate(page);
        const means = page.locator(".mean");
        await means.first().waitFor();
        for (const [i, estimand] of ["micro", "macro"].entries()) {
          const line = `estimate candidate.csv --metric hit@5 --cluster doc_id --estimand ${estimand} --json`;
          const { value } = JSON.parse(gatestats(line, { cwd }).out).results[0];
          expect(await means.nth(i).locator(".value").textContent()).toBe(value.toFixed(4));
        }
        expect(await page.locator(".mean.asked").textContent()).toContain("macro");
        const listing = page.locator(".listing");
        await listing.getByText("1 to 15 of 205").waitFor();
        await listing.getByRole("button", { name: "questions", exact: true }).click();
        await listing.getByRole("button", { name: "questions", exact: true }).click();
        expect(await listing.locator("[aria-sort]").getAttribute("aria-sort")).toBe("descending");
        await page.locator("figure svg:visible").first().waitFor();
        expect(await violations(page)).toEqual([]);
      },
      { at: "#estimate?metric=hit%405&cluster=doc_id&estimand=macro" },
    );
  });

  test("a file that was given to the gate is there to be estimated", async () => {
    await calculator.visit(async (page) => {
      await page.getByRole("button", { name: "a pass" }).click();
      await page.getByText("600 questions, csv").first().waitFor();
      await page.getByRole("link", { name: "Estimate" }).click();
      await page.getByLabel("Scores of").selectOption("baseline");
      await page.getByLabel("Metric").selectOption("rr");
      await page.getByLabel("Questions were drawn one by one").check();
      await estimate(page);
      expect(await page.locator(".headline").textContent()).toContain("rr is ");
    });
  });

  test("each system of a file has its own mean", async () => {
    await calculator.visit(
      async (page) => {
        const rows = range(0, 60).flatMap((i) => [`q${i},old,${i % 2}`, `q${i},new,${i % 3 ? 1 : 0}`]);
        await page.getByLabel("choose a file: Scores").setInputFiles({
          name: "runs.csv",
          mimeType: "text/csv",
          buffer: Buffer.from(`id,system,score\n${rows.join("\n")}\n`),
        });
        await page.getByText("runs.csv", { exact: true }).waitFor();
        await page.getByText("More options").click();
        await page.getByLabel("Column that names the system").selectOption("system");
        await estimate(page);
        const text = await page.locator(".answer").textContent();
        expect(text).toContain("score of old is 0.5000");
        expect(text).toContain("score of new is 0.6667");
      },
      { at: "#estimate" },
    );
  });

  test("without documents to go by, what one document would need is told as the command line tells it", async () => {
    await calculator.visit(
      async (page) => {
        await page.getByLabel("choose a file: Scores").setInputFiles({
          name: "one.csv",
          mimeType: "text/csv",
          buffer: Buffer.from("id,doc_id,score\nq1,d,1\nq2,d,0\n"),
        });
        await page.getByLabel("Metric").waitFor();
        await estimate(page);
        expect(await page.getByRole("alert").textContent()).toContain("two documents are needed");
      },
      { at: "#estimate?cluster=doc_id&estimand=macro" },
    );
  });
});
