import type { GateResult, MetricVerdict, Verdict } from "./results.ts";

/**
 * One verdict over several metrics: fail if a metric that must pass fails, else inconclusive if one is, else pass.
 *
 * A false pass needs no correction, since every metric must pass. False fails add up, so with several metrics a fail
 * stands only if its p-value survives Holm's procedure over them; else that metric is inconclusive.
 */
export function combine(results: readonly MetricVerdict[]): GateResult {
  const held = withHolm(results);
  const musts = held.filter((r) => r.role === "must");
  const some = (verdict: Verdict): boolean => musts.some((r) => r.verdict === verdict);
  const verdict = some("fail") ? "fail" : some("inconclusive") ? "inconclusive" : "pass";
  return { verdict, results: held };
}

function withHolm(results: readonly MetricVerdict[]): readonly MetricVerdict[] {
  const tested = results
    .map((result, at) => ({ result, at }))
    .filter(({ result }) => result.role === "must" && result.pFail !== null)
    .sort((a, b) => a.result.pFail! - b.result.pFail!);
  if (tested.length < 2) return results;
  const out = [...results];
  let open = true;
  tested.forEach(({ result, at }, rank) => {
    open = open && result.pFail! <= result.alpha / (tested.length - rank);
    if (!open && result.verdict === "fail") {
      out[at] = {
        ...result,
        verdict: "inconclusive",
        caveats: [...result.caveats, { code: "several-metrics", params: { metrics: tested.length } }],
      };
    }
  });
  return out;
}
