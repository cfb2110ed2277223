import { InputError } from "./InputError.ts";
import { failed, missing } from "./ScoreTable.ts";

/**
 * Throws InputError where a smaller share of the rows has a score than was asked for. A repeated question has one where
 * any of its repeats has.
 *
 * @param name the file or system whose scores these are
 * @param least the share that has to be scored, above 0 and at most 1
 */
export function refuseLowCoverage(metric: string, name: string, state: Uint8Array, least: number): void {
  const count = (what: number): number => state.reduce((n, s) => (s === what ? n + 1 : n), 0);
  const [without, broken] = [count(missing), count(failed)];
  const scored = state.length - without - broken;
  // 0.95 of 20 is 19, whatever the last digit of the product
  if (scored >= least * state.length - 1e-9) return;
  throw new InputError(
    "coverage-too-low",
    `${name} has a score of ${metric} for ${scored} of ${state.length} questions (${without} missing, ${broken} failed); --min-coverage asks for ${Math.ceil(least * state.length - 1e-9)}.`,
    "Score the others: a judge that failed once often answers the second time. Or lower --min-coverage: missing scores then count as the worst they could be.",
    { file: name, column: metric },
  );
}
