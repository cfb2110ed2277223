/** A report on a gate, made up: as many questions as are asked for, ten to a document. */
import type { PairDetails } from "../../../src/gates/pairDetails.ts";
import { pairDetails } from "../../../src/gates/pairDetails.ts";
import type { MetricVerdict } from "../../../src/gates/results.ts";
import type { GateReport } from "../../../src/report/GateReport.ts";
import { tiltedSource } from "../../../src/stats/tilting/tiltedSource.ts";
import { undecided } from "../results.ts";

/** Names of questions and documents. */
export interface Names {
  readonly question: (i: number) => string;
  readonly document: (i: number) => string;
}

const usual: Names = { question: (i) => `question-${i}`, document: (i) => `document-${i}` };

/** Every seventh question loses, every eleventh gains, the last has no score. */
export function madeUpDetails(questions: number, { question, document }: Names = usual): PairDetails {
  const rows = Array.from({ length: questions }, (_, i) => i);
  const baseline = rows.map((i) => (i % 7 === 0 ? 1 : 0.25 + (i % 3) / 7));
  return pairDetails(
    {
      metric: "hit@5",
      scale: { kind: "bounded", min: 0, max: 1 },
      better: "higher",
      ids: rows.map(question),
      baseline: { values: Float64Array.from(baseline), state: new Uint8Array(questions) },
      candidate: {
        values: Float64Array.from(rows.map((i) => (i % 7 === 0 ? 0.1 : i % 11 === 0 ? 0.9 : baseline[i]))),
        state: Uint8Array.from(rows.map((i) => (i === questions - 1 ? 1 : 0))),
      },
      groups: new Map(),
      unmatched: { baselineOnly: [], candidateOnly: [] },
      caveats: [],
    },
    rows.map((i) => document(Math.floor(i / 10))),
  );
}

/** The report on some metrics, each with the same details. */
export function madeUpReport(
  details: PairDetails,
  results: readonly MetricVerdict[] = [undecided],
  path = "baseline.csv",
): GateReport {
  return {
    result: { verdict: results[0].verdict, results },
    exitCode: 3,
    policy: { onInconclusive: undefined, exitZero: false },
    details: results.map(() => details),
    plans: results.map(() => ["gatestats", "plan", "questions", path, "candidate.csv"]),
    sources: results.map(() => tiltedSource),
    context: {
      inputs: [path, "candidate.csv"].map((one) => ({
        path: one,
        format: "csv",
        sha256: "0123456789abcdef",
        rows: details.questions.length,
      })),
      tool: { version: "1.2.3", commandLine: "gatestats gate baseline.csv candidate.csv --margin 0.02" },
    },
  };
}
