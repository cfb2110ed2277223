import type { Arguments } from "../asked/Arguments.ts";
import { comparisonsOf } from "../asked/inputs/comparisons.ts";
import { readSystems, type Systems } from "../asked/inputs/sides.ts";
import { judgeSystems } from "../asked/judge.ts";
import { comparePairs } from "../gates/compare.ts";
import type { MetricVerdict } from "../gates/results.ts";
import { roundedUp } from "../report/numbers.ts";
import { compareText } from "../report/textCompare.ts";
import { InputError } from "../table/InputError.ts";
import type { Outputs } from "./formats.ts";
import type { Io } from "./Io.ts";

/**
 * A gate without a margin: shows what changed, and ends in the error that asks for the margin and says which one these
 * questions could show at best.
 */
export async function withoutMargin(args: Arguments, outputs: Outputs, io: Io): Promise<never> {
  const systems = await readSystems(args, "two");
  if (outputs.stdout === "text") io.out(compareText(comparePairs(...comparisonsOf(args, systems)), io.page));
  const best = smallestMargins(args, systems).map(
    ({ metric, smallestMargin }) => `${metric} ${roundedUp(smallestMargin ?? 0)}`,
  );
  const could =
    best.length === 0
      ? ""
      : ` The smallest margin these questions could show, had nothing changed: ${best.join(", ")}.`;
  throw new InputError(
    "margin-not-named",
    "gate needs a margin: how large a loss would you still ship?",
    `Say it in score units, such as --margin 0.02, before looking at the result.${could} See gatestats explain margin.`,
  );
}

/** The smallest margin depends on the sample alone, so any margin will do to ask for it. */
function smallestMargins(args: Arguments, systems: Systems): readonly MetricVerdict[] {
  const [sides] = systems.sides;
  const { scale } = sides.pair(sides.metrics[0]);
  const margin = scale.kind === "bounded" ? (scale.max - scale.min) / 2 : 1;
  return judgeSystems(args, systems, margin).filter((r) => r.smallestMargin !== null);
}
