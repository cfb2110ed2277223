import { readJudgements } from "../../src/formats/retrieval/readJudgements.ts";
import { readRun } from "../../src/formats/retrieval/readRun.ts";
import { measureNamed } from "../../src/retrieval/measures/measureNamed.ts";
import type { RunScores } from "../../src/retrieval/RunScores.ts";
import { type ScoreOptions, scoreDefaults } from "../../src/retrieval/ScoreOptions.ts";
import { scoreRun } from "../../src/retrieval/scoreRun.ts";

/** A file that is only a text, in chunks of some length. */
export function textFile(
  text: string | Uint8Array,
  path: string = "file",
  chunk: number = 1 << 16,
): { readonly path: string; readonly bytes: AsyncIterable<Uint8Array> } {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return { path, bytes: chunks(bytes, chunk) };
}

async function* chunks(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** Scores a run given as a text by judgements given as a text. */
export async function scored(
  run: string | Uint8Array,
  judgements: string | Uint8Array,
  measures: string,
  options: Partial<ScoreOptions> = {},
): Promise<RunScores> {
  return scoreRun(
    await readRun(textFile(run, "run.txt")),
    await readJudgements(textFile(judgements, "qrels.txt")),
    measures.split(",").map((name) => measureNamed(name)!),
    { ...scoreDefaults, ...options },
  );
}

/** The values of each measure, by question. */
export function valuesOf({ ids, results }: RunScores): Record<string, Record<string, number>> {
  return Object.fromEntries(
    results.map(({ measure, values }) => [measure, Object.fromEntries(ids.map((id, i) => [id, values[i]]))]),
  );
}
