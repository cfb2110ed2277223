/**
 * The coverage table: how often each interval finds the mean of a population of documents that is known. Samples are
 * seeded; a cell's numbers do not depend on the others, nor on how many processes share the work.
 *
 * usage: npm run evidence:coverage -- [populations|designs|differences|real|report|all] [DRAWS]
 * Writes docs/evidence/coverage-*.csv, and from them coverage.md.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";
import { coverageRows, coverageTally, estimatorError } from "../../src/simulate/coverage.ts";
import { randomStreams } from "../../src/simulate/random.ts";
import { type Cell, coverageCells } from "./coverageCells.ts";
import { coverageReport } from "./coverageReport.ts";

const folder = "docs/evidence";
const parts = ["populations", "designs", "differences", "real"] as const;
const header =
  "population,design,K,estimand,truth,draws,bias,sd,rmse,method,coverage,error,miss_below,miss_above,mean_width,median_width,unbounded,degenerate,unavailable";

const [part = "all", draws = "5000", worker] = process.argv.slice(2);
if (worker !== undefined) work();
else await supervise();

/** A cell's own stream, and the cell if this process is to do it. */
function* cells(): Generator<{ readonly cell: Cell; readonly number: number }> {
  const all = coverageCells();
  for (const [number, cell] of all.entries()) {
    if (part === "all" || part === cell.part) yield { cell, number };
  }
}

/** Does every cell that it is told by number on standard input, one line each, and prints its rows. */
function work(): void {
  const known = new Map([...cells()].map(({ cell, number }) => [number, cell]));
  const streams = randomStreams(20261130, Math.max(...known.keys()) + 1);
  createInterface({ input: process.stdin }).on("line", (line) => {
    const cell = known.get(Number(line));
    if (cell !== undefined) process.stdout.write(`${JSON.stringify(rowsOf(cell, streams[Number(line)]))}\n`);
  });
}

function rowsOf(
  { population, design, documents, study }: Cell,
  stream: ReturnType<typeof randomStreams>[number],
): string[] {
  const tally = coverageTally(study, Number(draws), stream);
  const { bias, sd, rmse } = estimatorError(study, tally);
  const start = [
    quoted(population),
    quoted(design),
    documents,
    study.estimand,
    study.truth,
    draws,
    bias,
    sd,
    rmse,
  ];
  return coverageRows(study, tally)
    .filter(({ unavailable }) => unavailable < 1)
    .map((row) =>
      [
        ...start,
        row.method,
        row.coverage,
        row.error,
        row.missBelow,
        row.missAbove,
        row.meanWidth,
        row.medianWidth,
        row.unbounded,
        row.degenerate,
        row.unavailable,
      ]
        .map((value) => (typeof value === "number" ? Number(value.toPrecision(6)) : (value ?? "")))
        .join(","),
    );
}

function quoted(text: string): string {
  return text.includes(",") ? `"${text}"` : text;
}

/** Hands cells out to as many processes as there are cores, and writes what comes back in the order of the cells. */
async function supervise(): Promise<void> {
  if (part !== "report") await share();
  const table = (name: string): string => {
    const file = `${folder}/coverage-${name}.csv`;
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const [populations, designs, differences, real] = parts.map(table);
  writeFileSync(`${folder}/coverage.md`, coverageReport({ populations, designs, differences, real }));
}

async function share(): Promise<void> {
  const waiting = [...cells()];
  const results = new Map<number, string[]>();
  const total = waiting.length;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const child = spawn(process.execPath, [process.argv[1], part, draws, "1"], {
        stdio: ["pipe", "pipe", "inherit"],
      });
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        child.stdin.write(`${next.number}\n`);
        const answer = await lines.next();
        if (answer.done) throw new Error("a process ended before its work was done");
        results.set(next.number, JSON.parse(answer.value) as string[]);
        const { cell } = next;
        console.error(
          `${results.size}/${total}  ${cell.population}, ${cell.design}, K = ${cell.documents}, ${cell.study.estimand}`,
        );
      }
      child.stdin.end();
    }),
  );
  for (const name of parts) {
    const own = [...cells()].filter(({ cell }) => cell.part === name);
    if (own.length === 0) continue;
    const rows = own.flatMap(({ number }) => results.get(number)!);
    writeFileSync(`${folder}/coverage-${name}.csv`, `${[header, ...rows].join("\n")}\n`);
  }
}
