import { type Flags, flagOf } from "../../state/Flags.ts";

/** What is planned. */
export type PlanKind = "questions" | "documents";

/** What is known of documents: the spread of their means, or what is expected of hits. */
export type KnownBy = "spread" | "rate";

/** Parameters of the address that say what is asked, and are no flags. */
export const kindFlag = "plan";
export const knownFlag = "known";

const ofQuestions = [
  "sd-difference",
  "margin",
  "true-change",
  "power",
  "alpha",
  "questions",
  "population",
  "icc",
  "mean-size",
  "cv-size",
  "sd",
  "distance",
];
const ofDocuments = ["half-width", "level", "estimand", "population"];
const ofKnown: Readonly<Record<KnownBy, readonly string[]>> = {
  spread: ["sd"],
  rate: ["rate", "icc", "mean-size", "cv-size"],
};
/** What only the page asks: the command line has no pilot to look at it with. */
export const lookedFlag = "documents";

/** All that the address of the view carries. */
export const planParameters: readonly string[] = [
  ...new Set([
    kindFlag,
    knownFlag,
    lookedFlag,
    ...ofQuestions,
    ...ofDocuments,
    ...ofKnown.spread,
    ...ofKnown.rate,
  ]),
];

export function kindOf(flags: Flags): PlanKind {
  return flagOf(flags, kindFlag) === "documents" ? "documents" : "questions";
}

export function knownOf(flags: Flags): KnownBy {
  return flagOf(flags, knownFlag) === "rate" ? "rate" : "spread";
}

/** The flags of the command that plans the same, in the order of the form. */
export function commandFlags(flags: Flags): Flags {
  const names = kindOf(flags) === "questions" ? ofQuestions : [...ofDocuments, ...ofKnown[knownOf(flags)]];
  return Object.fromEntries(
    names.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]]])),
  );
}
