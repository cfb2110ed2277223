import { describe, expect, test } from "vitest";
import { topics } from "../../src/report/words/en/explain.ts";
import { glossary } from "../../src/report/words/en/glossary.ts";
import { termOf } from "../../src/report/words/termOf.ts";
import { intervalNames } from "../../src/stats/intervals/index.ts";

describe("the topics of explain", () => {
  test("go through every interval by its name", () => {
    const words = topics.find(({ name }) => name === "intervals")!.paragraphs.join(" ");
    expect(intervalNames.filter((name) => !new RegExp(`(^|[ ,])${name}[ ,:]`).test(words))).toEqual([]);
  });

  test("lead from each other word to one topic", () => {
    const words = topics.flatMap(({ name, also }) => [name, ...also]);
    expect(words.filter((word, i) => words.indexOf(word) < i)).toEqual([]);
  });
});

describe("the glossary", () => {
  test("has each word once, and finds it however it is spelt", () => {
    for (const term of glossary)
      for (const word of term.words)
        for (const spelt of [
          word,
          word.toUpperCase(),
          word.replaceAll(" ", "-"),
          word.replace(/([^s])$/, "$1s"),
        ])
          expect(termOf(spelt, glossary), spelt).toBe(term);
    expect(termOf("nothing of the kind", glossary)).toBeUndefined();
  });

  test("explains the words that reports use and a newcomer may not know", () => {
    const used = [
      "power",
      "margin",
      "false pass",
      "exceedance",
      "cv",
      "icc",
      "degenerate",
      "golden set",
      "replicates",
      "design effect",
      "noise floor",
      "standard deviation",
      "Monte Carlo error",
      "pilot",
      "half-width",
      "bias",
      "P95",
    ];
    const isTopic = (word: string): boolean => topics.some(({ name }) => name === word);
    expect(used.filter((word) => !isTopic(word) && termOf(word, glossary) === undefined)).toEqual([]);
  });
});
