import { describe, expect, test } from "vitest";
import { gateSimulationArticle } from "../../../src/report/simulate/gateSimulationArticle.ts";
import { en } from "../../../src/report/words/en/catalogue.ts";
import { simulation as english } from "../../../src/report/words/en/simulateGate.ts";
import { simulation as spanish } from "../../../src/report/words/es/simulateGate.ts";
import { simulation as portuguese } from "../../../src/report/words/pt/simulateGate.ts";
import type { SimulationWords } from "../../../src/report/words/SimulationWords.ts";
import { simulation as turkish } from "../../../src/report/words/tr/simulateGate.ts";
import type { GateSimulation } from "../../../src/simulate/goldenSets/GateSimulation.ts";
import type { GateRow } from "../../../src/simulate/goldenSets/gateRows.ts";

const rules = ["difference", "percentile", "gate"] as const;

function row(kind: GateRow["kind"], loss: number, units: number, rule: (typeof rules)[number]): GateRow {
  const pass = rule === "gate" ? (kind === "unchanged" ? units / 200 : 0.04) : 0.6;
  return {
    scenario: kind === "candidate" ? "folder/new.csv" : kind,
    kind,
    loss,
    replacement: "without",
    units,
    rule,
    published: null,
    pass,
    fail: 0.01,
    inconclusive: 0.99 - pass,
    passError: 0.01,
    failError: 0.01,
    falsePass: null,
    falseFail: null,
    splitHalf: null,
    predicted: pass,
    misfit: 0.02,
  };
}

const changes = [
  ["unchanged", 0],
  ["candidate", 0.013],
  ["few", 0.02],
  ["spread", 0.02],
] as const;

const simulated: GateSimulation = {
  metric: "hit@5",
  better: "higher",
  estimand: "micro",
  unit: "question",
  population: 2760,
  questions: 2760,
  margin: 0.02,
  alpha: 0.05,
  threshold: null,
  draws: 1000,
  seed: 7,
  baselineMean: 0.7,
  rows: [50, 100, 200].flatMap((units) =>
    changes.flatMap(([kind, loss]) => rules.map((rule) => row(kind, loss, units, rule))),
  ),
  misfits: [
    { units: 50, median: 0.03, most: 0.2 },
    { units: 200, median: 0.01, most: 0.1 },
  ],
  caveats: [],
};

const context = {
  inputs: [{ path: "old.csv", format: "csv", sha256: "ab", rows: 9 }],
  tool: { version: "1", commandLine: "" },
};

/** Every sentence, caption and heading of the article. */
function textsOf(said: SimulationWords): readonly string[] {
  const { headline, sections } = gateSimulationArticle(simulated, ["gatestats plan"], context, en, said);
  return [
    headline?.sentence ?? "",
    headline?.answers[0].answer ?? "",
    headline?.next?.reason ?? "",
    ...sections.flatMap(({ title, paragraphs, points = [], figures, tables }) => [
      title,
      ...paragraphs,
      ...points,
      ...figures.map(({ caption }) => caption),
      ...tables.map(({ caption }) => caption),
      ...tables.flatMap(({ table }) => table.rows.map(([name]) => name)),
    ]),
  ];
}

const numbersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\d[\d.,]*\d|\d/g)].map(([number]) => number).sort();

describe.each(Object.entries({ spanish, portuguese, turkish }))("a simulated gate in %s", (_, said) => {
  test("says every number of the English one, and no sentence of it", () => {
    const [own, other] = [textsOf(said), textsOf(english)];
    expect(own.length).toBe(other.length);
    for (const [i, text] of own.entries()) {
      expect([text, new Set(numbersOf(text))]).toEqual([text, new Set(numbersOf(other[i]))]);
      expect(text).not.toBe(other[i]);
    }
  });
});
