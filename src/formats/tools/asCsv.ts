import { refuseRepeated } from "../columnErrors.ts";
import type { JsonRow } from "../jsonCells.ts";
import type { CsvTool, JsonTool, Tool } from "./Tool.ts";

/** A tool's table of text whose columns are the fields of its rows of JSON. */
export function asCsv(tool: JsonTool, words: Pick<Tool, "name" | "title">): CsvTool {
  return {
    ...words,
    support: tool.support,
    gives: tool.gives,
    claims: (columns, firstRow) => tool.claims(rowOf(columns, firstRow), undefined),
    reader(columns) {
      refuseRepeated(columns, { line: 1 });
      const reader = tool.reader();
      return { ...reader, take: (cells, line) => reader.take(rowOf(columns, cells), line, []) };
    },
  };
}

function rowOf(columns: readonly string[], cells: readonly string[]): JsonRow {
  return Object.fromEntries(columns.map((column, k) => [column, cells[k]]));
}
