import fc from "fast-check";
import { expect, test } from "vitest";
import lucene from "../../../reference/lucene.json" with { type: "json" };
import { termsOf } from "../../../src/retrieval/analyzers/Analyzer.ts";
import { code } from "../../../src/retrieval/analyzers/code.ts";
import { english } from "../../../src/retrieval/analyzers/english.ts";
import { plain } from "../../../src/retrieval/analyzers/plain.ts";
import { unicodeWords } from "../../../src/retrieval/analyzers/words.ts";

test.each(lucene.terms)(
  "english makes the terms that Lucene's EnglishAnalyzer makes: $text",
  ({ text, terms }) => {
    expect(termsOf(english, text)).toEqual(terms);
  },
);

test("words of Western text are those of the runtime's own Unicode segmenter, _ and : left aside", () => {
  const segmenter = new Intl.Segmenter("en", { granularity: "word" });
  const segmented = (text: string): readonly string[] =>
    [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  const letters = fc.constantFrom(..."abcXYZ019éß.,;'’- \n(!/\"@Ж");
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 30 }), (text) => {
      expect(unicodeWords(text)).toEqual(segmented(text));
    }),
    { seed: 1, numRuns: 500 },
  );
});

test("a word that is nothing but an ending is not cut to Porter's letter, which no text notices", () => {
  expect(termsOf(english, "ies sses eed")).toEqual(["ie", "sse", "e"]);
});

test("snake_case is parted, so that a question finds one of its parts", () => {
  expect(termsOf(english, "max_token_count __init__ _")).toEqual(["max", "token", "count", "init"]);
});

test("code keeps names whole and adds their parts", () => {
  expect(code.words("HTTPServer.readFile parseV2Json plain utf8 NaN")).toEqual([
    "HTTPServer.readFile",
    "HTTP",
    "Server",
    "read",
    "File",
    "parseV2Json",
    "parse",
    "V2",
    "Json",
    "plain",
    "utf8",
    "NaN",
    "Na",
    "N",
  ]);
  expect(termsOf(code, "readFiles of the servers")).toEqual(["readfil", "read", "file", "server"]);
});

test("code and english are one where no name is in camelCase or has dots", () => {
  const prose = "The cats' owners said 3.14 isn't enough, in 1,000 cases of ours.";
  expect(termsOf(code, prose)).toEqual(termsOf(english, prose));
});

test("plain keeps every word in lower case", () => {
  expect(termsOf(plain, "Was the Straße İstanbul'da?")).toEqual(["was", "the", "straße", "i̇stanbul'da"]);
});
