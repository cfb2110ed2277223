import type { ClusterTotals } from "../ClusterTotals.ts";
import type { Design } from "../designs/Design.ts";
import { meanOf } from "../means.ts";
import type { Resampling } from "../resampling/Resampling.ts";
import { lackingReplicates, mostEnumerated, replicatesOf } from "../resampling/replicates.ts";
import { questionUrns, resampledMean } from "../resampling/resampledQuestions.ts";
import { WeightedValues } from "../resampling/WeightedValues.ts";
import { sum } from "../sums.ts";
import type { Applicability, Estimand, Scale } from "../types.ts";
import { assertDocuments } from "../variance/shares.ts";
import { questionBoundaryLimits } from "./boundary.ts";
import { assertLevel } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { unitScale } from "./unitScale.ts";
import { isBinary } from "./waldIid.ts";

const name = "question-bootstrap";

/**
 * The percentile bootstrap of questions drawn from the whole file, whatever their document: for comparison only. Macro
 * takes each document's rate among the questions drawn; documents of which none was drawn are left out (with one question
 * each, macro is micro). It needs scores that are an end of the scale each, since totals do not tell others apart.
 */
export const questionBootstrap: IntervalMethod = {
  name,
  title: "percentile bootstrap of questions taken as independent",
  source: {
    authors: "B. Efron",
    year: 1979,
    title: "Bootstrap methods: another look at the jackknife",
    where: "Annals of Statistics 7, 1–26",
  },
  ignoresDocuments: true,
  resamples: true,
  applies,
  limits(totals, estimand, scale, level, { design, resampling }) {
    assertLevel(level);
    assertDocuments(totals);
    const { ok, reason } = applies(totals, estimand, scale, design, resampling);
    if (!ok) throw new RangeError(`${name} does not apply here: ${reason}`);
    const ignores = [{ code: "ignores-documents" as const, params: {} }];
    const value = meanOf(totals, estimand);
    const unit = unitScale(scale);
    const hits = hitsOf(totals, scale);
    const rate = sum(hits.s) / sum(hits.n);
    if (rate === 0 || rate === 1) {
      const limits = questionBoundaryLimits(value, sum(totals.n), scale, level);
      return { ...limits, caveats: [...ignores, ...limits.caveats] };
    }
    const replicates = replicatesOf(questionUrns(hits, estimand), resampling, mostEnumerated);
    const means = WeightedValues.of(replicates, resampledMean(hits, estimand));
    const tail = (1 - level) / 2;
    return {
      lower: unit.from(means.quantile(tail)),
      upper: unit.from(means.quantile(1 - tail)),
      standardError: means.standardDeviation() * unit.width,
      degreesOfFreedom: null,
      ...(replicates.kind === "drawn" && { replicates: replicates.count }),
      caveats: ignores,
    };
  },
};

function applies(
  totals: ClusterTotals,
  estimand: Estimand,
  scale: Scale,
  design: Design = { kind: "srs" },
  resampling?: Resampling,
): Applicability {
  const refusal = (reason: string): Applicability => ({ ok: false, reason });
  if (totals.n.length < 2) return refusal("two documents are needed; fewer were given");
  if (design.kind !== "srs") return refusal("it knows of no design");
  if (scale.kind === "unbounded" || !isBinary(totals, scale.min, scale.max)) {
    return refusal("each score must be an end of the scale: totals do not tell others apart");
  }
  const lacking = lackingReplicates(
    questionUrns(hitsOf(totals, scale), estimand),
    resampling,
    mostEnumerated,
  );
  return lacking === ""
    ? { ok: true, reason: "for comparison only: it ignores documents" }
    : refusal(lacking);
}

/** The totals as hits: scores brought to 0 and 1. */
function hitsOf({ n, s }: ClusterTotals, scale: Scale): Pick<ClusterTotals, "n" | "s"> {
  const unit = unitScale(scale);
  return { n, s: s.map((total, d) => unit.to(total / n[d]) * n[d]) };
}
