import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { ReadOptions } from "../../../src/formats/Format.ts";
import { readTable } from "../../../src/formats/index.ts";
import { type ScoreTable, scored } from "../../../src/table/ScoreTable.ts";
import { chunked } from "../readCases.ts";

/** Files that tools wrote, which lie beside the repository and not in it. */
export const samples: string = resolve(import.meta.dirname, "../../../../shared/samples");

/** Whether they are there; tests of them are skipped where they are not. */
export const haveSamples: boolean = existsSync(samples);

/** Reads a sample, in chunks that cut it anywhere. */
export function readSample(path: string, options: ReadOptions = {}): Promise<ScoreTable> {
  const bytes = readFileSync(join(samples, path));
  return readTable({ path: basename(path), bytes: chunked(bytes, 1009) }, options);
}

/** How many scores a metric has, and their mean. */
export function countAndMean(table: ScoreTable, metric: string): readonly [count: number, mean: number] {
  const { values, state } = table.metrics.get(metric)!;
  const known = values.filter((_, row) => state[row] === scored);
  return [known.length, known.reduce((sum, value) => sum + value, 0) / known.length];
}
