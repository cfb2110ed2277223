import { describe, expect, test } from "vitest";
import { judgedLatency } from "../../../src/asked/inputs/judgedLatency.ts";
import type { LatencyResult } from "../../../src/gates/latency.ts";
import { openSource } from "../../../src/node/openSource.ts";
import { latencyArticle } from "../../../src/report/latency/latencyArticle.ts";
import { passedAlone } from "../../../src/report/latency/oneRun.ts";
import { en } from "../../../src/report/words/en/catalogue.ts";
import { latency as english } from "../../../src/report/words/en/latency.ts";
import { latency as spanish } from "../../../src/report/words/es/latency.ts";
import type { LatencyWords } from "../../../src/report/words/LatencyWords.ts";
import { latency as portuguese } from "../../../src/report/words/pt/latency.ts";
import { latency as turkish } from "../../../src/report/words/tr/latency.ts";
import { examples } from "../../cli/gatestats.ts";

async function judged(
  files: readonly string[],
  flags: Readonly<Record<string, string>>,
): Promise<LatencyResult> {
  const args = {
    positionals: files.map((name) => `${examples}/latency/${name}.csv`),
    typed: [],
    one: (name: string) => flags[name],
    all: (name: string) => (flags[name] === undefined ? [] : [flags[name]]),
    has: (name: string) => flags[name] !== undefined,
    open: (path: string) => openSource(path),
  };
  return (await judgedLatency(args)).result;
}

const cases = {
  pass: await judged(["baseline"], { limit: "2500" }),
  fail: await judged(["baseline"], { limit: "1500" }),
  inconclusive: await judged(["baseline"], { limit: "2100" }),
  compared: await judged(["baseline", "candidate"], { margin: "300" }),
  alone: await judged(["baseline"], {}),
};

const context = {
  inputs: [{ path: "runs.csv", format: "csv", sha256: "ab", rows: 1000 }],
  tool: { version: "1", commandLine: "" },
};

function articleOf(result: LatencyResult, said: LatencyWords = english) {
  return latencyArticle(result, 0, context, en, said);
}

test("each run stands with what it alone would have said, by itself and by its own interval", () => {
  const { sections } = articleOf(cases.inconclusive);
  const one = sections.find(({ id }) => id === "one-run");
  expect(one?.paragraphs[0]).toBe("Read alone, 3 of the 5 runs would have passed and 2 failed.");
  expect(one?.tables[0].table.rows.map(([run, , read]) => [run, read])).toEqual([
    ["1", "FAIL"],
    ["2", "PASS"],
    ["3", "FAIL"],
    ["4", "PASS"],
    ["5", "PASS"],
  ]);
  expect(one?.tables[0].table.rows[2][3]).toBe("FAIL");
});

test("of two systems each run says by how much the candidate was slower in it", () => {
  expect(passedAlone(cases.compared)).toEqual({ passed: 3, runs: 5 });
  const [row] =
    articleOf(cases.compared).sections.find(({ id }) => id === "one-run")?.tables[0].table.rows ?? [];
  expect(row).toEqual(["1", "305.8", "FAIL"]);
});

test("without a limit there is no verdict and no run that would have passed", () => {
  const { headline, sections } = articleOf(cases.alone);
  expect(headline?.outcome).toBe("none");
  expect(headline?.word).toBeUndefined();
  expect(sections.some(({ id }) => id === "one-run")).toBe(false);
});

const languages = { spanish, portuguese, turkish };

describe.each(Object.entries(languages))("in %s", (_, said) => {
  test.each(Object.entries(cases))("%s: the same numbers stand in every sentence", (_, result) => {
    const numbers = (texts: readonly string[]): readonly string[] =>
      texts.map((text) =>
        [...text.matchAll(/\d[\d.,]*\d|\d/g)]
          .map(([n]) => n)
          .sort()
          .join(" "),
      );
    const sentences = (words: LatencyWords): readonly string[] => [
      words.sentence(result),
      ...(result.verdict === null ? [] : [words.answer(result)]),
      ...words.advice(result),
      ...words.runs(result),
      ...words.basis(result),
    ];
    expect(numbers(sentences(said))).toEqual(numbers(sentences(english)));
    for (const [i, sentence] of sentences(said).entries()) expect(sentence).not.toBe(sentences(english)[i]);
  });
});
