import { describe, expect, test } from "vitest";
import { topics } from "../../src/report/words/en/explain.ts";
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
