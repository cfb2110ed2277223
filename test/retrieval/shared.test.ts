import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { scored, valuesOf } from "./scored.ts";
import { twin, twinOrder, twinRead } from "./trecEval.ts";

const shared = new URL("../../../shared/", import.meta.url);
const here = existsSync(shared);

function stored(path: string): Buffer {
  const bytes = readFileSync(new URL(path, shared));
  return path.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

/** Names of trec_eval with ours. */
const names: readonly (readonly [twin: string, asked: string])[] = [
  ["P_10", "P@10"],
  ["P_1000", "precision_1000"],
  ["recall_5", "recall@5"],
  ["recall_100", "R@100"],
  ["success_1", "hit@1"],
  ["success_5", "Success@5"],
  ["recip_rank", "MRR"],
  ["recip_rank_10", "RR@10"],
  ["map", "MAP"],
  ["map_cut_10", "AP@10"],
  ["ndcg", "nDCG"],
  ["ndcg_cut_10", "nDCG@10"],
  ["ndcg_cut_2000", "ndcg_cut_2000"],
  ["ndcg_exp_20", "ndcg-exp@20"],
  ["Rprec", "Rprec"],
  ["judged_10", "judged@10"],
];

const runs = ["InexpC2", "SABIR03BASE", "Sel50", "THUIRr0301", "aplrob03a", "uwmtCR0"];

describe.skipIf(!here)("runs of TREC 2003 (skipped where ../shared/data is absent)", () => {
  test.each(runs)(
    "%s has the values of a slow twin of trec_eval, every question and measure",
    async (run) => {
      const [bytes, qrels] = [`input.${run}.gz`, "robust03_qrels.txt.gz"].map((name) =>
        stored(`data/trec-robust03/${name}`),
      );
      const asked = names.map(([, name]) => name).join();
      const result = await scored(bytes, qrels, asked);
      const retrieved = twinRead(bytes.toString(), 2, 4);
      const judged = twinRead(qrels.toString(), 2, 3);
      expect(result.ids).toEqual([...judged.keys()]);
      let largest = 0;
      for (const [i, id] of result.ids.entries()) {
        const query = { run: retrieved.get(id)!, judgements: judged.get(id)! };
        const ranked = twinOrder(query.run);
        for (const [m, [name]] of names.entries())
          largest = Math.max(largest, Math.abs(result.results[m].values[i] - twin(name, query, 1, ranked)));
      }
      expect(largest).toBeLessThan(1e-12);
    },
  );
});

describe.skipIf(!here)("runs on FiQA (skipped where ../shared/data is absent)", () => {
  const published = here ? table(stored("data/fiqa-finbertqa/per-query.csv").toString()) : [];
  const systems = ["bert-pointwise", "bm25-anserini-top50", "finbert-qa", "qa-lstm"];

  test.each(systems)(
    "%s has the published nDCG@10 and RR@10 of each question to their digits",
    async (name) => {
      const run = stored(`data/fiqa-finbertqa/run.${name}.trec.gz`);
      const values = valuesOf(
        await scored(run, stored("data/fiqa-finbertqa/qrels.test.txt"), "nDCG@10,RR@10"),
      );
      for (const row of published)
        for (const [column, measure] of [
          ["ndcg10", "nDCG@10"],
          ["rr10", "RR@10"],
        ]) {
          const written = row[`${column}:${name}`];
          const digits = (written.split(".")[1] ?? "").length;
          const shown = values[measure][row.qid];
          expect(Math.abs(shown - Number(written)), `${measure} of ${row.qid}`).toBeLessThan(
            0.51 * 10 ** -Math.max(digits, 5),
          );
        }
      expect(published.length).toBe(333);
    },
  );
});

/** Rows of a CSV without line breaks in its fields; the text of a question may be quoted. */
function table(text: string): readonly Record<string, string>[] {
  const [head, ...lines] = text.trim().split(/\r?\n/);
  const cells = (line: string): readonly string[] =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) => cell);
  const columns = cells(head);
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, i) => [columns[i], cell])));
}

describe.skipIf(!here)("trec_eval's own output (skipped where ../shared/samples is absent)", () => {
  // The files behind it are not at hand whole. It tells the first ten grades of each query (relstring) and how many are
  // relevant, from which a run and judgements can be made that agree in everything about the first ten ranks.
  const lines = here ? stored("samples/trec/trec_eval_q_output.txt").toString().trim().split("\n") : [];
  const output = new Map(
    lines
      .map((line) => line.split("\t").map((field) => field.trim()))
      .map(([name, query, value]) => [`${name} ${query}`, value]),
  );
  const measures =
    "P_5,P_10,recall_5,recall_10,map_cut_5,map_cut_10,ndcg_cut_5,ndcg_cut_10,success_1,success_5,success_10,recip_rank";

  test.each(["301", "302", "303"])(
    "query %s has its four digits in all that the first ten ranks decide",
    async (query) => {
      const grades = [...output.get(`relstring ${query}`)!.replaceAll("'", "")];
      const relevant = Number(output.get(`num_rel ${query}`));
      const run = grades.map((_, i) => `${query} Q0 d${i} ${i} ${-i} tag`).join("\n");
      const found = grades.filter((grade) => grade === "1").length;
      const qrels = [
        ...grades.map((grade, i) => `${query} 0 d${i} ${grade}`),
        ...Array.from({ length: relevant - found }, (_, i) => `${query} 0 other${i} 1`),
      ].join("\n");
      const result = await scored(run, qrels, measures);
      expect(grades).toHaveLength(10);
      for (const { measure, values } of result.results) {
        if (measure === "recip_rank" && found === 0) continue;
        expect(values[0].toFixed(4), measure).toBe(output.get(`${measure} ${query}`));
      }
      expect(1 - (await scored(run, qrels, "judged@10")).results[0].values[0]).toBe(
        Number(output.get(`unj_10 ${query}`)),
      );
    },
  );
});
