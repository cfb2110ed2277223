import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gatestats } from "../cli/gatestats.ts";
import { type Calculator, hasBrowser, startCalculator } from "./calculator.ts";

let calculator: Calculator;

beforeAll(async () => {
  if (hasBrowser) calculator = await startCalculator();
});

afterAll(() => calculator?.close());

const folder = fileURLToPath(new URL("../files/tools", import.meta.url));

/** Text, bytes, archives, packed columns, and what is refused. */
const files = [
  "agentv.jsonl",
  "deepeval-latest.json",
  "inspect-packed.eval",
  "inspect-zstd.eval",
  "inspect-encrypted.eval",
  "junit.xml",
  "langsmith.csv",
  "parquet-brotli.parquet",
  "parquet-gzip.parquet",
  "parquet-lz4_raw.parquet",
  "parquet-ragas.parquet",
  "parquet-zstd.parquet",
  "database.sqlite",
];

/** What the command line sees in a file: how many questions, or why it is refused. */
function seenByCommand(name: string): string {
  const { files: checked } = JSON.parse(gatestats(["check", name, "--json"], { cwd: folder }).out);
  const [{ table, error }] = checked;
  return table === null ? error.message : `${table.questions} questions`;
}

describe.skipIf(!hasBrowser)("files of every kind", () => {
  test("the page sees in a file what the command line sees", async () => {
    await calculator.visit(async (page) => {
      const picker = page.locator(".picker").first();
      const seen: string[] = [];
      for (const name of files) {
        await page.locator("#baseline-file").setInputFiles(`${folder}/${name}`);
        await picker.locator(".seen > :is(.problem, .hint:not(:has-text('Reading')))").waitFor();
        seen.push((await picker.textContent()) ?? "");
        await picker.getByRole("button", { name: `Take ${name} away` }).click();
      }
      for (const [i, name] of files.entries()) expect(seen[i]).toContain(seenByCommand(name));
    });
  });
});
