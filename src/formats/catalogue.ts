import type { Format } from "./Format.ts";
import { formats } from "./index.ts";
import { csvTools } from "./tools/csvTools.ts";
import { jsonTools } from "./tools/jsonTools.ts";
import type { Tool } from "./tools/Tool.ts";

/** One format as it is told to people. */
export type FormatEntry = Pick<Tool, "name" | "title" | "support" | "gives">;

/** The tables that people write themselves. */
const tables: readonly FormatEntry[] = [
  {
    name: "csv",
    title: "CSV, a table with a header",
    support: "supported",
    gives:
      "Comma, semicolon, tab or pipe between fields, gzipped or not; decimal commas where the delimiter leaves them free. The id is the column with the best-known name, each column of numbers is a metric, columns with names that documents have can group.",
  },
  {
    name: "json",
    title: "JSON, an array of objects",
    support: "supported",
    gives:
      "The outermost array, or one under a key such as results or rows; one level of nesting is opened (scores.recall).",
  },
  {
    name: "jsonl",
    title: "JSONL, an object a line",
    support: "supported",
    gives: "As JSON; read line by line, so a file may be of any length.",
  },
];

/** Every format that can be read: tables first, then the files that tools write, by name. */
export function formatCatalogue(): readonly FormatEntry[] {
  const own = formats.filter(isEntry);
  const tools = [...own, ...jsonTools, ...csvTools].map(({ name, title, support, gives }) => ({
    name,
    title,
    support,
    gives,
  }));
  const known = [...new Map(tools.map((tool) => [tool.name, tool])).values()];
  return [...tables, ...known.sort((a, b) => (a.name < b.name ? -1 : 1))];
}

/** A format that is told of by itself, such as one of bytes that a tool writes. */
function isEntry(format: Format): format is Format & FormatEntry {
  return "title" in format && "support" in format && "gives" in format;
}
