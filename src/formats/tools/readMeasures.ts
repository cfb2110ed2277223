import type { Caveat } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { placeAt } from "../Cursor.ts";
import type { ReadOptions, SourceFile } from "../Format.ts";
import { lineBatches } from "../lines.ts";
import type { CaseReader, PlacedCase } from "./Case.ts";
import { type PlacedRow, readCases } from "./CaseTable.ts";
import type { MeasureLines } from "./measureLines.ts";
import type { Tool } from "./Tool.ts";

/** One line: a measure of one query. */
interface Measured {
  readonly measure: string;
  readonly query: string;
  readonly value: string;
}

/** The name of the query under which both programs print their means. */
const summary = "all";

/** Numbers of documents, texts: no scores. */
const noScores = /^(?:num_.*|Num(?:Q|Rel|Ret|RelRet)(?:\(.*\))?|runid|relstring.*)$/;

/** Reads what trec_eval or ir_measures printed for each query. Throws InputError where there are means alone. */
export function readMeasures(
  file: SourceFile,
  tool: Tool,
  lines: MeasureLines,
  options: ReadOptions,
): Promise<ScoreTable> {
  return readCases(file, tool, options, new MeasuredQueries(file.path), measured(file, lines));
}

async function* measured(file: SourceFile, lines: MeasureLines): AsyncGenerator<PlacedRow<Measured>[]> {
  for await (const batch of lineBatches(file))
    yield batch.flatMap(({ text, line }) => {
      if (text.trim() === "") return [];
      const fields = text.split("\t").map((field) => field.trim());
      if (fields.length !== 3 || fields.includes("")) refuseLine(text, line, lines, file.path);
      const [measure, query] = lines === "trec_eval" ? fields : [fields[1], fields[0]];
      return [{ row: { measure, query, value: fields[2] }, line }];
    });
}

/** Queries gathered from the lines of their measures, in the order in which they first come. */
class MeasuredQueries implements CaseReader<Measured> {
  readonly #file: string;
  readonly #queries = new Map<
    string,
    { line: number; scores: Map<string, { value: string; line: number }> }
  >();
  #decimals = 0;
  #unretrieved = 0;

  constructor(file: string) {
    this.#file = file;
  }

  take({ measure, query, value }: Measured, line: number): [] {
    if (query === summary) return [];
    if (measure === "num_ret" && Number(value) === 0) this.#unretrieved++;
    if (noScores.test(measure)) return [];
    if (!this.#queries.has(query)) this.#queries.set(query, { line, scores: new Map() });
    const { scores } = this.#queries.get(query)!;
    const earlier = scores.get(measure);
    if (earlier !== undefined) refuseTwice(measure, query, earlier.line, line, this.#file);
    scores.set(measure, { value, line });
    this.#decimals = Math.max(this.#decimals, value.split(".")[1]?.length ?? 0);
    return [];
  }

  end(): PlacedCase[] {
    if (this.#queries.size === 0) refuseMeans(this.#file);
    return [...this.#queries].map(([id, { line, scores }]) => ({
      line,
      case: { id, scores: [...scores].map(([measure, { value }]) => [measure, value] as const) },
    }));
  }

  caveats(): Caveat[] {
    const caveats: Caveat[] = [{ code: "scores-rounded", params: { decimals: this.#decimals } }];
    if (this.#unretrieved > 0)
      caveats.push({
        code: "queries-without-results",
        params: { count: this.#unretrieved, file: this.#file },
      });
    return caveats;
  }
}

function refuseLine(text: string, line: number, lines: MeasureLines, file: string): never {
  const shape = lines === "trec_eval" ? "measure, query and value" : "query, measure and value";
  throw new InputError(
    "wrong-field-count",
    `Line ${line} is ${JSON.stringify(text.slice(0, 60))}, not ${shape} with tabs between.`,
    `Give the output of ${lines} -q alone, without messages, and check that it was written to its end.`,
    placeAt(file, line),
  );
}

function refuseTwice(measure: string, query: string, first: number, second: number, file: string): never {
  throw new InputError(
    "measure-twice",
    `${measure} of query ${query} stands on line ${first} and again on line ${second}.`,
    "The file seems to hold the output of two runs: give each run a file of its own.",
    placeAt(file, second, measure),
  );
}

function refuseMeans(file: string): never {
  throw new InputError(
    "aggregate-only",
    `${file} holds means over all queries only: a mean alone has no error rate.`,
    "Print the measures of each query with -q, or give run and judgements: gatestats score RUN QRELS -o scores.csv.",
    { file },
  );
}
