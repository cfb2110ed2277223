import { describe, expect, test } from "vitest";
import { en } from "../../../src/report/words/en/catalogue.ts";
import { es } from "../../../src/report/words/es/catalogue.ts";
import { pt } from "../../../src/report/words/pt/catalogue.ts";
import { tr } from "../../../src/report/words/tr/catalogue.ts";
import { intervalMethods } from "../../../src/stats/intervals/index.ts";
import { estimatedNotes } from "./estimatedNotes.ts";
import { type Given, givens } from "./givens.ts";
import { type Phrase, phrasesOf } from "./phrasesOf.ts";

const catalogues = [es, pt, tr] as const;

/** Tables by names that are English themselves, and what only other languages say. */
const apart =
  /^(?:methodTitles|methodNotes|report\.heads)\.|^(?:language|lang|report\.numbers|report\.verdictNames)$/;

/** Phrases that are the same in another language: signs, names, words that it shares with English. */
const same =
  /^(?:percent|verdicts\.merge(?:All)?\.fail|article\.pointHeads\.panel|page\.(?:heads\.(?:pValue|pHolm|twoErrors)|figures\.mean|listing\.state|of|sampled)|design\.titles\.\w+|report\.\w+)$/;

/** What a phrase is made of besides words: marked values and numbers. */
function valuesIn(text: string): readonly string[] {
  return [...new Set(text.match(/⟦\w+⟧|\d+(?:[.,]\d+)*/g) ?? [])].sort();
}

function said(phrase: Phrase, given: Given): string {
  return typeof phrase.value === "string" ? phrase.value : phrase.value(given(phrase.path));
}

const english = phrasesOf(en).filter(({ path }) => !apart.test(path));

describe.each(catalogues)("the catalogue of $language", (words) => {
  const own = new Map(phrasesOf(words).map((phrase) => [phrase.path, phrase]));
  const pairs = english.map((phrase) => [phrase, own.get(phrase.path)!] as const);

  test("has the phrases of the English one and no others", () => {
    const paths = [...own.keys()].filter((path) => !apart.test(path));
    expect(paths.sort()).toEqual(english.map(({ path }) => path).sort());
  });

  test.each(givens)("uses the values that English uses, $name", ({ given }) => {
    for (const [phrase, translated] of pairs)
      expect([phrase.path, valuesIn(said(translated, given))]).toEqual([
        phrase.path,
        valuesIn(said(phrase, given)),
      ]);
  });

  test.each(givens)("says nothing undefined, $name", ({ given }) => {
    for (const [, phrase] of pairs) expect(said(phrase, given)).not.toMatch(/undefined|NaN| null\b|\[object/);
  });

  test("leaves nothing in English", () => {
    const [{ given }] = givens;
    const left = pairs.filter(([a, b]) => said(a, given) === said(b, given)).map(([{ path }]) => path);
    expect(left.filter((path) => !same.test(path))).toEqual([]);
  });

  test("has caveats that are sentences, with and without their numbers", () => {
    const always = {
      file: "A.csv",
      metric: "Hit",
      system: "BM25",
      first: "q1",
      format: "x",
      k: 5,
      recall: 1,
    };
    for (const sentence of Object.values(words.caveats))
      for (const params of [always, { ...always, count: 1 }, { ...always, count: 3, documents: 2 }])
        expect(sentence(params)).toMatch(/^[\p{Lu}\p{N}"].*\.$/u);
  });

  test("titles every method of estimate", () => {
    const names = [...intervalMethods.map(({ name }) => name), "multiway"];
    expect(names.filter((name) => words.methodTitles[name] === undefined)).toEqual([]);
  });

  test("has the notes that estimate gives on methods", () => {
    const parts = estimatedNotes().flatMap((note) =>
      words.methodNotes[note] !== undefined ? [] : note.replaceAll(/\d+/g, "#").split(", "),
    );
    expect(parts.filter((part) => words.methodNotes[part] === undefined)).toEqual([]);
  });
});
