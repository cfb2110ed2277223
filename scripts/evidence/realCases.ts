import { existsSync, readFileSync } from "node:fs";

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
