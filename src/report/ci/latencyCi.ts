import type { LatencyResult } from "../../gates/latency.ts";
import type { Verdict } from "../../gates/results.ts";
import type { GateReport } from "../GateReport.ts";
import { plainPage } from "../page.ts";
import { latencyText } from "../textLatency.ts";
import {
  latencyAnswer,
  latencyDecimals,
  latencySentence,
  quantileName,
  unitOf,
} from "../words/en/latency.ts";
import { blocks } from "./blocks.ts";
import type { CiReport } from "./CiReport.ts";

/** The answer to `latency` as CI gets it. */
export function latencyCi(
  r: LatencyResult,
  verdict: Verdict,
  exitCode: number,
  policy: GateReport["policy"],
): CiReport {
  const alone = r.baseline === null;
  const one = {
    metric: `${quantileName(r.quantile)} of ${r.metric}`,
    verdict,
    decides: true,
    blocks: blocks(verdict, policy),
    better: "lower",
    unit: unitOf(r.metric).trim() || "time",
    decimals: latencyDecimals(r),
    sentence: latencySentence(r),
    answer: latencyAnswer(r),
    worse: [],
    text: latencyText(r, plainPage),
    measured: alone ? "candidate" : "difference",
    lower: finite(r.lower),
    upper: finite(r.upper),
    difference: alone ? null : r.value,
    baseline: finite(r.baseline?.pooled ?? null),
    candidate: finite(alone ? r.value : r.candidate.pooled),
  } as const;
  return { command: "latency", verdict, exitCode, cases: [one] };
}

function finite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}
