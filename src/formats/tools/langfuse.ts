import { InputError } from "../../table/InputError.ts";
import type { CaseReader, Field, PlacedCase } from "./Case.ts";
import { fieldsOf } from "./CaseTable.ts";
import type { CsvTool, JsonTool } from "./Tool.ts";
import { firstName, nameOf } from "./values.ts";

const gives =
  "The id is the trace (else the session); two runs pair where trace ids are made from the question (create_trace_id with a seed). Each score name is a metric; where one comes from several sources the source stands behind it, as in tone (annotation); several values of one metric on a trace are repeats. Categories count by their text. Scores of whole runs are left out. The data set run tells systems apart; session_id and environment can group.";

/**
 * Langfuse's scores, a row a score: its export to a blob store (langfuse, packages/shared/src/server/repositories/scores.ts,
 * getScoresForBlobStorageExport) or from its interface, whose columns are in camel case
 * (worker/src/features/database-read-stream/getDatabaseReadStream.ts).
 */
export const langfuseCsv: CsvTool = {
  name: "langfuse-csv",
  title: "Langfuse scores, CSV (exported to a blob store, or from the interface)",
  support: "supported",
  gives,
  claims: (columns) => isScore((column) => columns.includes(column)),
  reader(columns) {
    const scores = new LangfuseScores();
    return scores.reader((cells: readonly string[]) => (column) => cells[columns.indexOf(column)]);
  },
};

/** The same scores as JSON or lines of JSON. */
export const langfuse: JsonTool = {
  name: "langfuse",
  title: "Langfuse scores, JSON or JSONL",
  support: "supported",
  gives,
  rows: "",
  lines: true,
  long: true,
  claims: (row) => isScore((column) => column in row),
  reader: () => new LangfuseScores().reader((row) => (column) => row[column]),
};

/** Columns as both exports spell them. */
const spellings = {
  trace: ["trace_id", "traceId"],
  session: ["session_id", "sessionId"],
  run: ["dataset_run_id", "datasetRunId"],
  text: ["string_value", "stringValue"],
  type: ["data_type", "dataType"],
} as const;

function isScore(has: (column: string) => boolean): boolean {
  const either = (spelled: readonly string[]): boolean => spelled.some(has);
  const { trace, text, type } = spellings;
  const valued = has("value") || either(text);
  return has("name") && valued && has("source") && either(trace) && either(type);
}

/** What one row says. */
interface Score {
  readonly name: string;
  readonly source: string;
  readonly value: unknown;
}

/** Scores gathered by what was scored, until all are known. */
class LangfuseScores {
  readonly #scored = new Map<
    string,
    { line: number; groups: readonly Field[]; run: string; scores: Score[] }
  >();
  readonly #sources = new Map<string, Set<string>>();
  #ofRuns = 0;

  reader<Row>(cellsOf: (row: Row) => (column: string) => unknown): CaseReader<Row> {
    return {
      take: (row, line) => {
        this.#take(cellsOf(row), line);
        return [];
      },
      end: () => this.#cases(),
    };
  }

  #take(cell: (column: string) => unknown, line: number): void {
    const spelled = (columns: readonly string[]): string => firstName(...columns.map(cell));
    const id = spelled(spellings.trace) || spelled(spellings.session);
    if (id === "") {
      this.#ofRuns++;
      return;
    }
    const name = nameOf(cell("name"));
    const source = nameOf(cell("source")).toLowerCase();
    if (!this.#scored.has(id))
      this.#scored.set(id, {
        line,
        run: spelled(spellings.run),
        groups: [
          ...fieldsOf("session_id", spelled(spellings.session) || undefined),
          ...fieldsOf("environment", nameOf(cell("environment")) || undefined),
        ],
        scores: [],
      });
    this.#scored.get(id)!.scores.push({ name, source, value: valueIn(cell, spelled) });
    this.#sources.set(name, (this.#sources.get(name) ?? new Set()).add(source));
  }

  #cases(): PlacedCase[] {
    if (this.#scored.size === 0 && this.#ofRuns > 0) refuseRuns();
    const runs = [...this.#scored.values()].some(({ run }) => run !== "");
    return [...this.#scored].flatMap(([id, { line, groups, run, scores }]) => {
      const byMetric = new Map<string, unknown[]>();
      for (const { name, source, value } of scores) {
        const metric = this.#metric(name, source);
        byMetric.set(metric, [...(byMetric.get(metric) ?? []), value]);
      }
      const most = Math.max(...[...byMetric.values()].map(({ length }) => length));
      return Array.from({ length: most }, (_, k) => ({
        line,
        case: {
          id,
          scores: [...byMetric].map(([metric, values]) => [metric, values[k]] as const),
          groups,
          ...(runs && { systems: [["dataset_run_id", run]] as const }),
          repeat: String(k + 1),
        },
      }));
    });
  }

  #metric(name: string, source: string): string {
    return this.#sources.get(name)!.size > 1 ? `${name} (${source})` : name;
  }
}

/** Categories and texts count by what they say; their number is a place in a list. */
function valueIn(
  cell: (column: string) => unknown,
  spelled: (columns: readonly string[]) => string,
): unknown {
  const type = spelled(spellings.type).toUpperCase();
  const value = nameOf(cell("value"));
  if (type !== "NUMERIC" && type !== "BOOLEAN" && type !== "") return spelled(spellings.text);
  return value === "" ? spelled(spellings.text) : value;
}

function refuseRuns(): never {
  throw new InputError(
    "aggregate-only",
    "These scores belong to whole runs of a data set, not to traces: a mean alone has no error rate.",
    "Export the scores of the traces.",
  );
}
