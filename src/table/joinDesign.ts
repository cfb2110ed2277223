import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import type { Design } from "../stats/designs/Design.ts";
import { DesignError } from "../stats/designs/DesignError.ts";
import { drawnAlike } from "../stats/designs/drawnAlike.ts";
import { drawnBySize } from "../stats/designs/drawnBySize.ts";
import { drawnInStrata } from "../stats/designs/drawnInStrata.ts";
import { assertSizes } from "../stats/designs/stages.ts";
import type { Estimand } from "../stats/types.ts";
import type { DesignRecord, DocumentRecord } from "./DesignRecord.ts";

/**
 * What a design file says, brought to totals whose documents it drew.
 *
 * @param drawn what it says of each document, in the order of the totals
 * @throws DesignError for what the design cannot answer
 */
export function joinDesign(
  record: DesignRecord,
  drawn: readonly DocumentRecord[],
  totals: ClusterTotals,
  estimand: Estimand,
): Design {
  const { design, population, strata = [], replacement = "with" } = record;
  const [sizes, probabilities, weights, times] = (
    ["questions", "probability", "weight", "times"] as const
  ).map((field) => columnOf(drawn, field));
  if (sizes !== undefined) assertSizes(totals, sizes);
  if (design === "fixed") return { kind: "fixed", ...(sizes && { sizes }) };
  if (design === "pps")
    return drawnBySize(totals, {
      replacement,
      ...(probabilities && { probabilities }),
      ...(sizes && { sizes }),
      ...(times && { times }),
    });
  if (design === "weights")
    return { kind: "weighted", micro: weights!.map((w, d) => w * (sizes ?? totals.n)[d]), macro: weights! };
  const unsized = record.take !== undefined && sizes === undefined;
  if (unsized && estimand === "micro")
    throw new DesignError(
      `Of each document ${record.take} questions were taken, so the mean over questions needs how many each has`,
      'Give "questions" for each document, or ask for --estimand macro.',
    );
  if (design === "srs") return drawnAlike(totals, unsized ? undefined : population, sizes);
  const numbers = new Map(strata.map(({ name }, h) => [name, h]));
  const stratum = Int32Array.from(drawn, (document) => numbers.get(document.stratum ?? "")!);
  const partial = sizes?.some((size, d) => size !== totals.n[d]);
  const whole = drawnInStrata(strata, stratum, partial ? sizes : undefined);
  return unsized ? { ...whole, strata: whole.strata.map(({ name }) => ({ name, fraction: 0 })) } : whole;
}

/** One field of all documents, or undefined where none has it. */
function columnOf(
  drawn: readonly DocumentRecord[],
  field: "questions" | "probability" | "weight" | "times",
): Float64Array | undefined {
  return drawn.some((document) => document[field] !== undefined)
    ? Float64Array.from(drawn, (document) => document[field] ?? 1)
    : undefined;
}
