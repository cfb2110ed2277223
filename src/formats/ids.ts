import type { Caveat } from "../stats/types.ts";
import { isClusterName } from "../table/clusterCandidates.ts";
import { hasDuplicates } from "../table/duplicates.ts";
import { InputError } from "../table/InputError.ts";
import { placeAt } from "./Cursor.ts";
import { knownIdColumn } from "./columnNames.ts";
import type { ReadOptions } from "./Format.ts";
import type { IdSink } from "./IdSink.ts";

/**
 * The column that names the question: the one asked for, else one with a well-known name, else the first. In a file of
 * totals a row is a document, and its name is the id. Several where several were asked for, with commas between: together
 * they name the question.
 */
export function chooseIdColumns(
  columns: readonly string[],
  options: ReadOptions,
  file: string,
): readonly string[] {
  if (columns.length === 0)
    throw new InputError(
      "no-columns",
      `The rows of ${file} have no fields, so they name no question and no metric.`,
      'Write one object a question: {"id": …, "metric": …}.',
      { file },
    );
  if (options.id === undefined) {
    const document = options.totals ? columns.find(isClusterName) : undefined;
    const taken = new Set([
      ...(options.groups ?? []),
      ...(options.groupsIfAny ?? []),
      ...(options.metrics ?? []),
    ]);
    return [knownIdColumn(columns) ?? document ?? columns.find((column) => !taken.has(column)) ?? columns[0]];
  }
  if (columns.includes(options.id)) return [options.id];
  const named = idParts(options.id);
  const absent = named.find((column) => !columns.includes(column));
  if (absent === undefined) return named;
  throw new InputError(
    "no-such-column",
    `${file} has no column "${absent}" to take ids from.`,
    `Its columns are: ${columns.map((column) => column || "(unnamed)").join(", ")}. Name one with --id COLUMN.`,
    { file, column: absent },
  );
}

/** The columns that name a question together, as `--id subset,id` gives them. */
export function idParts(id: string): readonly string[] {
  return [...new Set(id.split(",").map((column) => column.trim()))];
}

/** One id of several parts: `subset/id`. */
export function joinedId(parts: readonly string[]): string {
  return parts.join("/");
}

/** The ids read; a first column that was only a guess has to hold distinct text to be believed. */
export function finishIds(
  sinks: readonly IdSink[],
  lines: Int32Array,
  options: ReadOptions,
  file: string,
  caveats: Caveat[],
): string[] {
  const [{ ids: first, column }] = sinks;
  const ids =
    sinks.length === 1 ? first : first.map((_, row) => joinedId(sinks.map((sink) => sink.ids[row])));
  const guessed = options.id === undefined && knownIdColumn([column]) === undefined && !options.totals;
  if (guessed && column === "" && countsRows(ids)) {
    caveats.push({ code: "paired-by-row-order", params: {} });
  } else if (guessed && (ids.every(isNumber) || (!options.groups?.length && hasDuplicates(ids)))) {
    throw new InputError(
      "no-id-column",
      "No column names the question.",
      `Name it with --id COLUMN (the first column, "${column}", does not hold distinct text).`,
      placeAt(file, lines.length > 0 ? lines[0] - 1 : 0),
    );
  }
  const normalised = Math.max(...sinks.map((sink) => sink.normalised));
  if (normalised > 0) caveats.push({ code: "ids-normalised", params: { file, count: normalised } });
  return ids;
}

/** The index that pandas writes in front: 0, 1, 2 … */
function countsRows(ids: readonly string[]): boolean {
  return ids.every((id, row) => id === String(row));
}

function isNumber(id: string): boolean {
  return /^[+-]?[\d.,]+(?:e[+-]?\d+)?$/i.test(id);
}
