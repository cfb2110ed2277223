import { InputError } from "../../table/InputError.ts";
import { isRow, type JsonRow } from "../jsonCells.ts";
import type { Case, Field } from "./Case.ts";
import type { JsonTool } from "./Tool.ts";
import { latency, listOf, nameOf, numbered, numberOf, objectOf, rowOf } from "./values.ts";

/**
 * vitest-evals: Vitest's JSON report, in which evals carry `meta.eval` (getsentry/vitest-evals, packages/core/src/report:
 * metadata.ts, workspace.ts). A test that failed without it broke before it was judged.
 */
export const vitestEvals: JsonTool = {
  name: "vitest-evals",
  title: "vitest-evals results (Vitest's JSON report)",
  support: "supported",
  gives:
    "The id is the test file's name and the test's full name; each judge is a metric, and avgScore; file and tags can group; meta.harness.run.timings.totalMs, else duration, is the latency.",
  rows: "testResults.*.assertionResults",
  claims(_, document) {
    if (!isRow(document) || !("numTotalTests" in document) || !("testResults" in document)) return false;
    for (const file of listOf(document.testResults, "testResults", 0))
      listOf(file.assertionResults, "testResults.assertionResults", 0);
    return true;
  },
  reader() {
    let evals = 0;
    return {
      take(row, line, around) {
        const one = caseOf(row, line, nameOf(around[around.length - 1]?.name));
        if (isRow(rowOf(row.meta).eval) || isRow(rowOf(row.meta).harness)) evals++;
        return one === undefined ? [] : [one];
      },
      end() {
        if (evals === 0) refusePlain();
        return [];
      },
    };
  },
};

function caseOf(row: JsonRow, line: number, file: string): Case | undefined {
  const meta = objectOf(row.meta, "meta", line);
  const scored = meta.eval !== undefined && meta.eval !== null;
  const run = rowOf(rowOf(meta.harness).run);
  const hasHarness = isRow(meta.harness);
  // a plain test among evals, which says nothing of them
  if (!scored && !hasHarness && row.status !== "failed") return undefined;
  const base = file.split(/[\\/]/).at(-1) ?? "";
  const errors = Array.isArray(run.errors) && run.errors.length > 0;
  return {
    id: base === "" ? nameOf(row.fullName) : `${base} > ${nameOf(row.fullName)}`,
    scores: scored ? scoresOf(objectOf(meta.eval, "meta.eval", line), line) : byStatus(row.status),
    failed: row.status === "failed" && !scored && (!hasHarness || errors),
    groups: [
      ["file", file],
      ["tags", Array.isArray(row.tags) ? row.tags.map(nameOf).join(",") : ""],
    ],
    ...latency(numberOf(rowOf(run.timings).totalMs) ?? numberOf(row.duration)),
  };
}

function scoresOf(result: JsonRow, line: number): Field[] {
  const judges = listOf(result.scores, "meta.eval.scores", line).map(
    ({ name, score }): Field => [nameOf(name) || "score", score],
  );
  return [...numbered(judges), ["avgScore", result.avgScore]];
}

/** What the tool takes for the average where a harness ran and nothing judged it. */
function byStatus(status: unknown): Field[] {
  return [["avgScore", status === "passed" ? 1 : status === "failed" ? 0 : undefined]];
}

function refusePlain(): never {
  throw new InputError(
    "no-evals",
    "This report of Vitest or Jest has no meta.eval: none of its tests was judged by vitest-evals.",
    "Run the evals with vitest-evals and --reporter=json. Where passed and failed are the scores, write --reporter=junit and give that file.",
  );
}
