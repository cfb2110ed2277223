import type { JsonRow } from "../jsonCells.ts";
import type { CaseReader } from "./Case.ts";

/** A kind of file that a tool writes. */
export interface Tool {
  /** Its name in results and errors, such as `promptfoo-json`. */
  readonly name: string;
  /** As people call it, such as "promptfoo results, JSON (version 3)". */
  readonly title: string;
  /** supported: read from files that the tool wrote, or checked against its source. experimental: from its documentation. */
  readonly support: "supported" | "experimental";
  /** The columns of scores, of groups and the id that come out of it, in a sentence for the documentation. */
  readonly gives: string;
}

/** A tool's document of JSON, or its lines of JSON. */
export interface JsonTool extends Tool {
  /**
   * Where the rows are in a document: keys joined by dots, `*` for every element of an array or object on the way
   * (`evals.*.results`), "" where the document is the array of rows. Undefined for lines alone.
   */
  readonly rows?: string;
  /** Whether its rows also come by themselves: as lines, or as a data frame in JSON, however it is laid out. */
  readonly lines?: boolean;
  /** Whether documents too long to be held are read row by row; the rows then come without what is around them. */
  readonly long?: boolean;
  /**
   * Whether rows are this tool's.
   *
   * @param row the first
   * @param document the document that holds it; undefined for lines, and for documents too long to be held
   */
  claims(row: JsonRow, document: unknown): boolean;
  reader(): CaseReader<JsonRow>;
}

/** A tool's table: CSV or TSV. */
export interface CsvTool extends Tool {
  /** Whether a header is this tool's. */
  claims(columns: readonly string[], firstRow: readonly string[]): boolean;
  /** Takes the cells of each row as text, in the order of the header. */
  reader(columns: readonly string[]): CaseReader<readonly string[]>;
}
