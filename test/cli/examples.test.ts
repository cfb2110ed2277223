import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { examples, gatestats, shell } from "./gatestats.ts";

const verdicts = { pass: 0, fail: 1, inconclusive: 3 } as const;
const ways = ["--cluster none", "--cluster doc_id --estimand macro"] as const;

for (const [verdict, code] of Object.entries(verdicts))
  for (const way of ways)
    test(`examples/golden/${verdict} gives ${verdict} with ${way}`, () => {
      const cwd = `${examples}/golden/${verdict}`;
      const line = `gate baseline.csv candidate.csv --metric hit@5 --margin 0.02 ${way}`;
      expect(gatestats(line, { cwd }).code).toBe(code);
    });

test("a file with documents asks what was sampled before it judges", () => {
  const cwd = `${examples}/golden/pass`;
  const { code, err } = gatestats("gate baseline.csv candidate.csv --metric hit@5 --margin 0.02", { cwd });
  expect(code).toBe(2);
  expect(err).toContain("--cluster doc_id");
});

test("every command that the examples' README shows can be run", () => {
  const text = readFileSync(`${examples}/README.md`, "utf8").replaceAll("\\\n", " ");
  const lines = [...text.matchAll(/^npx (gatestats .*)$/gm)].map(([, line]) => line);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const { code, err } = shell(`cd '${examples}/..' && ${line}`);
    expect(err).toBe("");
    expect([0, 1, 3]).toContain(code);
  }
});
