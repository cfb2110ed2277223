import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { range } from "../cli/gatestats.ts";
import { type Calculator, downloaded, hasBrowser, startCalculator } from "./calculator.ts";

let calculator: Calculator;

beforeAll(async () => {
  if (hasBrowser) calculator = await startCalculator();
});

afterAll(() => calculator?.close());

const bombs = fileURLToPath(new URL("../files/tools", import.meta.url));

/** Ids that are markup, a formula, a mark of direction, and very long. */
const ids = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(2)</script>",
  '"><svg onload=alert(3)>',
  '=HYPERLINK("https://example.org")',
  "javascript:alert(4)",
  "a\u202eb",
  "x".repeat(5000),
  "{{constructor.constructor('alert(5)')()}}",
];

function hostileCsv(score: (i: number) => number): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const rows = [...ids, ...range(0, 60).map((i) => `q${i}`)];
  return [
    "id,<b>doc</b>,<img src=x onerror=alert(6)>",
    ...rows.map((id, i) => `${quoted(id)},${quoted(`${ids[i % 4]}${i % 9}`)},${score(i)}`),
  ].join("\n");
}

async function give(page: Page, field: string, name: string, bytes: string | Uint8Array): Promise<void> {
  await page
    .getByLabel(`choose a file: ${field}`)
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
}

/** What the page says of the baseline's file, once it does. */
async function refusal(page: Page): Promise<string> {
  return (await page.locator(".picker .problem").first().textContent()) ?? "";
}

describe.skipIf(!hasBrowser)("hostile files", () => {
  test("text of files stays text: in the form, in the report, in what is downloaded", async () => {
    await calculator.visit(async (page) => {
      await give(
        page,
        "Baseline",
        "<img src=x onerror=alert(7)>.csv",
        hostileCsv(() => 1),
      );
      await give(
        page,
        "Candidate",
        "=cmd|' /C calc'!A0.csv",
        hostileCsv((i) => (i % 3 ? 1 : 0)),
      );
      await page.getByLabel("Another column").selectOption("<b>doc</b>");
      await page.getByLabel("Over documents").check();
      await page.getByLabel("Margin").first().fill("0.02");
      await page.getByRole("button", { name: "Judge" }).click();
      await page.locator(".headline svg:visible").waitFor();
      const listing = page.locator(".listing").first();
      await listing.getByLabel("Show").selectOption({ index: 0 });
      await listing.getByText("<img src=x onerror=alert(1)>", { exact: true }).waitFor();
      expect(await page.locator("main :is(img, script, b, iframe, object)").count()).toBe(0);
      const csv = await downloaded(page, "Download questions (CSV)");
      expect(csv).toContain("'=HYPERLINK");
      const command = await page.locator(".command code").last().textContent();
      expect(command).toContain("'<img src=x onerror=alert(7)>.csv'");
      expect(command).toContain("'=cmd|'\\'' /C calc'\\''!A0.csv'");
      const report = await downloaded(page, "Download report (HTML)");
      expect(report).not.toContain("<img");
    });
  });

  test("nesting, zip and gzip bombs are refused with the reason, and the page goes on", async () => {
    await calculator.visit(async (page) => {
      await give(page, "Baseline", "deep.json", `${"[".repeat(2e6)}1${"]".repeat(2e6)}`);
      expect(await refusal(page)).toMatch(/nested|deep/);
      await page.getByRole("button", { name: "Take deep.json away" }).click();
      await page.getByLabel("choose a file: Baseline").setInputFiles(`${bombs}/inspect-bomb.eval`);
      expect(await refusal(page)).toContain("inspect-bomb.eval");
      await page.getByRole("button", { name: "Take inspect-bomb.eval away" }).click();
      const line = Buffer.concat([Buffer.from("id,s\n"), Buffer.alloc(300e6, "a")]);
      await give(page, "Baseline", "bomb.csv.gz", gzipSync(line, { level: 1 }));
      expect(await refusal(page)).toMatch(/line 2|256 MB/);
      await page.getByRole("button", { name: "Take bomb.csv.gz away" }).click();
      await give(page, "Baseline", "good.csv", "id,s\nq1,1\nq2,0\n");
      await page.getByText("2 questions, csv").waitFor();
    });
  });

  test("a gigabyte is refused at once", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gatestats-huge-"));
    const huge = join(folder, "huge.csv");
    writeFileSync(huge, "id,s\nq1,1\n");
    truncateSync(huge, 2 ** 30);
    await calculator.visit(async (page) => {
      await page.getByLabel("choose a file: Baseline").setInputFiles(huge);
      expect(await refusal(page)).toContain("256 MB");
    });
    rmSync(folder, { recursive: true });
  });

  test("a file that takes long can be taken away, or the work on it cancelled, while the page answers", async () => {
    await calculator.visit(async (page) => {
      const rows = range(0, 500_000).map((i) => `q${i},d${i % 999},${i % 2}`);
      const long = `id,doc_id,s\n${rows.join("\n")}\n`;
      await give(page, "Baseline", "long.csv", long);
      await page.getByText("Reading,").waitFor();
      await page.getByRole("button", { name: "Take long.csv away" }).click();
      await give(page, "Baseline", "good.csv", "id,s\nq1,1\nq2,0\n");
      await page.getByText("2 questions, csv").waitFor();
      await page.getByRole("button", { name: "Take good.csv away" }).click();
      await give(page, "Baseline", "long.csv", long);
      await give(page, "Candidate", "long2.csv", long);
      await page.getByText("500,000 questions, csv").nth(1).waitFor();
      await page.getByLabel("Margin").first().fill("0.02");
      await page.getByLabel("Questions were drawn one by one").check();
      await page.getByRole("button", { name: "Judge" }).click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByText("Cancelled. Nothing was answered.").waitFor();
    });
  });

  test("an address can ask for nothing that a form could not", async () => {
    await calculator.visit(
      async (page) => {
        await page.getByRole("heading", { name: "Gate" }).waitFor();
        await page.getByRole("button", { name: "a pass" }).click();
        await page.getByLabel("Metric").waitFor();
        await page.getByRole("button", { name: "Judge" }).click();
        expect(await page.getByRole("alert").textContent()).toContain("<img src=x onerror=alert(8)>");
        expect(await page.locator("main img").count()).toBe(0);
      },
      {
        at: `#gate?margin=${encodeURIComponent("<img src=x onerror=alert(8)>")}&metric=hit%405&cluster=none&__proto__=x&output=y`,
      },
    );
  });
});
