import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { examples, gatestats, range, scores } from "../cli/gatestats.ts";
import { answered, rounded } from "./answered.ts";
import { type Calculator, downloaded, hasBrowser, startCalculator, violations } from "./calculator.ts";

let calculator: Calculator;

beforeAll(async () => {
  if (hasBrowser) calculator = await startCalculator();
});

afterAll(() => calculator?.close());

/** Gives files to the page, as names and contents. */
async function give(page: Page, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  const inputs = ["Baseline", "Candidate"];
  for (const [i, [name, text]] of Object.entries(files).entries())
    await page
      .getByLabel(`choose a file: ${inputs[i]}`)
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  for (const name of Object.keys(files)) await page.getByText(name, { exact: true }).waitFor();
}

async function giveExample(page: Page, name: string): Promise<void> {
  const folder = `${examples}/golden/${name}`;
  await page.getByLabel("choose a file: Baseline").setInputFiles(`${folder}/baseline.csv`);
  await page.getByLabel("choose a file: Candidate").setInputFiles(`${folder}/candidate.csv`);
}

function judge(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Judge" }).click();
}

/** What the page says, once it has an answer. */
async function answer(page: Page): Promise<string> {
  return (await page.locator(".headline .said").first().textContent()) ?? "";
}

/** The answer's JSON, from the page. */
async function pageJson(page: Page): Promise<Record<string, unknown>> {
  await page.locator(".headline").first().waitFor();
  return JSON.parse(await downloaded(page, "Download JSON"));
}

/** The same from the command line, in a folder of files. */
function commandJson(line: string, cwd: string): Record<string, unknown> {
  return JSON.parse(gatestats(`${line} --json`, { cwd }).out);
}

describe.skipIf(!hasBrowser)("the gate in the page", () => {
  for (const name of ["pass", "fail", "inconclusive"])
    test(`${name}: every number is that of the command line, and so are the hashes of the files`, async () => {
      await calculator.visit(async (page) => {
        await giveExample(page, name);
        await page.getByLabel("Metric").selectOption("hit@5");
        await page.getByRole("button", { name: "0.02" }).click();
        await page.getByLabel("Documents were drawn: doc_id").check();
        await page.getByLabel("Over documents").check();
        await judge(page);
        expect(await answer(page)).toContain(name.toUpperCase());
        const line =
          "gate baseline.csv candidate.csv --metric hit@5 --margin 0.02 --cluster doc_id --estimand macro";
        const json = await pageJson(page);
        expect(answered(json)).toEqual(answered(commandJson(line, `${examples}/golden/${name}`)));
        expect(await page.locator(".command code").last().textContent()).toBe(`gatestats ${line}`);
      });
    });

  test("what is not said is asked for, and the list leads to the fields", async () => {
    await calculator.visit(async (page) => {
      await judge(page);
      const problems = page.getByRole("alert");
      expect(await problems.textContent()).toContain("3 things are missing");
      expect(await problems.evaluate((box) => box === document.activeElement)).toBe(true);
      await giveExample(page, "fail");
      await page.getByLabel("Metric").waitFor();
      await judge(page);
      expect(await problems.getByRole("listitem").allTextContents()).toEqual([
        "Choose the metric.",
        "Say the margin: how large a loss would you still ship?",
        "Say what was sampled: documents or questions.",
      ]);
      await page.getByRole("link", { name: "Say the margin" }).click();
      expect(
        await page
          .getByLabel("Margin", { exact: false })
          .first()
          .evaluate((field) => field === document.activeElement),
      ).toBe(true);
      expect(await violations(page)).toEqual([]);
    });
  });

  test("bad input is told as the command line tells it, with its place", async () => {
    await calculator.visit(async (page) => {
      await give(page, { "a.csv": "id,s\nq1,1\nq2,0\nq3,1\n", "b.csv": "id,s\nq1,1\nq2,0\nq4,1\n" });
      await page.getByLabel("Margin").first().fill("0.02");
      await judge(page);
      const told = await page.getByRole("alert").textContent();
      expect(told).toContain("q3");
      expect(told).toContain("--unmatched drop");
      await page.getByText("More options").click();
      await page.getByLabel("Questions of one file only").selectOption("drop");
      await judge(page);
      expect(await answer(page)).toContain("INCONCLUSIVE");
    });
  });

  test("a file that cannot be read says why, where it was given", async () => {
    await calculator.visit(async (page) => {
      await page.getByLabel("choose a file: Baseline").setInputFiles({
        name: "a.csv",
        mimeType: "text/csv",
        buffer: Buffer.from('id,s\nq1,1\nq2,"0\n'),
      });
      await page.getByText("file a.csv, line 3").waitFor();
    });
  });

  test("one file can hold both systems, in columns or in rows", async () => {
    await calculator.visit(async (page) => {
      const rows = range(0, 300).map((i) => `q${i},${i % 3 ? 1 : 0},${i % 3 ? 1 : 0}`);
      await give(page, { "both.csv": `id,old,new\n${rows.join("\n")}\n` });
      await page.getByLabel("In two columns of this file").check();
      await page.getByLabel("Baseline's column").selectOption("old");
      await page.getByLabel("Candidate's column").selectOption("new");
      await page.getByLabel("Margin").first().fill("0.02");
      await judge(page);
      expect(await answer(page)).toContain("PASS");
    });
    await calculator.visit(async (page) => {
      const rows = range(0, 300).flatMap((i) => [`q${i},old,1`, `q${i},new,${i < 60 ? 0 : 1}`]);
      await give(page, { "runs.csv": `id,system,score\n${rows.join("\n")}\n` });
      await page.getByLabel("In rows: a column names the system").check();
      await page.getByLabel("Column that names the system").selectOption("system");
      await page.getByLabel("Baseline --").selectOption("old");
      await page.getByLabel("Candidate --").selectOption("new");
      await page.getByLabel("Margin").first().fill("0.02");
      await judge(page);
      expect(await answer(page)).toContain("FAIL");
    });
  });

  test("scores can be pasted, and gzip is unpacked", async () => {
    await calculator.visit(async (page) => {
      await page.getByRole("button", { name: "paste" }).first().click();
      await page.getByLabel("Paste scores: Baseline").fill(scores(300, [], "id,hit"));
      await page.getByRole("button", { name: "Use this text" }).click();
      await page.getByText("300 questions, csv").waitFor();
      await page.getByLabel("choose a file: Candidate").setInputFiles({
        name: "new.csv.gz",
        mimeType: "application/gzip",
        buffer: gzipSync(scores(300, [], "id,hit")),
      });
      await page.getByText("new.csv.gz", { exact: true }).waitFor();
      await page.getByLabel("Margin").first().fill("0.02");
      await page.keyboard.press("Enter");
      expect(await answer(page)).toContain("PASS");
    });
  });

  test("a threshold is held against the candidate alone", async () => {
    await calculator.visit(async (page) => {
      await page.getByText("More options").click();
      await page.getByLabel("Rule").selectOption("threshold");
      await page
        .getByLabel("choose a file: Candidate")
        .setInputFiles(`${examples}/golden/pass/candidate.csv`);
      await page.getByLabel("Metric").selectOption("hit@5");
      await page.getByLabel("Threshold").first().fill("0.2");
      await page.getByLabel("Questions were drawn one by one").check();
      await judge(page);
      const line = "gate candidate.csv --rule threshold --metric hit@5 --threshold 0.2 --cluster none";
      const json = await pageJson(page);
      expect(answered(json)).toEqual(answered(commandJson(line, `${examples}/golden/pass`)));
    });
  });

  test("questions are searched, filtered and sorted, and all of them can be taken along", async () => {
    await calculator.visit(
      async (page) => {
        await giveExample(page, "fail");
        await page.getByLabel("Metric").waitFor();
        await judge(page);
        const listing = page.locator(".listing").first();
        await listing.getByText("1 to 15 of 400").waitFor();
        await listing.getByLabel("Show").selectOption({ label: "better (29)" });
        await listing.getByText("1 to 15 of 29").waitFor();
        await listing.getByLabel("Search").fill("1865-JOHNSON");
        await listing.getByText(/of \d$|no row matches/).waitFor();
        await listing.getByLabel("Search").fill("");
        await listing.getByLabel("Show").selectOption("all (400)");
        await listing.getByRole("button", { name: "question", exact: true }).click();
        await listing.getByRole("rowheader", { name: /^17/ }).first().waitFor();
        const table = await downloaded(page, "Download questions (CSV)");
        expect(table.split("\r\n")).toHaveLength(402);
        expect(table.split("\r\n")[0]).toBe("metric,id,document,baseline,candidate,difference");
      },
      { at: "#gate?metric=hit%405&margin=0.02&cluster=none" },
    );
  });

  test("the address holds what was asked and never what files hold; back shows the answer before", async () => {
    await calculator.visit(async (page) => {
      await giveExample(page, "pass");
      await page.getByLabel("Metric").selectOption("hit@5");
      await page.getByRole("button", { name: "0.02" }).click();
      await page.getByLabel("Questions were drawn one by one").check();
      await judge(page);
      expect(await answer(page)).toContain("PASS");
      expect(new URL(page.url()).hash).toBe("#gate?metric=hit%405&margin=0.02&cluster=none");
      await page.getByLabel("Margin").first().fill("0.001");
      await page.getByText("This answers other values than those above.").waitFor();
      await judge(page);
      expect(await answer(page)).toContain("INCONCLUSIVE");
      await page.goBack();
      expect(await answer(page)).toContain("PASS");
      expect(await page.getByLabel("Margin").first().inputValue()).toBe("0.02");
      await page.goForward();
      expect(await answer(page)).toContain("INCONCLUSIVE");
    });
  });

  test("another view begins with what was said, and the first is as it was left", async () => {
    await calculator.visit(
      async (page) => {
        await giveExample(page, "pass");
        await page.getByRole("link", { name: "Estimate" }).click();
        expect(await page.getByLabel("Metric").inputValue()).toBe("hit@5");
        await page.getByLabel("Metric").selectOption("rr");
        await page.getByRole("link", { name: "Gate", exact: true }).click();
        expect(await page.getByLabel("Margin").first().inputValue()).toBe("0.02");
        expect(await page.getByLabel("Metric").inputValue()).toBe("hit@5");
      },
      { at: "#gate?metric=hit%405&margin=0.02&cluster=none" },
    );
  });

  test("the report is the one that the command line writes", async () => {
    await calculator.visit(
      async (page) => {
        await giveExample(page, "fail");
        await page.getByLabel("Metric").waitFor();
        await judge(page);
        await page.locator(".headline").waitFor();
        const line = "gate baseline.csv candidate.csv --metric hit@5 --margin 0.02 --cluster none";
        const cwd = `${examples}/golden/fail`;
        for (const [button, format] of [
          ["Download report (HTML)", "html"],
          ["Download Markdown", "md"],
        ]) {
          const written = gatestats(`${line} --format ${format}`, { cwd }).out;
          const same = (text: string): string =>
            rounded(text.replaceAll(/ (?:<span>)?--format(?:<\/span>)? \w+/g, ""));
          expect(same(await downloaded(page, button))).toBe(same(written));
        }
      },
      { at: "#gate?metric=hit%405&margin=0.02&cluster=none" },
    );
  });

  for (const width of [320, 1200])
    for (const colorScheme of ["light", "dark"] as const)
      test(`axe finds nothing, and nothing runs over the edge: ${width} pixels, ${colorScheme}`, async () => {
        await calculator.visit(
          async (page) => {
            expect(await violations(page)).toEqual([]);
            await page.getByRole("button", { name: "an inconclusive" }).click();
            await page.getByLabel("Metric").waitFor();
            await page.getByText("More options").click();
            await judge(page);
            await page.locator(".headline svg:visible").waitFor();
            expect(await violations(page)).toEqual([]);
            const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(over).toBeLessThanOrEqual(0);
          },
          {
            at: "#gate?metric=hit%405&margin=0.02&cluster=doc_id&estimand=macro",
            viewport: { width, height: 800 },
            colorScheme,
          },
        );
      });
});
