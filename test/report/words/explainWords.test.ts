import { describe, expect, test } from "vitest";
import { formatCatalogue } from "../../../src/formats/catalogue.ts";
import type { ExplainWords, Topic } from "../../../src/report/words/ExplainWords.ts";
import { en } from "../../../src/report/words/en/explainWords.ts";
import { es } from "../../../src/report/words/es/explainWords.ts";
import { plainWord } from "../../../src/report/words/plainWord.ts";
import { pt } from "../../../src/report/words/pt/explainWords.ts";
import { termOf } from "../../../src/report/words/termOf.ts";
import { tr } from "../../../src/report/words/tr/explainWords.ts";

function topicsOf({ topics, formatsTopic }: ExplainWords): readonly Topic[] {
  return [...topics, formatsTopic(formatCatalogue())];
}

/** What a paragraph must keep: flags, commands, and numbers of two figures or more. */
function keptIn(paragraph: string): readonly string[] {
  const kept = /--[a-z][\w-]*|gatestats (?:(?:explain|plan|simulate) )?[a-z-]+|\d+(?:[.,]\d+)+|\d{2,}/g;
  return [...new Set(paragraph.match(kept) ?? [])].sort();
}

describe.each([
  ["es", es],
  ["pt", pt],
  ["tr", tr],
] as const)("explain in %s", (_, words) => {
  const topics = topicsOf(words);

  test("has every topic, paragraph by paragraph", () => {
    const shape = (all: readonly Topic[]): readonly unknown[] =>
      all.map(({ name, paragraphs }) => [name, paragraphs.length]);
    expect(shape(topics)).toEqual(shape(topicsOf(en)));
  });

  test("keeps numbers, flags and commands", () => {
    const kept = ({ topics: all }: ExplainWords): readonly unknown[] =>
      all
        .filter(({ name }) => name !== "glossary")
        .flatMap(({ name, paragraphs }) => paragraphs.map((one, i) => [name, i, keptIn(one)]));
    expect(kept(words)).toEqual(kept(en));
  });

  test("leaves no title or paragraph in English, but for what tools call their files", () => {
    const english = new Set(topicsOf(en).flatMap(({ title, paragraphs }) => [title, ...paragraphs]));
    const left = words.topics.flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
    expect(left.filter((text) => english.has(text))).toEqual([]);
    expect(
      topics
        .at(-1)!
        .paragraphs.slice(0, 2)
        .filter((text) => english.has(text)),
    ).toEqual([]);
  });

  test("finds every word of the English glossary in its own", () => {
    const missing = en.glossary.flatMap(({ words: known }) =>
      known.filter((word) => termOf(word, words.glossary) === undefined),
    );
    expect(missing).toEqual([]);
    expect(words.glossary).toHaveLength(en.glossary.length);
  });

  test("finds its words without their accents and in capitals", () => {
    for (const term of words.glossary)
      for (const word of term.words)
        for (const spelt of [
          word.toUpperCase(),
          word.normalize("NFD").replaceAll(/\p{M}/gu, ""),
          word.replaceAll(" ", "-"),
        ])
          expect(termOf(spelt, words.glossary), spelt).toBe(term);
  });

  test("leads from each other word to one topic", () => {
    const plain = topics.flatMap(({ name, also }) => [...new Set([name, ...also].map(plainWord))]);
    expect(plain.filter((word, i) => plain.indexOf(word) < i)).toEqual([]);
  });
});
