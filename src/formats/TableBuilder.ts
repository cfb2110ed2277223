import type { Caveat } from "../stats/types.ts";
import { countFailed } from "../table/countFailed.ts";
import type { MetricColumn, Provenance, ScoreTable } from "../table/ScoreTable.ts";
import { Cursor } from "./Cursor.ts";
import { refuseAbsent, refuseEmpty } from "./columnErrors.ts";
import { knownIdColumn } from "./columnNames.ts";
import { columnRoles, type Role } from "./columnRoles.ts";
import { ErrorSink } from "./ErrorSink.ts";
import type { ReadOptions, SourceFile } from "./Format.ts";
import { GroupSink } from "./GroupSink.ts";
import { GrowingIntegers } from "./grow.ts";
import { IdSink, refuseEmptyId } from "./IdSink.ts";
import { chooseIdColumns, finishIds } from "./ids.ts";
import { finishMetric } from "./metric.ts";
import { ScoreSink } from "./ScoreSink.ts";
import type { Sink } from "./Sink.ts";
import { totalsMetric } from "./totals.ts";

/**
 * From the columns of a file to a ScoreTable, whatever the format: decides from the names which columns to
 * keep, hands out a sink for each, and judges them when the file has been read.
 */
export class TableBuilder {
  readonly cursor: Cursor;
  readonly #file: SourceFile;
  readonly #format: string;
  readonly #options: ReadOptions;
  readonly #decimalComma: boolean;
  readonly #guessesId: boolean;
  readonly #roles: (column: string) => Role[];
  readonly #lines = new GrowingIntegers();
  readonly #columns = new Map<string, Sink[]>();
  readonly #scores = new Map<string, { sink: ScoreSink; role: Role }>();
  readonly #groups: GroupSink[] = [];
  readonly #errors: ErrorSink[] = [];
  /** The column of ids, or several that name the question together; none before the columns are known. */
  #ids: readonly IdSink[] = [];

  /**
   * @param how.decimalComma whether "0,5" is one half
   * @param how.roles what each column is read for, where the format knows; else it goes by the names
   */
  constructor(
    file: SourceFile,
    format: string,
    options: ReadOptions,
    how: { readonly decimalComma?: boolean; readonly roles?: (column: string) => Role[] } = {},
  ) {
    this.#file = file;
    this.#format = format;
    this.#options = options;
    this.#guessesId = how.roles === undefined && options.id === undefined;
    this.#decimalComma = how.decimalComma ?? false;
    this.#roles = how.roles ?? ((column) => columnRoles(column, options));
    this.cursor = new Cursor(file.path);
  }

  /** Decides what the columns are read for. The first call sees the header (or the first row's keys) whole. */
  plan(columns: readonly string[]): void {
    if (this.#ids.length === 0) this.#ids = this.#openIds(columns);
    else if (this.#guessesId) this.#refuseBetterId(columns);
    for (const column of columns)
      if (!this.#columns.has(column)) this.#columns.set(column, this.#open(column));
  }

  /** The sinks that want the cells of a column; none where nobody needs it. */
  sinks(column: string): readonly Sink[] {
    if (!this.#columns.has(column)) this.plan([column]);
    return this.#columns.get(column)!;
  }

  /** Notes a complete row that starts on this line; its cells follow. */
  row(line: number): void {
    this.cursor.line = line;
    this.#lines.push(line);
  }

  /** Ends a row whose format leaves absent cells out. */
  endRow(): void {
    const rows = this.#lines.length;
    for (const sinks of this.#columns.values())
      for (const sink of sinks) if (sink.rows < rows) sink.nothing();
  }

  /** Lets the sinks turn gathered bytes into text; called between chunks. */
  flush(): void {
    for (const sink of this.#ids) sink.flush();
  }

  /** The table. Throws InputError for what only the whole file can show. */
  finish(): ScoreTable {
    this.flush();
    const rows = this.#lines.length;
    if (rows === 0) refuseEmpty(this.#file.path);
    refuseAbsent([...this.#columns.keys()], this.#options, this.#file.path);
    const lines = this.#lines.view();
    const caveats: Caveat[] = [];
    const ids = finishIds(this.#ids, lines, this.#options, this.#file.path, caveats);
    const failedRows = [...new Set(this.#errors.flatMap((sink) => sink.failed))];
    const metrics = this.#metrics(failedRows, lines, caveats);
    const errors = countFailed([...metrics.values()], rows);
    if (errors > 0) caveats.push({ code: "error-rows", params: { count: errors } });
    return {
      ids,
      metrics,
      groups: new Map(
        this.#groups
          .filter((sink) => !sink.abandoned && !(sink.reason === "any" && metrics.has(sink.column)))
          .map((sink) => [sink.column, sink.labels()]),
      ),
      caveats,
      source: this.#provenance(rows, lines),
    };
  }

  #openIds(columns: readonly string[]): IdSink[] {
    const chosen = chooseIdColumns(columns, this.#options, this.#file.path);
    const expected = chosen.length === 1 ? this.#options.expectedIds : undefined;
    return chosen.map((column) => new IdSink(column, this.cursor, expected));
  }

  /** A column that names questions by its name, and that the first row has not. */
  #refuseBetterId(columns: readonly string[]): void {
    const [chosen] = this.#ids;
    const better = knownIdColumn([chosen.column, ...columns]);
    if (better === undefined || better === chosen.column) return;
    const first = new Cursor(this.#file.path);
    first.line = this.#lines.at(0);
    refuseEmptyId(better, first);
  }

  #isId(column: string): boolean {
    return this.#ids.some((sink) => sink.column === column);
  }

  #provenance(rows: number, lines: Int32Array): Provenance {
    const file = this.#file;
    return {
      path: file.path,
      format: this.#format,
      idColumn: this.#ids.map(({ column }) => column).join(","),
      // Asked for seldom, and costs more than reading a small file.
      get sha256() {
        return file.sha256?.() ?? "";
      },
      rows,
      lines,
    };
  }

  #open(column: string): Sink[] {
    const sinks: Sink[] = this.#ids.filter((sink) => sink.column === column);
    for (const role of this.#roles(column)) {
      if (this.#isId(column) && (role.startsWith("maybe") || role === "any-group")) continue;
      const sink = this.#sinkFor(column, role);
      for (let row = 1; row < this.#lines.length; row++) sink.nothing();
      sinks.push(sink);
    }
    return sinks;
  }

  #sinkFor(column: string, role: Role): Sink {
    if (role === "error" || role === "status") {
      const sink = new ErrorSink(role);
      this.#errors.push(sink);
      return sink;
    }
    if (role === "group" || role === "maybe-group" || role === "any-group") {
      const sink = new GroupSink(column, groupReasons[role]);
      this.#groups.push(sink);
      return sink;
    }
    const sink = new ScoreSink(column, this.#decimalComma);
    this.#scores.set(column, { sink, role });
    return sink;
  }

  #metrics(failedRows: readonly number[], lines: Int32Array, caveats: Caveat[]): Map<string, MetricColumn> {
    const context = { file: this.#file.path, lines, options: this.#options, failedRows, caveats };
    if (this.#options.totals) {
      const sinkOf = (column: string): ScoreSink => this.#scores.get(column)!.sink;
      const metric = totalsMetric(this.#options.totals, sinkOf, context);
      return new Map([[metric.name, metric]]);
    }
    const metrics = new Map<string, MetricColumn>();
    for (const [column, { sink, role }] of this.#scores) {
      const metric = finishMetric(sink, role === "score", context);
      if (metric) metrics.set(column, metric);
    }
    return metrics;
  }
}

/** Why a column is read that its role makes one of groups. */
const groupReasons = { group: "asked", "maybe-group": "likely", "any-group": "any" } as const;
