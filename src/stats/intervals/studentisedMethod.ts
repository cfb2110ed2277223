import { bootstrapUrns, documentGroups } from "../resampling/DocumentGroups.ts";
import { lackingReplicates, replicatesOf } from "../resampling/replicates.ts";
import { type DegenerateReplicates, type StudentisedBy, studentised } from "../resampling/studentised.ts";
import type { Citation, Estimand } from "../types.ts";
import { cr1, cr2 } from "../variance/variance.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { resampledMethod } from "./resampledMethod.ts";

/** What sets one bootstrap-t apart from the next. */
export interface StudentisedMethod {
  readonly name: string;
  readonly title: string;
  readonly source: Citation;
  readonly estimands: readonly Estimand[];
  readonly by: StudentisedBy;
  readonly degenerate: DegenerateReplicates;
}

/**
 * [R − t*_{1−α/2} se, R − t*_{α/2} se] with the quantiles (type 1) of t*. A quantile among replicates without a standard
 * error, t* = ±∞, leaves that side without a limit.
 */
export function studentisedMethod(method: StudentisedMethod): IntervalMethod {
  const { name, title, source, estimands, by, degenerate } = method;
  return resampledMethod({
    name,
    title,
    source,
    estimands,
    kind: "approximate",
    lacking(sample, resampling) {
      if (degenerate === "drop" && sample.n.length < 3) {
        return "three documents are needed: of two, every replicate with a standard error has t = 0";
      }
      return lackingReplicates(bootstrapUrns(documentGroups(sample)), resampling);
    },
    limits(sample, { level, context }) {
      const groups = documentGroups(sample);
      const replicates = replicatesOf(bootstrapUrns(groups), context.resampling);
      const { t, degenerate: share } = studentised(groups, replicates, by, degenerate, context.resampling);
      const se = Math.sqrt(by === "CR1" ? cr1(sample) : cr2(sample));
      const tail = (1 - level) / 2;
      return {
        lower: groups.estimate - t.quantile(1 - tail) * se,
        upper: groups.estimate - t.quantile(tail) * se,
        standardError: se,
        replicates: replicates.kind === "drawn" ? replicates.count : null,
        degenerate: share,
      };
    },
  });
}
