import type { DesignRecord, DocumentRecord } from "../../table/DesignRecord.ts";
import type { Frame } from "../../table/frameOf.ts";
import type { DrawnDocument, SamplePlan } from "./drawSample.ts";

/** A draw as a design file says it. */
export function designRecord(
  frame: Frame,
  plan: SamplePlan,
  drawn: readonly DrawnDocument[],
  seed: number,
): Omit<DesignRecord, "path"> {
  const documents = drawn.map(({ document, times, probability }): DocumentRecord => {
    const { name, size, stratum } = document;
    return {
      name,
      ...(plan.design === "stratified" && stratum !== undefined && { stratum }),
      ...(size !== undefined && { questions: size }),
      ...(probability !== undefined && { probability }),
      ...(times > 1 && { times }),
    };
  });
  const population = frame.documents.length;
  return {
    design: plan.design === "stratified" ? "strata" : plan.design,
    population,
    ...(plan.design === "pps" && { replacement: plan.replacement }),
    ...(plan.take !== undefined && { take: plan.take }),
    seed,
    ...(plan.design === "stratified" && {
      strata: plan.strata.map((name) => ({
        name,
        population: frame.documents.filter(({ stratum }) => stratum === name).length,
      })),
    }),
    documents,
  };
}
