import { allSystems } from "../../src/node/allSystems.ts";
import type { Retriever } from "../../src/retrieval/Retriever.ts";
import { retrieverNamed } from "../../src/retrieval/systems/retrieverNamed.ts";
import { goldenSets } from "../../src/simulate/goldenSets/goldenSets.ts";
import { random } from "../../src/simulate/random.ts";
import { latencyCells } from "../../src/stats/latency/LatencyCells.ts";
import type { Laboratory } from "../../src/study/Laboratory.ts";
import { readStudy } from "../../src/study/readStudy.ts";
import type { StudyFile } from "../../src/study/StudyFile.ts";

/** The least that a study file can say. */
export const leastLines: readonly string[] = [
  "version: 1",
  "name: small",
  "title: A small study",
  "seed: 7",
  "metrics: { primary: recall@5, secondary: [nDCG@10] }",
  "data: { docs: { folder: docs } }",
  "systems:",
  "  bm25: bm25",
  "  tfidf: tfidf",
  "  index: bm25(k1={setting},b=0.{build})",
  "goldenSets:",
  "  n: [10, 20]",
  "  draws: 60",
  "  thresholds: { systems: [bm25, tfidf] }",
  "changes:",
  "  - { family: swap, from: bm25, to: tfidf }",
  "  - { family: degraded, of: [bm25], losses: [0.02, 0.03] }",
  "  - { family: rebuild, of: index, settings: [1, 2], builds: 4 }",
];

export function study(lines: readonly string[] = leastLines): StudyFile {
  return readStudy(lines.join("\n"), "small.yaml", retrieverOf);
}

export const retrieverOf = (expression: string): Retriever => retrieverNamed(expression, allSystems());

/** Shares that a question can score: what a few relevant documents give. */
const shares = [0, 0, 0.25, 0.5, 1, 1];

/** A laboratory of made-up scores, that counts what it is asked for. */
export function madeUp(questions = 60): Laboratory & { readonly drawn: string[]; readonly steps: string[] } {
  const drawn: string[] = [];
  const steps: string[] = [];
  return {
    drawn,
    steps,
    begin: (step) => void steps.push(step),
    kept: (_step, _behind, make) => make(),
    async scores(data, system) {
      const next = random(
        [...`${data} ${system}`].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7) % 1e9,
      );
      const common = random(5);
      const values = (): Float64Array =>
        Float64Array.from({ length: questions }, () => {
          const usual = shares[common.below(6)];
          return next.uniform() < 0.8 ? usual : shares[next.below(6)];
        });
      return {
        ids: Array.from({ length: questions }, (_, i) => `q${i}`),
        values: { "recall@5": values(), "nDCG@10": values(), "recall@10": values() },
        title: system,
        ofExact: null,
        key: `${data} ${system}`,
      };
    },
    async goldenSets(gateStudy, draws, seed) {
      drawn.push(gateStudy.scenarios.map(({ name }) => name).join("; "));
      return goldenSets(gateStudy)(draws, random(seed));
    },
    async latencies(system) {
      const next = random(system.length);
      const at = Array.from({ length: 300 }, (_, i) => i);
      return {
        cells: latencyCells(
          Float64Array.from(at, (i) => 5 + (i % 60) / 9 + next.uniform()),
          Int32Array.from(at, (i) => i % 60),
          Int32Array.from(at, (i) => Math.floor(i / 60)),
        ),
        key: system,
      };
    },
  };
}
