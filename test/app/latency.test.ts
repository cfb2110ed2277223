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

const folder = `${examples}/latency`;

function choose(page: Page, which: string, name: string): Promise<void> {
  return page.getByLabel(`choose a file: ${which}`, { exact: true }).setInputFiles(`${folder}/${name}`);
}

async function judge(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Judge" }).click();
}

async function sameAsCommand(page: Page, line: string): Promise<void> {
  await page.locator(".headline").waitFor();
  const json = JSON.parse(await downloaded(page, "Download JSON"));
  expect(answered(json)).toEqual(answered(JSON.parse(gatestats(`${line} --json`, { cwd: folder }).out)));
  expect(await page.locator(".command code").last().textContent()).toBe(`gatestats ${line}`);
}

describe.skipIf(!hasBrowser)("latencies in the page", () => {
  test("one system is held to a limit, with the numbers of the command line", async () => {
    await calculator.visit(
      async (page) => {
        await choose(page, "Runs", "baseline.csv");
        await page.getByText("1,000 rows of 200 questions").waitFor();
        await judge(page);
        await sameAsCommand(page, "latency baseline.csv --limit 2100");
        const said = await page.locator("main").textContent();
        expect(said).toContain("INCONCLUSIVE");
        expect(said).toContain("Read alone, 3 of the 5 runs would have passed and 2 failed.");
        await page.locator("#runs-figure svg").waitFor();
        expect(await violations(page)).toEqual([]);
      },
      { at: "#latency?limit=2100" },
    );
  });

  test("two systems are compared by a margin, which has no default", async () => {
    await calculator.visit(
      async (page) => {
        await choose(page, "Runs", "baseline.csv");
        await choose(page, "Candidate's runs", "candidate.csv");
        await page.locator("#margin").waitFor();
        await judge(page);
        expect(await page.getByRole("alert").textContent()).toContain("Say the margin");
        await page.locator("#margin").fill("300");
        await judge(page);
        await sameAsCommand(page, "latency baseline.csv candidate.csv --margin 300");
      },
      { at: "#latency" },
    );
  });

  test("pasted runs are taken, and one run is refused", async () => {
    await calculator.visit(
      async (page) => {
        const picker = page.locator(".picker").first();
        await picker.getByRole("button", { name: "paste" }).click();
        await picker.locator("textarea").fill("id,run,latencyMs\nq1,1,10\nq2,1,12\n");
        await picker.getByRole("button", { name: "Use this text" }).click();
        await page.getByText("2 questions, csv").waitFor();
        await judge(page);
        expect(await page.getByRole("alert").textContent()).toContain("one run");
      },
      { at: "#latency" },
    );
  });
});
