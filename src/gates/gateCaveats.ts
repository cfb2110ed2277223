import { equalSizes } from "../stats/equalSizes.ts";
import type { Caveat } from "../stats/types.ts";
import type { PairedScores } from "../table/pair.ts";
import { byTest, type Judged } from "./judge.ts";
import type { GateOptions } from "./options.ts";
import { largestOf } from "./PairedTotals.ts";
import type { PreparedPair } from "./preparePair.ts";
import type { Floor, Verdict } from "./results.ts";
import { unscored } from "./sides.ts";

/** What a gate came to, as far as its caveats go. */
export interface GateFindings {
  readonly margin: number;
  readonly floor: Floor | null;
  readonly judged: Judged;
  readonly verdict: Verdict;
  /** Whether the sample's largest document can stand for the population's. */
  readonly sizesKnown: boolean;
}

/** What the reader of a gate's verdict has to know. */
export function gateCaveats(
  prepared: PreparedPair,
  pair: PairedScores,
  options: GateOptions,
  findings: GateFindings,
): readonly Caveat[] {
  const { margin, floor, judged, verdict, sizesKnown } = findings;
  const { seen } = prepared;
  const documents = seen.totals.n.length;
  const unit = seen.clustered ? "clusters" : "questions";
  const out: Caveat[] = [];
  if (options.rule === "difference") out.push({ code: "no-uncertainty", params: {} });
  if (prepared.incomplete > 0) out.push(...missingCaveats(prepared, pair, options, findings));
  if (!sizesKnown)
    out.push({
      code: "heavy-documents",
      params: { largest: largestOf(seen.totals), clusters: documents },
    });
  else if (seen.clustered && options.estimand === "micro" && !equalSizes(seen.totals)) {
    if (options.largestDocument === undefined && options.rule === "paired")
      out.push({ code: "largest-document-unknown", params: { largest: largestOf(seen.totals) } });
  }
  if (seen.itemsDiffer) out.push({ code: "items-differ", params: {} });
  if (options.worstLoss !== undefined)
    out.push({ code: "worst-loss-declared", params: { worstLoss: options.worstLoss } });
  if (options.noiseFloor !== undefined && options.noiseFloor > margin)
    out.push({
      code: "noise-above-margin",
      params: {
        noise: options.noiseFloor,
        margin,
        ...(options.noiseMeasured !== undefined && { measured: options.noiseMeasured }),
      },
    });
  if (floor === null) out.push({ code: "unbounded-no-floor", params: {} });
  else if (options.rule !== "difference") {
    const params = { margin, required: floor.required, [unit]: documents };
    if (!floor.met && options.floor && verdict === "inconclusive") out.push({ code: "below-floor", params });
    if (!judged.carriesFloor && !options.floor) out.push({ code: "floor-off", params });
  }
  if (sizesKnown && judged.error > 0 && Math.min(judged.pPass, judged.pFail) > options.alpha - judged.error) {
    const near = [judged.pPass, judged.pFail].some((p) => Math.abs(p - options.alpha) < judged.error);
    if (near) out.push({ code: "tail-error-straddles", params: { error: judged.error } });
  }
  return out;
}

function missingCaveats(
  prepared: PreparedPair,
  pair: PairedScores,
  options: GateOptions,
  { judged, verdict }: GateFindings,
): readonly Caveat[] {
  if (options.missing === "drop")
    return [{ code: "missing-dropped", params: { count: prepared.incomplete } }];
  const params = unscored(pair);
  const out: Caveat[] = [{ code: "missing-scores", params }];
  if (verdict === "inconclusive" && judged.engine !== null) {
    const alone = byTest(
      { ...prepared, worst: prepared.seen, best: prepared.seen },
      options.margin!,
      options,
    );
    if (alone.pPass <= options.alpha || alone.pFail <= options.alpha)
      out.push({ code: "missing-decides", params });
  }
  return out;
}
