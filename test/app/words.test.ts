import { expect, test } from "vitest";
import { catalogues, preferredLanguage } from "../../src/app/words/catalogues.ts";
import { en } from "../../src/app/words/en.ts";

/** Names, file endings and signs that are the same in several languages. */
const same = new Set("Plan|JSON|Markdown|no".split("|"));

/** What phrases are given: a number stands for every count, a text for everything else. */
const given = new Proxy(
  {},
  {
    get: (_, name) => (name === "paired" || name === "unpaired" ? true : 3),
  },
);

/** Every phrase with the place where it stands; those that hold values with values in them. */
function phrasesOf(words: object, place = ""): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([name, phrase]): readonly (readonly [string, string])[] => {
    const here = `${place}.${name}`;
    if (typeof phrase === "string") return [[here, phrase]];
    if (typeof phrase === "function") {
      const takesObject = /^\(?\(?p\b/.test(String(phrase)) || phrase.length === 1;
      const values = [3, 4, 5].slice(0, Math.max(1, phrase.length));
      return [
        [here, String(takesObject && /\bp\./.test(String(phrase)) ? phrase(given) : phrase(...values))],
      ];
    }
    return phrasesOf(phrase, here);
  });
}

const english = new Map(phrasesOf(en));

for (const language of ["es", "pt", "tr"] as const)
  test(`every phrase is said in ${language}, with the values that it holds`, async () => {
    const phrases = phrasesOf(await catalogues[language]());
    expect(phrases.map(([place]) => place).sort()).toEqual([...english.keys()].sort());
    const left = phrases.filter(
      ([place, phrase]) =>
        phrase === english.get(place) &&
        !same.has(phrase) &&
        /\p{L}{3}/u.test(phrase.replaceAll(/[A-Z]{2,}|\w+\.csv|\w*\d\w*/g, "")),
    );
    expect(left).toEqual([]);
    for (const [place, phrase] of phrases) {
      expect([place, phrase]).not.toEqual([place, expect.stringMatching(/undefined|NaN|\[object|—/)]);
      const numbers = (text: string): readonly string[] =>
        [...text.matchAll(/\d[\d.,]*/g)].map(([n]) => n.replace(/[.,]$/, "")).sort();
      expect([place, numbers(phrase)]).toEqual([place, numbers(english.get(place) ?? "")]);
    }
  });

test("the first language that a browser prefers and the page has is taken, else English", () => {
  expect(preferredLanguage(["de-DE", "pt-BR", "es"])).toBe("pt");
  expect(preferredLanguage(["TR"])).toBe("tr");
  expect(preferredLanguage([])).toBe("en");
});
