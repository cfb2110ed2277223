import { existsSync, readFileSync } from "node:fs";
import type { Population } from "./coverageCells.ts";

/** A real pair of systems: questions and summed differences a document; without a cluster one question a document. */
export interface RealCase {
  readonly data: string;
  readonly name: string;
  readonly cluster: string;
  readonly n: Float64Array;
  readonly s: Float64Array;
}

const root = "../shared/data";

/** Pairs in which the second system is truly a little worse. Empty where the data are not at hand. */
export function realCases(): readonly RealCase[] {
  if (!existsSync(root)) {
    console.error("The data of the real cases are not at hand; that part of the table is left as it is.");
    return [];
  }
  const squad = table(`${root}/squad/per-question-1.1.csv`);
  const mmlu = table(`${root}/mmlu-pro/per-question.csv`);
  const f1 = (part: string): string => squad.header.find((h) => h.startsWith("f1:") && h.includes(part))!;
  const model = (part: string): string => mmlu.header.find((h) => h.startsWith(part))!;
  const cases: RealCase[] = [];
  for (const [a, b] of [
    ["BERT", "r-net+"],
    ["r-net+", "SLQA+"],
    ["SLQA+", "Match-LSTM"],
  ]) {
    for (const cluster of ["none", "paragraph", "article"])
      cases.push(caseOf("squad F1", squad, f1(a), f1(b), cluster));
  }
  for (const [a, b] of [
    ["Meta-Llama-3_1-70B_5shots", "Meta-Llama-3-70B_5shots"],
    ["gemini-1.5-pro-002_5shots", "gemini-1.5-flash-002_5shots"],
    ["mathstral-7B_5shots", "Mistral-7B-v0.1_5shots"],
  ]) {
    for (const cluster of ["none", "src"]) cases.push(caseOf("mmlu-pro", mmlu, model(a), model(b), cluster));
  }
  return cases;
}

/** Differences of two real systems in documents, for coverage: sums of squares included. */
export function realDifferences(): readonly Population[] {
  if (!existsSync(root)) return [];
  const squad = table(`${root}/squad/per-question-1.1.csv`);
  const mmlu = table(`${root}/mmlu-pro/per-question.csv`);
  const f1 = (part: string): string => squad.header.find((h) => h.startsWith("f1:") && h.includes(part))!;
  const model = (part: string): string => mmlu.header.find((h) => h.startsWith(part))!;
  return [
    documentsOf("squad F1 by paragraph, r-net+ to SLQA+", squad, "paragraph", f1("SLQA+"), f1("r-net+")),
    documentsOf("squad F1 by article, r-net+ to SLQA+", squad, "article", f1("SLQA+"), f1("r-net+")),
    documentsOf(
      "mmlu-pro by source, Llama 3.1 70B to Llama 3 70B",
      mmlu,
      "src",
      model("Meta-Llama-3-70B"),
      model("Meta-Llama-3_1-70B_"),
    ),
  ];
}

/** Scores of one real system in documents. */
export function realPopulations(): readonly Population[] {
  if (!existsSync(root)) return [];
  const squad = table(`${root}/squad/per-question-1.1.csv`);
  const mmlu = table(`${root}/mmlu-pro/per-question.csv`);
  const facts = table(`${root}/factscore/per-topic.csv`);
  const em = squad.header.find((h) => h.startsWith("em:") && h.includes("r-net+"))!;
  const topics = facts.rows.filter((row) => row[1] === "InstructGPT" && Number(row[2]) > 0);
  const s = Float64Array.from(topics, (row) => Number(row[3]));
  const factscore = {
    name: "factscore by topic, InstructGPT",
    totals: {
      n: Float64Array.from(topics, (row) => Number(row[2])),
      s,
      q: s,
      labels: topics.map((row) => row[0]),
    },
    small: true,
  };
  return [
    documentsOf("squad exact match by paragraph, r-net+", squad, "paragraph", em),
    documentsOf("squad exact match by article, r-net+", squad, "article", em),
    documentsOf(
      "mmlu-pro by source, Llama 3 70B",
      mmlu,
      "src",
      mmlu.header.find((h) => h.startsWith("Meta-Llama-3-70B"))!,
    ),
    factscore,
  ];
}

/** Populations smaller than this are sampled with replacement. */
const small = 500;

function documentsOf(
  name: string,
  { header, rows }: Table,
  cluster: string,
  score: string,
  minus?: string,
): Population {
  const [at, less, by] = [score, minus ?? "", cluster].map((column) => header.indexOf(column));
  const totals = new Map<string, [number, number, number]>();
  for (const row of rows) {
    const value = Number(row[at]) - (less < 0 ? 0 : Number(row[less]));
    const [n, s, q] = totals.get(row[by]) ?? [0, 0, 0];
    totals.set(row[by], [n + 1, s + value, q + value * value]);
  }
  const column = (i: number): Float64Array => Float64Array.from(totals.values(), (sums) => sums[i]);
  return {
    name,
    totals: { n: column(0), s: column(1), q: column(2), labels: [...totals.keys()] },
    small: totals.size < small,
  };
}

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** These files have quotes in one text column only: a comma outside quotes parts cells. */
function table(file: string): Table {
  const lines = readFileSync(file, "utf8").trimEnd().split(/\r?\n/);
  const cells = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  return { header: cells[0], rows: cells.slice(1) };
}

function caseOf(data: string, { header, rows }: Table, a: string, b: string, cluster: string): RealCase {
  const [before, after] = [header.indexOf(a), header.indexOf(b)];
  const by = header.indexOf(cluster);
  const totals = new Map<string, [number, number]>();
  rows.forEach((row, i) => {
    const key = by < 0 ? String(i) : row[by];
    const at = totals.get(key) ?? [0, 0];
    totals.set(key, [at[0] + 1, at[1] + Number(row[after]) - Number(row[before])]);
  });
  const docs = [...totals.values()];
  return {
    data,
    name: `${short(a)} to ${short(b)}`,
    cluster,
    n: Float64Array.from(docs, (d) => d[0]),
    s: Float64Array.from(docs, (d) => d[1]),
  };
}

function short(name: string): string {
  return name
    .replace(/^f1:/, "")
    .replace(/ \(.*/, "")
    .replace(/_5shots$/, "");
}
