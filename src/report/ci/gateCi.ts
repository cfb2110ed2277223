import type { MetricVerdict } from "../../gates/results.ts";
import type { GateReport } from "../GateReport.ts";
import { brief, grouped } from "../numbers.ts";
import { plainPage } from "../page.ts";
import { changeKind } from "../sentences/changeKind.ts";
import { mergeAnswer } from "../sentences/mergeAnswer.ts";
import { verdictSentence } from "../sentences/verdictSentence.ts";
import { gateText } from "../text.ts";
import { verdictDecimals } from "../verdictDecimals.ts";
import { en } from "../words/en/catalogue.ts";
import { blocks } from "./blocks.ts";
import type { CiCase, CiReport } from "./CiReport.ts";

/** The answer to `gate` as CI gets it. */
export function gateCi({ result, exitCode, policy, plans }: GateReport): CiReport {
  const cases = result.results.map((r, i) => {
    const text = gateText({ ...result, results: [r] }, plainPage, () => plans[i], { policy, exitCode });
    return caseOf(r, policy, text);
  });
  return { command: "gate", verdict: result.verdict, exitCode, cases };
}

function caseOf(r: MetricVerdict, policy: GateReport["policy"], text: string): CiCase {
  const decides = r.role === "must";
  const [lower, upper] = [finite(r.lower), finite(r.upper)];
  return {
    metric: r.metric,
    verdict: r.verdict,
    decides,
    blocks: decides && blocks(r.verdict, policy),
    better: r.better,
    unit: "score",
    decimals: verdictDecimals(r),
    sentence: verdictSentence(r, en),
    answer: mergeAnswer(r, en),
    worse: worseQuestions(r),
    text,
    measured: r.rule === "threshold" ? "candidate" : "difference",
    lower,
    upper,
    difference: r.difference,
    baseline: r.baseline?.mean ?? null,
    candidate: r.candidate.mean,
  };
}

const named = 10;

function worseQuestions(r: MetricVerdict): readonly string[] {
  const changed = r.changed?.losses.slice(0, named) ?? [];
  const more = (r.losses ?? 0) - changed.length;
  const { worse } = en.changes[changeKind(r.metric, r.better)];
  return [
    ...changed.map(({ id, baseline, candidate }) => `${id} ${brief(baseline)} → ${brief(candidate)}`),
    ...(more > 0 ? [`${grouped(more)} more ${worse}`] : []),
  ];
}

function finite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}
