import { InputError } from "../../src/table/InputError.ts";
import { failed, missing, type ScoreTable, scored } from "../../src/table/ScoreTable.ts";

/** A score, null for a missing one, "failed" where its scoring broke down. */
export type Score = number | null | "failed";

/** What a reader made of a file, as plain data. */
export interface Snapshot {
  readonly ids: readonly string[];
  readonly metrics: ReadonlyMap<string, readonly Score[]>;
  /** All of it, to be compared as text. */
  readonly whole: string;
}

/** What came of reading an input. */
export type Outcome =
  | { readonly kind: "table"; readonly table: Snapshot }
  | { readonly kind: "error"; readonly error: InputError };

export async function outcomeOf(read: () => Promise<Snapshot>): Promise<Outcome> {
  try {
    return { kind: "table", table: await read() };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { kind: "error", error };
  }
}

/** An outcome as text, equal where the outcomes are. */
export function outcomeText(outcome: Outcome): string {
  if (outcome.kind === "table") return outcome.table.whole;
  const { code, message, hint, place } = outcome.error;
  return JSON.stringify({ code, message, hint, place });
}

/** A table as a snapshot. Throws Error where it is not whole. */
export function snapshotOf(table: ScoreTable): Snapshot {
  const rows = table.ids.length;
  const lengths = [...table.metrics.values()].flatMap(({ values, state }) => [values.length, state.length]);
  for (const length of [...lengths, ...Array.from(table.groups.values(), (group) => group.length)])
    require(length === rows, `a column of ${length} for ${rows} ids`);
  require(table.source.lines.length === rows &&
    table.source.rows === rows, "lines or rows are not as many as ids");
  require(rows > 0, "a table without rows");
  require(table.ids.every((id) => typeof id === "string" && id !== ""), "an id that is no text");
  const metrics = new Map(
    Array.from(table.metrics, ([name, { values, state }]) => [
      name,
      Array.from(values, (value, row): Score => {
        if (state[row] === missing) return null;
        if (state[row] === failed) return "failed";
        require(state[row] === scored && Number.isFinite(value), `${name} has a score of ${value}`);
        return value;
      }),
    ]),
  );
  for (const labels of table.groups.values())
    require(labels.every((label) => typeof label === "string"), "a label that is no text");
  const { format, lines, idColumn } = table.source;
  const whole = JSON.stringify([
    ...[format, idColumn, table.ids, [...lines], [...metrics], [...table.groups], table.caveats],
    ...[table.repeats, table.systemColumns],
    ...Array.from(table.metrics.values(), ({ scale, better, items, squares }) => [
      ...[scale, better, items && [...items], squares && [...squares]],
    ]),
  ]);
  return { ids: table.ids, metrics, whole };
}

function require(held: boolean, what: string): void {
  if (!held) throw new Error(`not whole: ${what}`);
}
