import type { Caveat } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import { openText } from "../bytes.ts";
import { placeAt } from "../Cursor.ts";
import type { SourceFile } from "../Format.ts";
import { inFile } from "../inFile.ts";
import { isRow } from "../jsonCells.ts";
import { lineBatches } from "../lines.ts";
import { parseJson } from "../tolerantJson.ts";
import type { Texts } from "./Texts.ts";

/** Whether the file holds documents, which may be empty, or queries, which may not. */
export type TextKind = "document" | "query";

/** Keys under which tools write an id and a text: BEIR's first. */
const idKeys = ["_id", "id", "doc_id", "docid"];
const textKeys = ["text", "contents", "content"];

/**
 * Reads a BEIR collection's `corpus.jsonl` or `queries.jsonl` (Thakur et al. 2021): one object a line with `_id`, `text`
 * and, of documents, `title`. Ids are text; other keys, such as `metadata`, are left alone. Documents without any text
 * are kept, with a caveat.
 *
 * @throws InputError for a line that is no such object, an id that stands twice, or a query without text
 * @example const corpus = await readTexts({ path: "corpus.jsonl", bytes }, "document");
 */
export async function readTexts(source: SourceFile, kind: TextKind): Promise<Texts> {
  const { file } = await openText(source);
  const collected = new TextCollector(file.path, kind);
  await inFile(file.path, async () => {
    for await (const lines of lineBatches(file))
      for (const { text, line } of lines) if (text.trim() !== "") collected.take(text, line);
  });
  return {
    ...collected.finish(),
    source: {
      path: file.path,
      format: kind === "document" ? "beir-corpus" : "beir-queries",
      get sha256() {
        return file.sha256?.() ?? "";
      },
      rows: collected.ids.length,
    },
  };
}

class TextCollector {
  readonly ids: string[] = [];
  readonly #titles: string[] = [];
  readonly #texts: string[] = [];
  readonly #lines = new Map<string, number>();
  readonly #empty: string[] = [];
  readonly #file: string;
  readonly #kind: TextKind;
  #normalised = 0;

  constructor(file: string, kind: TextKind) {
    this.#file = file;
    this.#kind = kind;
  }

  take(written: string, line: number): void {
    const row = parseJson(written, this.#file, line);
    if (!isRow(row)) throw this.#error("json-row", `Line ${line} is no JSON object.`, line);
    const id = this.#id(row, line);
    const first = this.#lines.get(id);
    if (first !== undefined)
      throw new InputError(
        "repeated-id",
        `The id "${id}" stands twice, on lines ${first} and ${line}.`,
        "Ids name one text each: keep the row that counts, or give the other a name of its own.",
        placeAt(this.#file, line, "_id"),
      );
    const text = this.#text(row, id, line);
    const title = typeof row.title === "string" ? row.title : "";
    if (text.trim() === "" && title.trim() === "") this.#takeEmpty(id, line);
    this.#lines.set(id, line);
    this.ids.push(id);
    this.#titles.push(title);
    this.#texts.push(text);
  }

  finish(): Pick<Texts, "ids" | "titles" | "texts" | "caveats"> {
    const file = this.#file;
    if (this.ids.length === 0) throw this.#error("no-rows", `${file} has no rows.`, 1);
    const empty = this.#empty;
    const first = empty.slice(0, 3).join(", ") + (empty.length > 3 ? ", …" : "");
    const caveats: readonly Caveat[] = [
      ...(this.#normalised > 0
        ? [{ code: "ids-normalised", params: { file, count: this.#normalised } } as const]
        : []),
      ...(empty.length > 0
        ? [{ code: "empty-texts", params: { file, count: empty.length, first } } as const]
        : []),
    ];
    return { ids: this.ids, titles: this.#titles, texts: this.#texts, caveats };
  }

  #id(row: Readonly<Record<string, unknown>>, line: number): string {
    const key = idKeys.find((name) => row[name] !== undefined);
    const value = key === undefined ? undefined : row[key];
    const written = typeof value === "number" ? String(value) : value;
    if (typeof written !== "string" || written.trim() === "")
      throw this.#error(
        "no-id",
        key === undefined
          ? `Line ${line} has no "_id". Its keys: ${Object.keys(row).join(", ") || "none"}.`
          : `The "${key}" of line ${line} is ${JSON.stringify(value)}, no text that could be an id.`,
        line,
        "_id",
      );
    const id = written.normalize("NFC");
    if (id !== written) this.#normalised++;
    return id;
  }

  #text(row: Readonly<Record<string, unknown>>, id: string, line: number): string {
    const key = textKeys.find((name) => row[name] !== undefined);
    const value = key === undefined ? undefined : row[key];
    if (typeof value === "string") return value;
    throw this.#error(
      "no-text",
      key === undefined
        ? `Line ${line}, "${id}", has no "text". Its keys: ${Object.keys(row).join(", ")}.`
        : `The "${key}" of "${id}" on line ${line} is ${value === null ? "null" : typeof value}, not text.`,
      line,
      "text",
    );
  }

  #takeEmpty(id: string, line: number): void {
    if (this.#kind === "document") this.#empty.push(id);
    else
      throw new InputError(
        "empty-query",
        `The query "${id}" on line ${line} has no text, so there is nothing to search for.`,
        "Write its text, or take it out of the queries and the judgements.",
        placeAt(this.#file, line, "text"),
      );
  }

  #error(code: string, message: string, line: number, column?: string): InputError {
    const hint =
      this.#kind === "document"
        ? 'Write one document a line: {"_id": "d1", "title": "…", "text": "…"}.'
        : 'Write one query a line: {"_id": "q1", "text": "…"}.';
    return new InputError(code, message, hint, placeAt(this.#file, line, column));
  }
}
