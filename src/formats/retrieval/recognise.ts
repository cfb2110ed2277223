import { numberPattern } from "./finiteNumber.ts";

/** What a file of retrieval can be, by the look of its first row. */
export type RetrievalKind =
  | { readonly format: "trec-run" | "trec-qrels" | "json" }
  | { readonly format: "beir-qrels"; readonly header: boolean };

/** How much of a file is looked at. */
const headLength = 65536;

/**
 * Recognises a file by its first row, or undefined: six columns or more are a run, four are judgements, three are
 * judgements as BEIR writes them, `{` is JSON. Where tabs part as many columns as are needed, names may hold blanks.
 */
export function recognise(head: Uint8Array): RetrievalKind | undefined {
  const row = firstRow(new TextDecoder().decode(head.subarray(0, headLength)));
  if (row.startsWith("{")) return { format: "json" };
  return kindOf(row.split(/\t+/)) ?? kindOf(row.split(/\s+/));
}

/** The first line that is neither empty nor a comment. */
function firstRow(text: string): string {
  return /^\s*([^#\s].*)$/m.exec(text)?.[1] ?? "";
}

function kindOf(cells: readonly string[]): RetrievalKind | undefined {
  const fields = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const count = fields.length;
  const isNumber = (field: number): boolean => numberPattern.test(fields[field]);
  if (count >= 6 && isNumber(3) && isNumber(4)) return { format: "trec-run" };
  if (count === 4 && isNumber(3)) return { format: "trec-qrels" };
  if (count !== 3) return undefined;
  if (isNumber(2)) return { format: "beir-qrels", header: false };
  return isHeader(fields) ? { format: "beir-qrels", header: true } : undefined;
}

/** `query-id corpus-id score` and its like. */
function isHeader(fields: readonly string[]): boolean {
  const [query, document, grade] = fields.map((field) => field.toLowerCase());
  return (
    /^(?:query|topic|q)[-_ ]?id$|^query$/.test(query) &&
    /^(?:corpus|doc|document|passage|p|d)[-_ ]?id$|^doc(?:no|ument)?$/.test(document) &&
    /^(?:score|relevance|rel|grade|label)$/.test(grade)
  );
}
