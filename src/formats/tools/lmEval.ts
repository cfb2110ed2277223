import { InputError } from "../../table/InputError.ts";
import type { JsonRow } from "../jsonCells.ts";
import type { CaseReader } from "./Case.ts";
import { fieldsOf } from "./CaseTable.ts";
import { GatheredCases } from "./GatheredCases.ts";
import { notAsWritten } from "./objectsIn.ts";
import { scoreOf } from "./scoreOf.ts";
import type { JsonTool } from "./Tool.ts";
import { textOf } from "./textOf.ts";

/** What a line holds besides its scores. */
const others: ReadonlySet<string> = new Set([
  ...["doc_id", "doc", "target", "arguments", "resps", "filtered_resps", "filter", "metrics"],
  ...["doc_hash", "prompt_hash", "target_hash"],
]);

/** Letters of doc_hash that go into the id: enough to tell a changed document from the same one. */
const hashLetters = 8;

/** Fields of the document longer than this are contents: they are not kept until the file's end. */
const longestKept = 200;

/**
 * lm-evaluation-harness: a line for each document of the task and each filter of the answer. Its doc_id is a position,
 * so the hash of the document goes into the id: two runs pair only where they asked the same.
 */
export const lmEval: JsonTool = {
  name: "lm-eval",
  title: "lm-evaluation-harness samples_<task>_<date>.jsonl (--log_samples)",
  support: "supported",
  gives:
    "The id is doc_id@ and the first letters of doc_hash, so that changed documents do not pair; metrics are named as in the results file, exact_match,strict-match; fields of doc can group, as doc.subject. --id doc_id leaves the hash out.",
  lines: true,
  claims: (row) => "doc_id" in row && "filtered_resps" in row && "resps" in row,
  reader: samplesReader,
};

function samplesReader(): CaseReader<JsonRow> {
  const cases = new GatheredCases();
  return {
    take(row, line) {
      const id = textOf(row.doc_id);
      const hash = textOf(row.doc_hash).slice(0, hashLetters);
      const whole = hash === "" ? id : `${id}@${hash}`;
      const known = cases.of(id, line, () => ({
        id: id === "" ? "" : whole,
        groups: [["doc_id", id], ...fieldsOf("doc", row.doc).filter(isShort)],
      }));
      if (known.case.id !== whole) refuseTwice(id, "with another doc_hash", known.line, line);
      for (const [metric, value] of scoresOf(row, line)) {
        const name = row.filter === undefined ? metric : `${metric},${textOf(row.filter)}`;
        if (known.scores.has(name)) refuseTwice(id, filterWords(row), known.line, line);
        known.scores.set(name, scoreOf(value));
      }
      return [];
    },
    end: () => cases.placed(),
  };
}

/** The scores of a line; before metrics were listed they were the numbers among its fields. */
function scoresOf(row: JsonRow, line: number): (readonly [string, unknown])[] {
  const { metrics } = row;
  if (metrics !== undefined) {
    if (!Array.isArray(metrics) || !metrics.every((name) => typeof name === "string"))
      throw notAsWritten("metrics", metrics, "a list of names", line);
    return metrics.map((name) => [name, Object.hasOwn(row, name) ? row[name] : undefined]);
  }
  return Object.entries(row).filter(
    ([name, value]) => !others.has(name) && (value === null || ["number", "boolean"].includes(typeof value)),
  );
}

function isShort([, value]: readonly [string, unknown]): boolean {
  return typeof value !== "string" || value.length <= longestKept;
}

function filterWords({ filter }: JsonRow): string {
  return filter === undefined ? "without the name of a filter" : `with the filter "${textOf(filter)}" again`;
}

function refuseTwice(id: string, how: string, first: number, line: number): never {
  throw new InputError(
    "two-runs-in-one-file",
    `doc_id ${id} of line ${first} comes again on line ${line}, ${how}: the file holds two runs, or two tasks.`,
    "Give each run a file of its own: lm_eval writes one samples_<task>_<date>.jsonl a run and task.",
    { line, column: "doc_id" },
  );
}
