import type { Flags } from "../../state/Flags.ts";
import type { PlanWords } from "../../words/en/plan.ts";
import type { PlanKind } from "./planFlags.ts";

/** A published number, as what asks for it. */
export interface Preset {
  readonly name: keyof PlanWords["presets"]["names"];
  readonly kind: PlanKind;
  readonly flags: Flags;
}

/** Published numbers. Only these are told; where something was not told, the words say so. */
export const presets: readonly Preset[] = [
  {
    name: "rebuild",
    kind: "questions",
    flags: { "sd-difference": ["0.19"], margin: ["0.02"] },
  },
  {
    name: "swap",
    kind: "questions",
    flags: { "sd-difference": ["0.29"], margin: ["0.02"], "true-change": ["-0.013"] },
  },
  {
    name: "threshold",
    kind: "questions",
    flags: {
      "sd-difference": ["0.19"],
      margin: ["0.02"],
      questions: ["100"],
      population: ["648"],
      sd: ["0.39"],
      distance: ["0.02"],
    },
  },
  {
    name: "macro",
    kind: "documents",
    flags: {
      plan: ["documents"],
      "half-width": ["0.05"],
      estimand: ["macro"],
      population: ["1300"],
      sd: ["0.2243"],
    },
  },
  {
    name: "micro",
    kind: "documents",
    flags: {
      plan: ["documents"],
      "half-width": ["0.05"],
      estimand: ["micro"],
      population: ["1300"],
      sd: ["0.4122"],
    },
  },
];

/** What is shown before anything is asked. */
export function firstPreset(kind: PlanKind): Flags {
  return presets.find((preset) => preset.kind === kind)?.flags ?? {};
}
