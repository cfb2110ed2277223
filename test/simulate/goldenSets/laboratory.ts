import { existsSync, readFileSync } from "node:fs";
import { random } from "../../../src/simulate/random.ts";

/**
 * Scores like those of the published gate laboratory, whose own scores are not at hand: populations of its sizes, with
 * its standard deviations of a question.
 */
const shared = new URL("../../../../shared/", import.meta.url);

/** Whether the shared data are here. */
export const laboratoryHere: boolean = existsSync(new URL("bench/scores.csv", shared));

/** The published numbers of one kind, FiQA, NFCorpus and SCIDOCS in this order; null where none was told. */
export function published(section: string, name: string): unknown {
  const all = JSON.parse(readFileSync(new URL("reference/published.json", shared), "utf8"));
  return all.gateLaboratory[section][name];
}

/** FiQA's part: 648 made questions of sd 0.43 (FiQA: 0.39), the columns of a file. */
export function likeFiqa(): Record<string, Float64Array> {
  const [header, ...rows] = lines("bench/scores.csv").map((line) => line.split(","));
  return Object.fromEntries(
    header.slice(1).map((name, i) => [name, Float64Array.from(rows, (row) => Number(row[i + 1]))]),
  );
}

/** NFCorpus itself, 323 questions: recall at 5 of BM25 (k₁ = 1.2, b = 0.75) over its texts. */
export function nfcorpusByBm25(): Float64Array {
  const documents = lines("data/nfcorpus/corpus.jsonl").map((line) => JSON.parse(line));
  const queries = lines("data/nfcorpus/queries.jsonl").map((line) => JSON.parse(line));
  const relevant = new Map<string, Set<string>>();
  for (const line of lines("data/nfcorpus/qrels/test.tsv").slice(1)) {
    const [query, document, grade] = line.split("\t");
    if (Number(grade) <= 0) continue;
    relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
  }
  const texts = documents.map(({ title = "", text }) => words(`${title} ${text}`));
  const average = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  const postings = new Map<string, Map<number, number>>();
  texts.forEach((text, d) => {
    for (const word of text) {
      const found = postings.get(word) ?? new Map<number, number>();
      postings.set(word, found.set(d, (found.get(d) ?? 0) + 1));
    }
  });
  return Float64Array.from(queries, ({ _id, text }) => {
    const scores = new Float64Array(texts.length);
    for (const word of words(text)) {
      const found = postings.get(word);
      if (found === undefined) continue;
      const rarity = Math.log(1 + (texts.length - found.size + 0.5) / (found.size + 0.5));
      for (const [d, times] of found)
        scores[d] += (rarity * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * texts[d].length) / average));
    }
    const best = [...scores.keys()].sort((a, b) => scores[b] - scores[a]).slice(0, 5);
    const wanted = relevant.get(_id) ?? new Set();
    return best.filter((d) => scores[d] > 0 && wanted.has(documents[d]._id)).length / wanted.size;
  });
}

/** SCIDOCS's part: 1,000 questions with five relevant documents each, drawn such that their sd is its 0.18. */
export function likeScidocs(): Float64Array {
  const source = random(20261017);
  return new Float64Array(1000).map(() => {
    const chance = 1 - source.uniform() ** (1 / 6); // Beta(1, 6)
    let hits = 0;
    for (let i = 0; i < 5; i++) if (source.uniform() < chance) hits++;
    return hits / 5;
  });
}

function lines(path: string): readonly string[] {
  return readFileSync(new URL(path, shared), "utf8").trim().split("\n");
}

function words(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
