import { describe, expect, test } from "vitest";
import { systems } from "../../../src/retrieval/systems/index.ts";
import { retrieverNamed } from "../../../src/retrieval/systems/retrieverNamed.ts";
import { parseSystem } from "../../../src/retrieval/systems/SystemExpression.ts";
import type { InputError } from "../../../src/table/InputError.ts";

function refusal(text: string, defaults: ReadonlyMap<string, string> = new Map()): string {
  try {
    return retrieverNamed(text, systems, defaults).name;
  } catch (error) {
    const { code, message, hint } = error as InputError;
    return `${code}: ${message} ${hint}`;
  }
}

test("a system is a name, and in brackets other systems and settings", () => {
  expect(parseSystem("rrf( bm25(k1=1.2, b=.75) + tfidf, k=10 )")).toEqual({
    name: "rrf",
    settings: new Map([["k", "10"]]),
    parts: [
      {
        name: "bm25",
        settings: new Map([
          ["k1", "1.2"],
          ["b", ".75"],
        ]),
        parts: [],
      },
      { name: "tfidf", settings: new Map(), parts: [] },
    ],
  });
});

test("the name of a retriever says what differs from the defaults, without blanks", () => {
  expect(refusal("bm25(k1=0.90, analyzer=english)")).toBe("bm25");
  expect(refusal("rrf(bm25(k1=1.20)+tfidf(tf=sublinear), depth=50)")).toBe(
    "rrf(bm25(k1=1.2)+tfidf(tf=sublinear),depth=50)",
  );
});

test("settings from outside go to every part that has the parameter and does not set it", () => {
  const defaults = new Map([["analyzer", "code"]]);
  expect(refusal("rrf(bm25+tfidf(analyzer=plain))", defaults)).toBe(
    "rrf(bm25(analyzer=code)+tfidf(analyzer=plain))",
  );
});

describe("refused with what would do", () => {
  test.each([
    ["bm26", 'unknown-system: There is no system "bm26". Systems: bm25, tfidf, rrf.'],
    ["bm25(k2=1)", "usage: bm25 has no parameter k2. Its parameters: k1, b, analyzer."],
    ["bm25(b=1.5)", 'usage: b of bm25 must be a number from 0 to 1, but is "1.5". The default is 0.4.'],
    [
      "bm25(k1=high)",
      'usage: k1 of bm25 must be a number from 0 to 1000, but is "high". The default is 0.9.',
    ],
    [
      "tfidf(analyzer=greek)",
      'usage: analyzer of tfidf is one of english, code, plain, not "greek". The default is english.',
    ],
    ["rrf(bm25)", "usage: rrf is made of 2 to 20 systems, but has 1. Such as rrf(bm25+tfidf)."],
    [
      "bm25(tfidf)",
      "usage: bm25 is made of no other systems, but 1 stands in its brackets. Its settings are written as bm25(name=value).",
    ],
  ])("%s", (text, said) => {
    expect(refusal(text)).toBe(said);
  });

  test.each(["", "bm25(", "bm25)", "bm25(k1=)", "bm25 tfidf", "rrf(bm25+,tfidf)", "(bm25)"])(
    "what is not written as a system is: %j",
    (text) => {
      expect(refusal(text)).toMatch(/^system-syntax: .* Such as bm25, bm25\(k1=1\.2,b=0\.75\)/);
    },
  );

  test("a setting that no part takes", () => {
    expect(refusal("tfidf", new Map([["k1", "1"]]))).toBe(
      "usage: tfidf has no parameter k1. Leave out --k1. bm25 would take it.",
    );
  });
});
