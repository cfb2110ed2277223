import { readDesign } from "../../formats/designFile.ts";
import type { DesignRecord } from "../../table/DesignRecord.ts";
import { InputError } from "../../table/InputError.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import type { Arguments } from "../Arguments.ts";
import { estimandOf, populationOf } from "../values.ts";
import { type Sampling, samplingOf, strataColumn } from "./clusters.ts";

/** How the documents were drawn, where `--design`, `--population` or `--strata` says so. */
export async function designOf(args: Arguments): Promise<DesignRecord | undefined> {
  const path = args.one("design");
  const population = populationOf(args);
  const strata = args.one("strata");
  if (path === undefined) {
    if (args.has("unlabelled"))
      throw new InputError(
        "usage",
        "--unlabelled goes with --design, which lists the documents drawn.",
        "Give the design file with --design, or leave out --unlabelled.",
      );
    if (strata !== undefined && population !== undefined)
      throw new InputError(
        "usage",
        "--population and --strata exclude each other: with --strata the documents are all there are.",
        "Leave one out.",
      );
    if (strata !== undefined) return { path: `--strata ${strata}`, design: "fixed" };
    return population === undefined ? undefined : { path: "--population", design: "srs", population };
  }
  if (population !== undefined)
    throw new InputError(
      "usage",
      "--population and --design exclude each other.",
      `Write "population": ${population} into ${path}.`,
    );
  const record = await readDesign(args.open(path));
  if (strata === undefined || record.design === "fixed") return record;
  throw new InputError(
    "usage",
    `--strata says that the documents are all there are, but ${path} says that they were drawn (${record.design}).`,
    `Give --cluster ${strata}.`,
    { file: path },
  );
}

/** What was sampled, for a mean: with `--strata` the documents are kept, and both means can be had. */
export function estimateSampling(args: Arguments, table: ScoreTable): Sampling {
  if (!args.has("strata")) return samplingOf(args, table);
  return { cluster: strataColumn(args), estimand: estimandOf(args) ?? "micro", caveats: [] };
}

/** A design says how documents of one kind were drawn. */
export function crossedWithDesign([a, b]: readonly [string, string]): InputError {
  return new InputError(
    "usage",
    `A design says how documents were drawn, but ${a} and ${b} cross: neither column holds the other.`,
    `Name the column of the documents that were drawn alone, --cluster ${a} or --cluster ${b}.`,
  );
}
