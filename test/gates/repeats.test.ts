import { expect, test } from "vitest";
import { gatePair } from "../../src/gates/gate.ts";
import { pairTables } from "../../src/table/pair.ts";
import { averageRepeats } from "../../src/table/repeats.ts";
import { tableOf } from "../table/tables.ts";
import { optionsOf, pairOf } from "./pairs.ts";

test("repeats on either side steady a question's score and are no questions: one verdict, that of the averages", () => {
  const questions = Array.from({ length: 60 }, (_, i) => `q${i + 1}`);
  // The baseline flickers on every tenth question, 1 0 1; the candidate answers twice, 1 0 on every fifteenth.
  const baseline = tableOf(
    questions.flatMap((q, i) => [1, i % 10 === 0 ? 0 : 1, 1].map((s) => [q, s] as const)),
  );
  const candidate = tableOf(
    questions.flatMap((q, i) => [1, i % 15 === 0 ? 0 : 1].map((s) => [q, s] as const)),
  );
  const pair = pairTables(averageRepeats(baseline), averageRepeats(candidate), "hit", { unmatched: "error" });
  const got = gatePair(pair, undefined, optionsOf({ margin: 0.1 }));
  const averaged = pairOf(
    questions.map((_, i) => (i % 10 === 0 ? 2 / 3 : 1)),
    questions.map((_, i) => (i % 15 === 0 ? 1 / 2 : 1)),
  );
  const wanted = gatePair(averaged, undefined, optionsOf({ margin: 0.1 }));
  expect(got.questions).toBe(60);
  expect([got.verdict, got.pPass, got.lower]).toEqual([wanted.verdict, wanted.pPass, wanted.lower]);
  expect([got.wins, got.losses]).toEqual([4, 4]);
});
