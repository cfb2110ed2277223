import { estimatesOf } from "../../../cli/estimatesOf.ts";
import { designOf } from "../../../cli/inputs/design.ts";
import { readEachSystem } from "../../../cli/inputs/sides.ts";
import type { SystemEstimate } from "../../../report/SystemEstimate.ts";
import type { ScoreTable } from "../../../table/ScoreTable.ts";
import type { Asked } from "../Asked.ts";
import { askedArguments } from "../askedArguments.ts";
import type { Progress, Run } from "../Tasks.ts";

/** Estimates what is asked. */
export const estimate: Run<"estimate"> = async (asked, report) => ({
  results: (await estimated(asked, report)).results,
});

/** Estimates what is asked, and says of which file. */
export async function estimated(
  asked: Asked,
  report: (progress: Progress) => void,
): Promise<{ readonly results: readonly SystemEstimate[]; readonly file: ScoreTable }> {
  const args = askedArguments("estimate", asked, report);
  const design = await designOf(args);
  const { file, systems } = await readEachSystem(args, args.positionals[0]);
  return { results: estimatesOf(args, systems, design), file };
}
