import type { ReadOptions } from "../../src/formats/Format.ts";
import { readTable } from "../../src/formats/index.ts";
import type { ScoreTable } from "../../src/table/ScoreTable.ts";

/** A table from the text of a CSV. */
export function tableOf(csv: string, options: ReadOptions = {}): Promise<ScoreTable> {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(csv);
  }
  return readTable({ path: "scores.csv", bytes: bytes() }, options);
}
