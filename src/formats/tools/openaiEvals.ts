import { isRow, type JsonRow } from "../jsonCells.ts";
import type { CaseReader, PlacedCase } from "./Case.ts";
import { notAsWritten, objectIn } from "./objectsIn.ts";
import { scoreOf } from "./scoreOf.ts";
import type { JsonTool } from "./Tool.ts";
import { textOf } from "./textOf.ts";

/** OpenAI evals: a line for each event of a run, and one for the run and its report. */
export const openaiEvals: JsonTool = {
  name: "openai-evals",
  title: "OpenAI evals log, JSONL",
  support: "supported",
  gives:
    "The id is sample_id; metrics are correct (events of type match) and the numbers of metrics events; several of one kind are repeats. A sample with an error event has failed, one without any score is missing. run_id tells systems apart.",
  lines: true,
  claims: (row) =>
    isEvent(row) ||
    "final_report" in row ||
    (isRow(row.spec) && "completion_fns" in row.spec && "eval_name" in row.spec),
  reader: eventReader,
};

/** A sample as its events tell of it: metrics by repeat. */
interface Sample {
  readonly id: string;
  readonly run: string;
  readonly line: number;
  readonly repeats: Map<string, unknown>[];
  failed: boolean;
}

function eventReader(): CaseReader<JsonRow> {
  const samples = new Map<string, Sample>();
  return {
    take(row, line) {
      if (!isEvent(row)) {
        if ("spec" in row || "final_report" in row) return [];
        throw notAsWritten("event", row, "an object with run_id, sample_id, type and data", line);
      }
      const [run, id] = [textOf(row.run_id), textOf(row.sample_id)];
      const key = JSON.stringify([run, id]);
      const sample = samples.get(key) ?? { id, run, line, repeats: [], failed: false };
      samples.set(key, sample);
      if (row.type === "error") sample.failed = true;
      else for (const [metric, score] of scoresOf(row, line)) add(sample, metric, score);
      return [];
    },
    end: () => Array.from(samples.values()).flatMap(casesOf),
  };
}

function isEvent(row: JsonRow): boolean {
  return "run_id" in row && "event_id" in row && "sample_id" in row && "type" in row && "data" in row;
}

function scoresOf({ type, data }: JsonRow, line: number): (readonly [string, unknown])[] {
  if (type === "match") return [["correct", scoreOf(objectIn("data", data, line).correct)]];
  if (type !== "metrics") return [];
  return Object.entries(objectIn("data", data, line))
    .map(([name, value]) => [name, scoreOf(value)] as const)
    .filter(([, value]) => value === null || typeof value === "number" || isNumeral(value));
}

/** Whether a text is a number: other texts are choices, some of which look like grades. */
function isNumeral(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value));
}

/** Puts a score into the first repeat that has none of this metric. */
function add({ repeats }: Sample, metric: string, score: unknown): void {
  const free = repeats.find((scores) => !scores.has(metric));
  if (free !== undefined) free.set(metric, score);
  else repeats.push(new Map([[metric, score]]));
}

function casesOf({ id, run, line, repeats, failed }: Sample): PlacedCase[] {
  const all = repeats.length === 0 ? [new Map<string, unknown>()] : repeats;
  return all.map((scores, k) => ({
    line,
    case: {
      id,
      scores: [...scores],
      systems: [["run_id", run]],
      ...(failed && { failed: true }),
      ...(all.length > 1 && { repeat: String(k + 1) }),
    },
  }));
}
