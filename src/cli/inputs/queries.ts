import type { Arguments } from "../../asked/Arguments.ts";
import { wholeNumberOf } from "../../asked/values.ts";
import { readTable } from "../../formats/index.ts";
import { fileText } from "../../formats/utf8.ts";
import { openSource } from "../../node/openSource.ts";
import type { Query } from "../../node/requests/measureRuns.ts";
import { refuseDuplicates } from "../../table/duplicates.ts";
import { InputError } from "../../table/InputError.ts";

/** The queries to ask: of a file, one a line or a row, or without a file so many requests that are all alike. */
export async function readQueries(args: Arguments): Promise<readonly Query[]> {
  const path = args.one("queries");
  if (path === undefined) {
    const requests = wholeNumberOf(args, "requests", 1) ?? 100;
    return Array.from({ length: requests }, (_, i) => ({ id: String(i + 1), text: "" }));
  }
  if (args.has("requests"))
    throw new InputError(
      "usage",
      "--requests goes without --queries.",
      "Each query of the file is asked once in each run.",
    );
  const table = args.has("query-column") || /\.(?:csv|tsv|jsonl?)(?:\.gz)?$/i.test(path);
  const queries = table ? await fromTable(args, path) : await fromLines(path);
  if (queries.length > 0) return queries;
  throw new InputError("no-rows", `${path} has no queries.`, "Write one query a line.", { file: path });
}

async function fromTable(args: Arguments, path: string): Promise<readonly Query[]> {
  const column = args.one("query-column") ?? "query";
  const id = args.one("id");
  const table = await readTable(openSource(path), {
    metrics: [],
    groups: [column],
    ...(id !== undefined && { id }),
  });
  refuseDuplicates(table);
  const texts = table.groups.get(column) ?? [];
  return table.ids.map((name, row) => ({ id: name, text: texts[row] }));
}

async function fromLines(path: string): Promise<readonly Query[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of openSource(path, "not hashed").bytes) chunks.push(chunk);
  return fileText(Buffer.concat(chunks), path)
    .split(/\r?\n/)
    .flatMap((line, i) => (line.trim() === "" ? [] : [{ id: String(i + 1), text: line }]));
}
