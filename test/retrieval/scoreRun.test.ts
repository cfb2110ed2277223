import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { measures } from "../../src/retrieval/measures/index.ts";
import { measureNamed } from "../../src/retrieval/measures/measureNamed.ts";
import type { InputError } from "../../src/table/InputError.ts";
import { scored, valuesOf } from "./scored.ts";
import { twin, twinOrder } from "./trecEval.ts";

/** What a scoring is refused with. */
async function refusal(scoring: Promise<unknown>): Promise<string> {
  const error = await scoring.then(
    () => undefined,
    (thrown: InputError) => thrown,
  );
  return `${error?.code}: ${error?.message} ${error?.hint}`;
}

const codes = ({ caveats }: { readonly caveats: readonly { readonly code: string }[] }): readonly string[] =>
  caveats.map(({ code }) => code);

const threeEqual = "q1 Q0 d1 1 1.0 r\nq1 Q0 d2 2 1.0 r\nq1 Q0 d3 3 1.0 r\n";

describe("order", () => {
  test("equal scores are ordered by document id, last first, as in trec_eval: the last of three becomes the first (D51)", async () => {
    const byScore = await scored(threeEqual, "q1 0 d3 1", "AP,RR,hit@1");
    expect(valuesOf(byScore)).toEqual({ AP: { q1: 1 }, RR: { q1: 1 }, "hit@1": { q1: 1 } });
    expect(byScore.results.map(({ ties }) => ties)).toEqual([1, 1, 1]);
  });

  test("by rank the same run has a third of it, and no ties (D51)", async () => {
    const byRank = await scored(threeEqual, "q1 0 d3 1", "AP,hit@1", { order: "rank" });
    expect(valuesOf(byRank)).toEqual({ AP: { q1: 1 / 3 }, "hit@1": { q1: 0 } });
    expect(byRank.results.map(({ ties }) => ties)).toEqual([0, 0]);
  });

  test("bytes are compared, not letters: upper case sorts before lower, and a prefix before the longer", async () => {
    const run = ["B", "a", "aa", "é", "z"].map((id) => `q1 Q0 ${id} 0 1 r`).join("\n");
    const values = valuesOf(await scored(run, "q1 0 z 1", "RR"));
    const first = valuesOf(await scored(run, "q1 0 é 1", "RR"));
    expect([values.RR.q1, first.RR.q1]).toEqual([1 / 2, 1]);
    expect(valuesOf(await scored(run, "q1 0 aa 1", "RR")).RR.q1).toBe(1 / 3);
    expect(valuesOf(await scored(run, "q1 0 B 1", "RR")).RR.q1).toBe(1 / 5);
  });

  test("scores that single precision cannot tell apart are ties only where that is asked for, and a note says so", async () => {
    const run = "q1 Q0 d1 1 0.92226214537525861 r\nq1 Q0 d2 2 0.92226214537525850 r\n";
    const double = await scored(run, "q1 0 d1 1", "RR");
    const single = await scored(run, "q1 0 d1 1", "RR", { order: "single" });
    expect([double.results[0].values[0], single.results[0].values[0]]).toEqual([1, 1 / 2]);
    expect([codes(double), codes(single)]).toEqual([["single-precision-ties"], []]);
  });

  test("a tie counts where it stands on both sides of the cut-off", async () => {
    const run = "q1 Q0 a 1 3 r\nq1 Q0 b 2 2 r\nq1 Q0 c 3 2 r\nq1 Q0 d 4 1 r\n";
    const { results } = await scored(run, "q1 0 a 1\nq1 0 b 1", "P@1,P@2,P@3,P@9,AP,Rprec");
    expect(results.map(({ ties }) => ties)).toEqual([0, 1, 0, 0, 1, 1]);
  });

  test("ranks that repeat, or are no numbers, cannot order a run", async () => {
    const twice = threeEqual.replace(" 3 1.0", " 2 1.0");
    expect(await refusal(scored(twice, "q1 0 d3 1", "AP", { order: "rank" }))).toContain(
      "The rank on line 3, of query q1, is 2, as on line 2.",
    );
    expect(await refusal(scored('{"q1": {"d1": 1}}', "q1 0 d1 1", "AP", { order: "rank" }))).toContain(
      "no-ranks: run.txt has no ranks to order by.",
    );
  });
});

describe("queries", () => {
  const run = "q1 Q0 d1 1 2.0 r\n";
  const judgements = "q1 0 d1 1\nq2 0 d9 1\n";

  test("a judged query that is not in the run is an error, unless it is said what it counts (D46)", async () => {
    expect(await refusal(scored(run, judgements, "RR"))).toContain(
      "queries-not-in-run: 1 of the 2 judged queries is not in run.txt. Only in qrels.txt (1): q2.",
    );
    const zero = await scored(run, judgements, "RR,judged@5", { missing: "zero" });
    expect(zero.results.map(({ mean, questions }) => [mean, questions])).toEqual([
      [1 / 2, 2],
      [1, 1],
    ]);
    const drop = await scored(run, judgements, "RR", { missing: "drop" });
    expect(drop.results[0]).toMatchObject({ mean: 1, questions: 1 });
    expect(valuesOf(drop).RR).toEqual({ q1: 1, q2: Number.NaN });
    expect([codes(zero), codes(drop)]).toEqual([["queries-missing-zero"], ["queries-missing-dropped"]]);
  });

  test("what was chosen for queries that are not in the run stands among the notes (D47)", async () => {
    const { caveats } = await scored(run, judgements, "RR", { missing: "zero" });
    expect(caveats).toEqual([
      { code: "queries-missing-zero", params: { file: "run.txt", count: 1, first: "q2" } },
    ]);
  });

  test("a query with an empty ranking is no missing one: it was asked, and scores 0", async () => {
    const result = await scored('{"q1": {}, "q2": {"d9": 1}}', judgements, "RR,P@5,nDCG,AP,judged");
    expect(valuesOf(result)).toEqual({
      RR: { q1: 0, q2: 1 },
      "P@5": { q1: 0, q2: 0.2 },
      nDCG: { q1: 0, q2: 1 },
      AP: { q1: 0, q2: 1 },
      judged: { q1: Number.NaN, q2: 1 },
    });
  });

  test("a query without judgements is left out and told", async () => {
    const result = await scored(`${run}q7 Q0 d1 1 1 r\nq8 Q0 d1 1 1 r\n`, "q1 0 d1 1", "RR");
    expect([result.ids, result.caveats]).toEqual([
      ["q1"],
      [{ code: "queries-unjudged", params: { file: "run.txt", count: 2, first: "q7, q8" } }],
    ]);
  });

  test("a query without a relevant document is left out and told, or 0 as in trec_eval", async () => {
    const more = "q1 0 d1 1\nq2 0 d1 0\n";
    const both = "q1 Q0 d1 1 2 r\nq2 Q0 d1 1 2 r\n";
    const left = await scored(both, more, "RR");
    expect([left.ids, codes(left)]).toEqual([["q1"], ["queries-without-relevant"]]);
    const zero = await scored(both, more, "RR,recall@5,AP,Rprec,nDCG@5", { withoutRelevant: "zero" });
    expect(zero.results.map(({ mean }) => mean)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
  });

  test("without any query in common both sides are listed, with the near miss there is", async () => {
    expect(await refusal(scored("Q-01 Q0 d1 1 2 r", "q1 0 d1 1", "RR"))).toBe(
      "no-common-queries: None of the 1 queries of qrels.txt is in run.txt. Queries of qrels.txt (1): q1. Queries of run.txt (1): Q-01. " +
        "Check that both are of the same set of queries.",
    );
    const near = await refusal(scored("T_01 Q0 d1 1 2 r", "t-1 0 d1 1", "RR"));
    expect(near).toContain('leading zeros, as "t-1" and "T_01" do');
    const some = await refusal(
      scored("q-1 Q0 d 1 2 r\nq2 Q0 d 1 2 r", "q1 0 d 1\nq2 0 d 1\nq_1 0 d 1", "RR"),
    );
    expect(some).toContain('as "q_1" and "q-1" do');
  });

  test("documents named in another way give no zeros in silence", async () => {
    expect(await refusal(scored("q1 Q0 DOC-7 1 2 r", "q1 0 doc_7 1", "RR"))).toContain(
      "no-common-documents: run.txt retrieved none of the documents that qrels.txt judges. Documents of qrels.txt (1): doc_7. Documents of run.txt (1): DOC-7. 1 of them would match",
    );
    const other = await scored("q1 Q0 x 1 2 r", "q1 0 y 1", "RR");
    expect(codes(other)).toEqual(["nothing-judged"]);
  });

  test("a document whose id is the query's own counts, unless told otherwise as BEIR does (D53)", async () => {
    const own = "0 Q0 0 1 2 r\n0 Q0 1 2 1 r\n";
    const qrels = "0 0 0 1\n0 0 1 1\n";
    expect(valuesOf(await scored(own, qrels, "recall@5"))["recall@5"]["0"]).toBe(1);
    const ignoring = await scored(own, qrels, "recall@5", { ignoreIdenticalIds: true });
    expect([valuesOf(ignoring)["recall@5"]["0"], codes(ignoring)]).toEqual([0.5, ["identical-ids-ignored"]]);
  });
});

describe("grades", () => {
  const run = "q1 Q0 a 1 5 r\nq1 Q0 b 2 4 r\nq1 Q0 c 3 3 r\nq1 Q0 x 4 2 r\n";
  const judgements = "q1 0 a -2\nq1 0 b 1\nq1 0 c 3\nq1 0 d 2\nq1 0 e 0\n";

  test("below 0 gain nothing, and are judged; unjudged documents are not relevant", async () => {
    const values = valuesOf(await scored(run, judgements, "nDCG@4,ndcg-exp@4,P@4,judged@4,RR"));
    const log = (rank: number): number => Math.log2(rank + 1);
    const linear = (1 / log(2) + 3 / log(3)) / (3 / log(1) + 2 / log(2) + 1 / log(3));
    const exponential = (1 / log(2) + 7 / log(3)) / (7 / log(1) + 3 / log(2) + 1 / log(3));
    expect(values["nDCG@4"].q1).toBeCloseTo(linear, 12);
    expect(values["ndcg-exp@4"].q1).toBeCloseTo(exponential, 12);
    expect([values["P@4"].q1, values["judged@4"].q1, values.RR.q1]).toEqual([0.5, 0.75, 0.5]);
  });

  test("count as relevant from the level that is asked for; nDCG does not heed it", async () => {
    const values = valuesOf(await scored(run, judgements, "RR,recall@4,nDCG@4", { relevantFrom: 2 }));
    const all = valuesOf(await scored(run, judgements, "nDCG@4"));
    expect([values.RR.q1, values["recall@4"].q1]).toEqual([1 / 3, 1 / 2]);
    expect(values["nDCG@4"]).toEqual(all["nDCG@4"]);
    expect(await refusal(scored(run, judgements, "RR", { relevantFrom: 4 }))).toContain(
      "no-relevant: No query of qrels.txt has a document of grade 4 or more, so there is nothing to be found. The highest grade is 3: say --relevant-from 3 or less.",
    );
  });
});

/** Equal but for the last digits; NaN equals itself. */
function same(a: number, b: number): boolean {
  return Object.is(a, b) || Math.abs(a - b) < 1e-12;
}

describe("any run and judgements", () => {
  const id = fc.constantFrom("a", "b", "B", "aa", "d-1", "d_2", "é", "文", "0", "00");
  const query = fc.record({
    run: fc.uniqueArray(fc.tuple(id, fc.constantFrom(1, 2, 2.5, -3, 1e-9, 7e5)), {
      selector: ([one]) => one,
    }),
    judgements: fc.uniqueArray(fc.tuple(id, fc.integer({ min: -2, max: 3 })), {
      selector: ([one]) => one,
      minLength: 1,
    }),
  });
  const names: readonly (readonly [string, string])[] = [
    ["P_3", "P@3"],
    ["recall_2", "recall@2"],
    ["success_2", "hit@2"],
    ["recip_rank", "RR"],
    ["map", "AP"],
    ["map_cut_3", "AP@3"],
    ["ndcg", "nDCG"],
    ["ndcg_cut_3", "nDCG@3"],
    ["ndcg_exp_3", "ndcg-exp@3"],
    ["Rprec", "Rprec"],
    ["judged_3", "judged@3"],
  ];
  const set = fc
    .array(query, { minLength: 1, maxLength: 4 })
    .filter((all) => all.some(({ run }) => run.length > 0));

  /** Lines in an order that the keys give. */
  const shuffled = (lines: readonly string[], keys: readonly number[]): string =>
    lines
      .map((line, i) => ({ line, key: keys[i] }))
      .sort((a, b) => a.key - b.key)
      .map(({ line }) => line)
      .join("\n");

  test("have the values of the slow twin, whatever the order of the rows and the measures asked for", async () => {
    const keys = fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 });
    const asked = fc.subarray([...names], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(set, fc.integer({ min: 1, max: 3 }), asked, keys, async (all, level, asked, keys) => {
        const lines = all.flatMap(({ run }, q) => run.map(([id, score]) => `q${q} Q0 ${id} 1 ${score} r`));
        const grades = all.flatMap(({ judgements }, q) => judgements.map(([id, g]) => `q${q} 0 ${id} ${g}`));
        const result = await scored(
          shuffled(lines, keys),
          shuffled(grades, keys),
          asked.map(([, name]) => name).join(),
          { relevantFrom: level, missing: "zero", withoutRelevant: "zero" },
        ).catch((error: InputError) => error.code);
        if (typeof result === "string") {
          expect(["no-common-documents", "no-common-queries"]).toContain(result);
          return;
        }
        for (const [i, name] of result.ids.entries()) {
          const { run, judgements } = all[Number(name.slice(1))];
          const one = { run: new Map(run), judgements: new Map(judgements) };
          const ranked = twinOrder(one.run);
          for (const [m, [twinName]] of asked.entries())
            expect(
              same(result.results[m].values[i], twin(twinName, one, level, ranked)),
              `${twinName} of ${name}`,
            ).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("count the same ties and judgements whether a measure is asked for alone or with others", async () => {
    await fc.assert(
      fc.asyncProperty(set, async (all) => {
        const run = all.flatMap(({ run }, q) => run.map(([id, score]) => `q${q} Q0 ${id} 1 ${score} r`));
        const grades = all.flatMap(({ judgements }, q) => judgements.map(([id, g]) => `q${q} 0 ${id} ${g}`));
        const of = (measures: string) =>
          scored(run.join("\n"), grades.join("\n"), measures, {
            missing: "zero",
            withoutRelevant: "zero",
          }).then(
            ({ results }) => results,
            () => [],
          );
        const [deep, shallow] = [
          await of("P@2,recall@1,Rprec,AP"),
          [...(await of("P@2")), ...(await of("recall@1"))],
        ];
        expect(shallow).toEqual(deep.slice(0, 2));
      }),
      { numRuns: 100 },
    );
  });

  test("perfect retrieval is 1 by every measure, with as many relevant documents as the cut-off", async () => {
    const ids = ["a", "b", "c"];
    const run = ids.map((one, i) => `q1 Q0 ${one} ${i} ${9 - i} r`).join("\n");
    const qrels = ids.map((one, i) => `q1 0 ${one} ${3 - i}`).join("\n");
    const all = measures.map(({ name, cutoff }) => (cutoff === "none" ? name : `${name}@3`));
    const { results } = await scored(run, qrels, all.join());
    for (const { measure, mean } of results) expect(mean, measure).toBe(1);
  });
});

describe("names of measures", () => {
  test.each([
    ["recall@5", "R@5"],
    ["R@5", "R@5"],
    ["recall_5", "R@5"],
    ["P@10", "P@10"],
    ["P_10", "P@10"],
    ["P.10", "P@10"],
    ["hit@5", "Success@5"],
    ["hit_rate@5", "Success@5"],
    ["success_5", "Success@5"],
    ["MRR", "RR"],
    ["mrr@10", "RR@10"],
    ["recip_rank", "RR"],
    ["MAP", "AP"],
    ["map_cut_10", "AP@10"],
    ["AP@100", "AP@100"],
    ["nDCG@10", "nDCG@10"],
    ["ndcg_cut_10", "nDCG@10"],
    ["ndcg_cut.10", "nDCG@10"],
    ["ndcg", "nDCG"],
    ["ndcg-exp@10", "nDCG(dcg='exp-log2')@10"],
    ["nDCG(dcg='exp-log2')@10", "nDCG(dcg='exp-log2')@10"],
    ["Rprec", "Rprec"],
    ["R-precision", "Rprec"],
    ["judged@10", "Judged@10"],
  ])("%s is %s", (asked, name) => {
    expect(measureNamed(asked)).toMatchObject({ asked, name });
  });

  test.each([
    "",
    "recall",
    "P",
    "hit@0",
    "recall@-1",
    "recall@5.5",
    "Rprec@5",
    "bpref",
    "constructor",
    "@5",
    "nDCG@",
  ])("%j is none", (asked) => {
    expect(measureNamed(asked)).toBeUndefined();
  });
});
