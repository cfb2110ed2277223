import type { MethodReason } from "../../stats/types.ts";
import type { Words } from "../words/Words.ts";

/** Why a method was taken, as the JSON has it: `auto: …` or `asked for`. */
export function reasonClause({ code, params }: MethodReason, words: Words): string {
  return words.reasons[code](params);
}

/** The same as a sentence for readers. */
export function reasonSentence(reason: MethodReason, words: Words): string {
  return words.report.whyThisMethod({ reason: reasonClause(reason, words).replace(/^auto: /, "") });
}
