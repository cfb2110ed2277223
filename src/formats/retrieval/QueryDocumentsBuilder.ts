import { InputError } from "../../table/InputError.ts";
import { placeAt } from "../Cursor.ts";
import { Dictionary } from "../Dictionary.ts";
import type { SourceFile } from "../Format.ts";
import { IdCodes } from "./IdCodes.ts";
import type { QueryDocuments } from "./QueryDocuments.ts";
import { RowArrays } from "./RowArrays.ts";

/** A document that stands twice under one query: the places of both rows. */
export interface Repeat {
  readonly query: string;
  readonly document: string;
  readonly values: readonly [first: number, second: number];
  readonly lines: readonly [first: number, second: number];
}

/** Collects the rows of a run or of judgements in any order, and groups them by query. */
export class QueryDocumentsBuilder {
  readonly #file: SourceFile;
  readonly #format: string;
  readonly #queries = new IdCodes(new Dictionary());
  readonly #documents: IdCodes;
  readonly #rows: RowArrays;
  /** The query of the latest row: rows of one query mostly follow each other. */
  #latest = -1;
  #latestBytes = new Uint8Array(0);
  /** Whether the rows of each query follow each other. */
  #grouped = true;

  /** @param documents numbers the documents, and may know some already */
  constructor(file: SourceFile, format: string, documents: Dictionary) {
    this.#file = file;
    this.#format = format;
    this.#documents = new IdCodes(documents);
    this.#rows = new RowArrays();
  }

  /** Names the query of the rows that follow; returns false where it was named before. */
  query(bytes: Uint8Array, start: number, end: number): boolean {
    if (this.#latest >= 0 && same(this.#latestBytes, bytes, start, end)) return false;
    const known = this.#queries.dictionary.count;
    this.#latest = this.#queries.code(bytes, start, end);
    this.#latestBytes = bytes.slice(start, end);
    const isNew = this.#latest === known;
    this.#grouped &&= isNew;
    return isNew;
  }

  /** Adds a document of that query. */
  document(
    bytes: Uint8Array,
    start: number,
    end: number,
    value: number,
    line: number,
    rank: number = Number.NaN,
  ): void {
    this.#rows.push(this.#latest, this.#documents.code(bytes, start, end), value, rank, line);
  }

  /**
   * What was collected, without the second rows of repeats.
   * @param onRepeat throws where the repeat may not be
   */
  finish(onRepeat: (repeat: Repeat) => void): QueryDocuments & { readonly rank: Float64Array } {
    const file = this.#file;
    const { path } = file;
    if (this.#queries.dictionary.count === 0) throw noRows(path);
    const count = this.#queries.normalised + this.#documents.normalised;
    return {
      queries: this.#queries.dictionary.texts(),
      documents: this.#documents.dictionary,
      ...this.#group(onRepeat),
      caveats: count > 0 ? [{ code: "ids-normalised", params: { file: path, count } }] : [],
      source: {
        path,
        format: this.#format,
        get sha256() {
          return file.sha256?.() ?? "";
        },
        rows: this.#rows.length,
      },
    };
  }

  #group(
    onRepeat: (repeat: Repeat) => void,
  ): Pick<QueryDocuments, "starts" | "document" | "value" | "line"> & { readonly rank: Float64Array } {
    const rows = this.#rows;
    const { query, document } = rows;
    const queries = this.#queries.dictionary.count;
    const order = this.#grouped ? null : rowsByQuery(query, rows.length, queries);
    const kept = order ?? new Int32Array(rows.length);
    const starts = new Int32Array(queries + 1);
    const seen = new Int32Array(this.#documents.dictionary.count).fill(-1);
    let length = 0;
    let started = 0;
    for (let i = 0; i < rows.length; i++) {
      const row = order === null ? i : order[i];
      while (started < query[row]) starts[++started] = length;
      const first = seen[document[row]];
      if (first >= 0 && query[first] === query[row]) onRepeat(this.#repeat(first, row));
      else {
        seen[document[row]] = row;
        kept[length++] = row;
      }
    }
    while (started < queries) starts[++started] = length;
    const asTheyAre = order === null && length === rows.length;
    return { starts, ...rows.picked(asTheyAre ? null : kept.subarray(0, length)) };
  }

  #repeat(first: number, second: number): Repeat {
    const { query, document, value, line } = this.#rows;
    return {
      query: this.#queries.dictionary.text(query[first]),
      document: this.#documents.dictionary.text(document[first]),
      values: [value[first], value[second]],
      lines: [line[first], line[second]],
    };
  }
}

/** Rows in the order of their queries; those of one query stay in the order of the file. */
function rowsByQuery(query: Int32Array, rows: number, queries: number): Int32Array {
  const next = new Int32Array(queries + 1);
  for (let row = 0; row < rows; row++) next[query[row] + 1]++;
  for (let code = 0; code < queries; code++) next[code + 1] += next[code];
  const order = new Int32Array(rows);
  for (let row = 0; row < rows; row++) order[next[query[row]]++] = row;
  return order;
}

/** "on lines 4 and 9", or where they are one "both on line 4". */
export function onLines([first, second]: Repeat["lines"]): string {
  return first === second ? `both on line ${first}` : `on lines ${first} and ${second}`;
}

function same(known: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (known.length !== end - start) return false;
  for (let i = 0; i < known.length; i++) if (known[i] !== bytes[start + i]) return false;
  return true;
}

function noRows(file: string): InputError {
  return new InputError(
    "no-rows",
    `${file} has no rows.`,
    "Check that what writes it ran to its end.",
    placeAt(file, 0),
  );
}
