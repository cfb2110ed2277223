import type { Caveat } from "../../stats/types.ts";
import { isClusterName } from "../../table/clusterCandidates.ts";
import { InputError } from "../../table/InputError.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { onLine } from "../Cursor.ts";
import type { Role } from "../columnRoles.ts";
import type { ReadOptions, SourceFile } from "../Format.ts";
import { idParts, joinedId } from "../ids.ts";
import { cellText, giveCell } from "../jsonCells.ts";
import { TableBuilder } from "../TableBuilder.ts";
import type { Case, CaseReader, Field, PlacedCase } from "./Case.ts";
import type { Tool } from "./Tool.ts";

/** Columns that cases make besides their scores and groups. */
const idColumn = "id";
const failedColumn = "failed";
const latencyColumn = "latencyMs";
const cachedColumn = "cached";
const repeatColumn = "repeat";

/** What a column of cases holds. */
type Kind = "id" | "score" | "group" | "system" | "measure" | "failed";

/**
 * From a tool's cases to a ScoreTable. Unlike in a plain table nothing is guessed from names: the tool's reader says
 * which fields are scores. Its repeats are known as such.
 */
export class CaseTable {
  readonly #builder: TableBuilder;
  readonly #options: ReadOptions;
  readonly #kinds = new Map<string, Kind>();
  /** The row in which each column was given last. */
  readonly #givenIn = new Map<string, number>();
  readonly #systems = new Set<string>();
  #row = 0;
  #repeated = false;

  constructor(file: SourceFile, tool: Tool, options: ReadOptions) {
    const { id, ...others } = options;
    this.#options = options;
    this.#builder = new TableBuilder(file, tool.name, others, { roles: (column) => this.#roles(column) });
    this.#see(idColumn, "id");
  }

  take(one: Case, line: number): void {
    const { scores, groups = [], systems = [], repeat, latencyMs, cached, failed } = one;
    this.#row++;
    this.#builder.row(line);
    this.#give(idColumn, "id", this.#idOf(one));
    for (const [name, value] of scores) this.#give(name, "score", value);
    for (const [name, value] of groups) this.#give(name, "group", value);
    for (const [name, value] of systems) {
      this.#systems.add(name);
      this.#give(name, "system", value);
    }
    if (latencyMs !== undefined) this.#give(latencyColumn, "measure", latencyMs);
    if (cached !== undefined) this.#give(cachedColumn, "group", String(cached));
    if (repeat !== undefined) {
      this.#repeated = true;
      this.#give(repeatColumn, "group", repeat);
    }
    if (failed === true) this.#give(failedColumn, "failed", "true");
    this.#builder.endRow();
  }

  /** Lets the columns turn gathered bytes into text; called now and then. */
  flush(): void {
    this.#builder.flush();
  }

  /** The table. Throws InputError for what only the whole file can show. */
  finish(): ScoreTable {
    const table = this.#builder.finish();
    return {
      ...table,
      ...(this.#repeated && this.#areRepeats(table) && { repeats: "recognised" as const }),
      ...(this.#systems.size > 0 && { systemColumns: [...this.#systems] }),
    };
  }

  /** Whether rows of one id are repeats: none of them may be the same repeat of the same system. */
  #areRepeats({ ids, groups }: ScoreTable): boolean {
    const columns = [...this.#systems, repeatColumn].map((column) => groups.get(column));
    const seen = new Set(
      ids.map((id, row) => JSON.stringify([id, ...columns.map((labels) => labels?.[row])])),
    );
    return seen.size === ids.length;
  }

  /** The id of the case, or what stands in the column, or columns, that the user named. */
  #idOf({ id, groups = [], systems = [] }: Case): unknown {
    const asked = this.#options.id;
    if (asked === undefined) return id;
    const cell = (column: string): unknown =>
      column === idColumn ? id : [...groups, ...systems].find(([name]) => name === column)?.[1];
    const whole = cell(asked);
    if (whole !== undefined || !asked.includes(",")) return whole;
    const parts = idParts(asked).map(cell);
    return parts.every((part) => part !== undefined && part !== null && part !== "")
      ? joinedId(parts.map(cellText))
      : undefined;
  }

  #give(column: string, kind: Kind, value: unknown): void {
    if (this.#givenIn.get(column) === this.#row) {
      if (kind === "score") this.#refuseTwice(column);
      return;
    }
    this.#givenIn.set(column, this.#row);
    if (!this.#kinds.has(column)) this.#see(column, kind);
    for (const sink of this.#builder.sinks(column)) giveCell(sink, value);
  }

  #refuseTwice(column: string): never {
    const { line } = this.#builder.cursor;
    throw new InputError(
      "score-twice",
      `"${column}" names two fields of one case${onLine(line)}, so one of them would be lost.`,
      "Rename one of them where the scores are written.",
      this.#builder.cursor.place(column),
    );
  }

  #see(column: string, kind: Kind): void {
    this.#kinds.set(column, kind);
    this.#builder.plan([column]);
  }

  /** What a column is read for: what was asked for by name, or else what it is. */
  #roles(column: string): Role[] {
    const { metrics, groups = [], groupsIfAny = [] } = this.#options;
    const kind = this.#kinds.get(column);
    const roles: Role[] = [];
    if (groups.includes(column) || groupsIfAny.includes(column)) roles.push("group");
    if (metrics?.includes(column)) roles.push("score");
    if (roles.length > 0) return roles;
    if (kind === "failed") return ["error"];
    if (kind === "score") return metrics === undefined ? ["maybe-score"] : [];
    if (kind === "system" || column === repeatColumn) return ["maybe-group"];
    if (kind !== "group") return [];
    if (isClusterName(column)) return ["maybe-group"];
    return this.#options.everyGroup ? ["any-group"] : [];
  }
}

/** Reads rows that come in batches, through a tool's reader, into a table. */
export async function readCases<Row>(
  file: SourceFile,
  tool: Tool,
  options: ReadOptions,
  reader: CaseReader<Row>,
  batches: AsyncIterable<readonly PlacedRow<Row>[]>,
): Promise<ScoreTable> {
  const table = new CaseTable(file, tool, options);
  const takeAll = (cases: readonly PlacedCase[]): void => {
    for (const { case: one, line } of cases) table.take(one, line);
    table.flush();
  };
  for await (const rows of batches) {
    takeAll(
      rows.flatMap(({ row, line, around }) =>
        reader.take(row, line, around ?? []).map((one) => ({ case: one, line })),
      ),
    );
  }
  takeAll(reader.end?.() ?? []);
  const made = withDirections(table.finish(), tool, options, reader);
  return { ...made, caveats: [...made.caveats, ...(reader.caveats?.() ?? [])] };
}

/** The table with the metrics turned round of which less is better, where the user did not say which way is. */
function withDirections(
  table: ScoreTable,
  { name: format }: Tool,
  options: ReadOptions,
  reader: Pick<CaseReader<never>, "lowerIsBetter">,
): ScoreTable {
  const turned = [...table.metrics.keys()].filter(
    (metric) =>
      (options.ofMetric?.get(metric) ?? options).better === undefined &&
      reader.lowerIsBetter?.(metric) === true,
  );
  if (turned.length === 0) return table;
  const metrics = new Map(
    Array.from(table.metrics, ([metric, column]) => [
      metric,
      turned.includes(metric) ? { ...column, better: "lower" as const } : column,
    ]),
  );
  const noted = turned.map((metric): Caveat => ({ code: "less-is-better", params: { metric, format } }));
  return { ...table, metrics, caveats: [...table.caveats, ...noted] };
}

/** A row, the line on which it starts, and what it lies in. */
export interface PlacedRow<Row> {
  readonly row: Row;
  readonly line: number;
  readonly around?: readonly Readonly<Record<string, unknown>>[];
}

/** Texts longer than this are contents, not names: they group nothing. */
const longestName = 1000;

/**
 * The fields of an object that may group rows, nested ones under their path: `metadata.source.file`. Lists stay whole;
 * long texts are left out.
 *
 * @example fieldsOf("metadata", { doc: "a", at: { page: 3 } }) // [["metadata.doc", "a"], ["metadata.at.page", 3]]
 */
export function fieldsOf(path: string, value: unknown, depth = 4): readonly Field[] {
  if (value === null || value === undefined || depth === 0) return [];
  if (typeof value !== "object")
    return typeof value === "string" && value.length > longestName ? [] : [[path, value]];
  if (Array.isArray(value)) {
    const plain = value.every((element) => typeof element !== "object");
    return plain && value.length > 0 && JSON.stringify(value).length <= longestName ? [[path, value]] : [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsOf(path === "" ? key : `${path}.${key}`, inner, depth - 1),
  );
}
