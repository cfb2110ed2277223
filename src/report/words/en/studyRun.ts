import type { HypothesisResult } from "../../../study/hypotheses.ts";
import type { StudyResult } from "../../../study/StudyResult.ts";
import { count } from "../../numbers.ts";

/** What became of a study file when it was registered. */
export interface Registered {
  readonly path: string;
  readonly lock: string;
  readonly sha256: string;
  /** Null where it had been registered before as it is. */
  readonly registration: { readonly date: string; readonly reason?: string } | null;
  readonly hypotheses: readonly string[];
}

export function registeredWords({
  path,
  lock,
  sha256,
  registration,
  hypotheses,
}: Registered): readonly string[] {
  const claims = hypotheses.length === 0 ? "It has no hypotheses." : `Hypotheses: ${hypotheses.join(", ")}.`;
  if (registration === null) return [`${path} is registered already, as it is: ${sha256}.`, claims];
  const why = registration.reason === undefined ? "" : ` as a change (${registration.reason})`;
  return [
    `${path} is registered${why}: ${sha256}.`,
    `${claims} Keep ${lock} with it, under version control: a run refuses a file that has changed.`,
  ];
}

export function outcomeWords(outcome: HypothesisResult["outcome"]): string {
  return outcome;
}

/** `holds in 1 of 3 data sets; 2 were asked for`. */
export function ruleCount({ each, holdIn, testableIn, atLeast }: HypothesisResult): string {
  const noun = each === "data" ? "data set" : "system";
  return `holds in ${holdIn} of ${count(testableIn, noun)}; the rule asks for ${atLeast}`;
}

export function keptWords(data: StudyResult["data"], out: string): string {
  const sets = data.map(({ name, questions }) => `${name} (${count(questions, "question")})`);
  return `Data: ${sets.join(", ")}. Tables and study.json are in ${out}.`;
}

export function notBuiltWords(notBuilt: StudyResult["notBuilt"]): readonly string[] {
  if (notBuilt.length === 0) return [];
  const some = notBuilt
    .slice(0, 3)
    .map(({ data, system, loss, how }) => `${system} on ${data} by ${loss}, ${how}`);
  const more = notBuilt.length > 3 ? `, and ${notBuilt.length - 3} more` : "";
  return [`Not made worse, having less to lose: ${some.join("; ")}${more}.`];
}
