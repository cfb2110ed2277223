import { because } from "../stats/because.ts";
import { toReport } from "../stats/tails/upperTail.ts";
import type { Context, MethodReason } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import { smallestMargin, unseenLossProbability } from "./floor.ts";
import { type ChosenTest, chooseTest } from "./lossTests/index.ts";
import type { GateOptions } from "./options.ts";
import { exchanged, meanOf, type PairedTotals, rangeOf } from "./PairedTotals.ts";
import type { PreparedPair } from "./preparePair.ts";
import type { Engine } from "./results.ts";

/** Differences from the line within this share of the range count as on it. */
const atTheLine = 1e-12;

/** What a rule says, in signed differences. */
export interface Judged {
  readonly method: string;
  readonly reason: MethodReason;
  readonly carriesFloor: boolean;
  readonly pPass: number;
  readonly pFail: number;
  readonly error: number;
  readonly lower: number;
  readonly upper: number;
  readonly engine: Engine | null;
}

/** The published rule G2: the point estimate against the margin. */
export function byDifference({ worst, best, seen }: PreparedPair, margin: number): Judged {
  const slack = slackOf(seen);
  return {
    method: "point",
    reason: because("means-alone"),
    carriesFloor: true,
    pPass: meanOf(worst.totals) >= -margin - slack ? 0 : 1,
    pFail: meanOf(best.totals) < -margin - slack ? 0 : 1,
    error: 0,
    lower: meanOf(worst.totals),
    upper: meanOf(best.totals),
    engine: null,
  };
}

/** A paired or unpaired test asked twice: is the loss refuted, is it shown? Missing scores stand against it each time. */
export function byTest(
  prepared: Pick<PreparedPair, "seen" | "worst" | "best">,
  margin: number,
  options: GateOptions,
): Judged {
  const { seen, worst, best } = prepared;
  const context = contextOf(options);
  const { test, reason } = testFor(options, seen);
  const slack = slackOf(seen);
  const use = toReport(options.alpha);
  const pass = test.pValue(worst, -margin - slack, use, context);
  const mirrored = exchanged(best);
  const fail = test.pValue(mirrored, margin + slack, use, context);
  let lower = test.lower(worst, options.alpha, context);
  const upper = -test.lower(mirrored, options.alpha, context);
  let pPass = pass.p;
  if (!test.carriesFloor && options.floor && Number.isFinite(rangeOf(seen))) {
    pPass = Math.max(pPass, unseenLossProbability(worst, -margin - slack, context));
    lower = Math.min(lower, worst.unchanged - smallestMargin(worst, options.alpha, context));
  }
  // The limit is located less finely than the p-value that decides: near the line it follows the decision.
  lower = pPass <= options.alpha ? Math.max(lower, -margin - slack) : Math.min(lower, -margin - 2 * slack);
  return {
    method: test.name,
    reason,
    carriesFloor: test.carriesFloor,
    pPass,
    pFail: fail.p,
    error: Math.max(pass.error, fail.error),
    lower,
    upper,
    engine: pass.engine === "exact" ? fail.engine : pass.engine,
  };
}

function testFor(options: GateOptions, pair: PairedTotals): ChosenTest {
  const rule = options.rule === "unpaired" ? "unpaired" : "paired";
  const chosen = chooseTest(options.method, rule, pair);
  if ("test" in chosen) return chosen;
  throw new InputError(
    "method-does-not-fit",
    `--method ${options.method} does not fit these data: ${chosen.refused}.`,
    "Leave out --method to take the recommended one.",
  );
}

/** What the user declared beyond the data. */
export function contextOf(options: GateOptions): Context {
  return {
    floor: options.floor,
    ...(options.largestDocument !== undefined && { largestDocument: options.largestDocument }),
    ...(options.worstLoss !== undefined && { worstLoss: options.worstLoss }),
  };
}

/** How far from the line still counts as on it. */
function slackOf(pair: PairedTotals): number {
  const range = rangeOf(pair);
  return Number.isFinite(range) ? atTheLine * range : 0;
}
