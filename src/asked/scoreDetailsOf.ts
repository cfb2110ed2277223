import { metricOf } from "../table/metricOf.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import { type ScoreDetails, scoreDetails } from "../table/scoreDetails.ts";
import type { Arguments } from "./Arguments.ts";
import { documentsOf } from "./inputs/clusters.ts";
import { documentColumns } from "./inputs/crossed.ts";
import { estimateSampling } from "./inputs/design.ts";

/** Scores and documents beneath an estimate; no documents where two columns cross. */
export function scoreDetailsOf(args: Arguments, table: ScoreTable, name: string): ScoreDetails {
  const crossed = !args.has("strata") && documentColumns(args, table).kind === "crossed";
  const labels = crossed ? undefined : documentsOf(estimateSampling(args, table), table.groups);
  return scoreDetails(metricOf(table, name), labels, table.ids);
}
