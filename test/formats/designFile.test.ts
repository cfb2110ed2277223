import { describe, expect, test } from "vitest";
import { designOf, readDesign } from "../../src/formats/designFile.ts";

/** The message and the hint that a document is refused with. */
function refusal(json: unknown): string {
  try {
    designOf(json, "design.json");
  } catch (error) {
    const { message, hint } = error as { message: string; hint: string };
    return `${message} ${hint}`;
  }
  throw new Error("it was taken");
}

const strata = [
  { name: "large", population: 129, documents: ["a", "b"] },
  { name: "small", population: 1171, documents: ["c", "d"] },
];

describe("a design file", () => {
  test("is short for documents drawn alike", () => {
    expect(designOf({ version: 1, design: "srs", population: 1300 }, "d.json")).toEqual({
      path: "d.json",
      design: "srs",
      population: 1300,
    });
  });

  test("lists strata with names alone, or with what is known of each document", () => {
    const { documents, strata: read } = designOf({ version: 1, design: "strata", strata }, "d.json");
    expect(read).toEqual([
      { name: "large", population: 129 },
      { name: "small", population: 1171 },
    ]);
    expect(documents!.map(({ name, stratum }) => [name, stratum])).toEqual([
      ["a", "large"],
      ["b", "large"],
      ["c", "small"],
      ["d", "small"],
    ]);
    const full = designOf(
      {
        version: 1,
        design: "pps",
        replacement: "with",
        seed: 7,
        frame: { path: "frame.csv" },
        documents: [{ name: 17, questions: 40, probability: 0.02, times: 2 }],
      },
      "d.json",
    );
    expect(full.documents).toEqual([{ name: "17", questions: 40, probability: 0.02, times: 2 }]);
    expect(full.seed).toBe(7);
  });

  test("matches names in one Unicode form", () => {
    const read = designOf({ version: 1, design: "srs", documents: ["Cafe\u0301"] }, "d.json");
    expect(read.documents![0].name).toBe("Caf\u00e9");
  });

  test("is read from bytes, and a syntax error names its line", async () => {
    const bytes = async function* (text: string): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(text);
    };
    const good = await readDesign({
      path: "d.json",
      bytes: bytes('\ufeff{"version": 1, "design": "srs"}\n'),
    });
    expect(good.design).toBe("srs");
    await expect(
      readDesign({ path: "d.json", bytes: bytes('{"version": 1,\n "design": }') }),
    ).rejects.toThrow('Not JSON: unexpected "}" on line 2, character 12.');
  });

  test.each([
    ["a list", [], "the file is []; it must be an object with version, design"],
    [
      "no version",
      { design: "srs" },
      'design.json: version must be 1. A design file starts with {"version": 1, "design": "srs" or',
    ],
    [
      "a mistyped field",
      { version: 1, design: "srs", populaton: 5 },
      "There is no field populaton. Fields here: version, design, population",
    ],
    [
      "an unknown design",
      { version: 1, design: "stratified" },
      'design is "stratified"; it must be one of srs, strata, pps, weights, fixed.',
    ],
    [
      "a population of none",
      { version: 1, design: "srs", population: 0 },
      "population is 0; it must be a whole number, 1 or more.",
    ],
    ["no strata", { version: 1, design: "strata" }, "strata is missing."],
    [
      "a stratum of unknown size",
      { version: 1, design: "strata", strata: [strata[0], { name: "small", documents: ["c", "d"] }] },
      'stratum small has no population. Give "population", the documents it has, for each stratum; where only their shares',
    ],
    [
      "shares that do not add up",
      {
        version: 1,
        design: "strata",
        strata: strata.map(({ name, documents }) => ({ name, documents, share: 0.3 })),
      },
      "the shares of the strata add up to 0.6, not to 1.",
    ],
    [
      "a field in a stratum that does not exist",
      { version: 1, design: "strata", strata: [{ ...strata[0], size: 3 }] },
      "There is no field strata[0].size. Fields here: name, population, share, documents.",
    ],
    [
      "a document in two strata",
      { version: 1, design: "strata", strata: [strata[0], { ...strata[1], documents: ["b"] }] },
      "document b is listed twice.",
    ],
    [
      "a probability beyond 1",
      { version: 1, design: "pps", documents: ["a", { name: "b", probability: 2 }] },
      "documents[1].probability is 2; it must be a number above 0, at most 1.",
    ],
    [
      "probabilities for some",
      { version: 1, design: "pps", documents: ["a", { name: "b", probability: 0.2 }] },
      'document a has no probability. Give "probability" for each document, or for none.',
    ],
    [
      "weights without them",
      { version: 1, design: "weights", documents: ["a"] },
      "document a has no weight.",
    ],
    ["weights without documents", { version: 1, design: "weights" }, "documents is missing."],
  ])("with %s is refused, by the place in it and the remedy", (_, json, words) => {
    expect(refusal(json)).toContain(words);
  });
});
