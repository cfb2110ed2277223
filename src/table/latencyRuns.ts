import { InputError } from "./InputError.ts";
import { metricOf } from "./metricOf.ts";
import { type ScoreTable, scored } from "./ScoreTable.ts";

/** Latencies of one system: the same queries, asked in several runs. */
export interface LatencyRuns {
  readonly column: string;
  readonly queries: readonly string[];
  readonly runs: readonly string[];
  /** One cell a query and run, those from a cache left out. */
  readonly query: Int32Array;
  readonly run: Int32Array;
  /** NaN where the request failed or no latency was noted. */
  readonly latency: Float64Array;
  /** Rows left out because a cache answered. */
  readonly cached: number;
  readonly source: ScoreTable["source"];
}

/** The columns to look at. */
export interface LatencyColumns {
  readonly latency: string;
  /** The column of runs, of one file that holds them all; absent where each file is a run. */
  readonly run?: string;
  /** Columns that say whether a cache answered. */
  readonly cached: readonly string[];
}

/**
 * Gathers the runs of one system: all of one file, told apart by a column, or one file a run, numbered as they come.
 *
 * @throws InputError for one run alone, a query that comes twice in a run, or a negative latency
 */
export function latencyRuns(tables: readonly ScoreTable[], columns: LatencyColumns): LatencyRuns {
  const queries = new Numbers();
  const runs = new Numbers();
  const seen = new Set<number>();
  const cells: { query: number; run: number; latency: number }[] = [];
  let cached = 0;
  tables.forEach((table, file) => {
    const metric = metricOf(table, columns.latency);
    const labels = columns.run === undefined ? undefined : table.groups.get(columns.run);
    const flags = columns.cached
      .map((name) => table.groups.get(name))
      .filter((column) => column !== undefined);
    table.ids.forEach((id, row) => {
      if (labels?.[row].trim() === "") throw namelessRun(table, columns.run ?? "", row);
      const query = queries.of(id);
      const run = runs.of(labels?.[row] ?? String(file + 1));
      if (flags.some((column) => saysCached(column[row]))) {
        cached++;
        return;
      }
      const latency = metric.state[row] === scored ? metric.values[row] : Number.NaN;
      if (latency < 0) throw negative(table, columns.latency, row);
      const key = query * 2 ** 26 + run;
      if (seen.has(key)) throw twice(table, columns, row, labels?.[row]);
      seen.add(key);
      cells.push({ query, run, latency });
    });
  });
  const gathered = {
    column: columns.latency,
    queries: queries.names,
    runs: runs.names,
    query: Int32Array.from(cells, ({ query }) => query),
    run: Int32Array.from(cells, ({ run }) => run),
    latency: Float64Array.from(cells, ({ latency }) => latency),
    cached,
    source: tables[0].source,
  };
  if (cells.length === 0)
    throw new InputError(
      "all-cached",
      `All ${cached} rows of ${tables[0].source.path} were answered from a cache: no latency is left.`,
      "Measure with the cache off, or with queries it has not seen.",
      { file: tables[0].source.path },
    );
  if (gathered.latency.every((t) => Number.isNaN(t)))
    throw new InputError(
      "all-failed",
      `No row of ${tables[0].source.path} has a latency: all ${cells.length} failed or are empty.`,
      "See why the requests failed; a run of failures is never a pass.",
      { file: tables[0].source.path },
    );
  if (new Set(gathered.run).size < 2) throw oneRun(gathered, columns);
  if (new Set(gathered.query).size < 2)
    throw new InputError(
      "one-query",
      `${tables[0].source.path} holds one query, ${JSON.stringify(gathered.queries[0])}. One query says nothing of others.`,
      "Measure the queries your users ask, 59 or more for a P95. If the rows are different queries, name their column with --id COLUMN.",
      { file: tables[0].source.path },
    );
  return gathered;
}

/** Whether a cell of such a column as `cached` says that a cache answered. */
function saysCached(text: string): boolean {
  return /^\s*(?:true|yes|1|1\.0|hit|cached)\s*$/i.test(text);
}

/** Names, each with its number in order of first sight. */
class Numbers {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.names.length;
      this.#numbers.set(name, number);
      this.names.push(name);
    }
    return number;
  }
}

function oneRun({ cached, source: { path, rows } }: LatencyRuns, { run }: LatencyColumns): InputError {
  const why =
    cached > 0
      ? `${path} holds one run once the ${cached} rows that a cache answered are left out`
      : run === undefined
        ? `${path} is one run: no column names runs, and each query stands there once`
        : `${path} is one run: column ${run} names the same one in all ${rows} rows`;
  return new InputError(
    "one-run",
    `${why}. One run says nothing of how latencies move from run to run.`,
    "The next run meets another state of the machine, and an interval made from one run does not see that. Ask the same " +
      "queries in three runs at least, better in five or more: one file with a column of runs (--run COLUMN), or a file a " +
      "run. gatestats latency measure --runs 5 makes such a file.",
    { file: path, ...(run !== undefined && { column: run }) },
  );
}

function twice(
  table: ScoreTable,
  { run }: LatencyColumns,
  row: number,
  label: string | undefined,
): InputError {
  const { path, lines } = table.source;
  return new InputError(
    "query-twice",
    `Query ${JSON.stringify(table.ids[row])} stands twice in ${label === undefined ? "the file" : `run ${JSON.stringify(label)}`} (line ${lines[row]}).`,
    run === undefined
      ? "If the file holds several runs, name the column that tells them apart: --run COLUMN."
      : `Each query has one row a run. Is ${run} the column of runs, and is the id that of the query (--id COLUMN)?`,
    { file: path, line: lines[row] },
  );
}

function namelessRun(table: ScoreTable, run: string, row: number): InputError {
  const { path, lines } = table.source;
  return new InputError(
    "no-run",
    `${run} on line ${lines[row]} is empty: which run is the row of?`,
    "Name the run of every row, such as 1, 2, 3.",
    { file: path, line: lines[row], column: run },
  );
}

function negative(table: ScoreTable, column: string, row: number): InputError {
  const { path, lines } = table.source;
  return new InputError(
    "negative-latency",
    `${column} on line ${lines[row]} is ${table.metrics.get(column)?.values[row]}: a latency is not below 0.`,
    "Leave the cell empty where a request failed, and measure with a clock that does not jump.",
    { file: path, line: lines[row], column },
  );
}
