import type { VNode } from "preact";
import { RadioField } from "../../parts/RadioField.tsx";
import { type Flags, withFlag } from "../../state/Flags.ts";
import type { Step } from "../../state/useAddress.ts";
import { useWords } from "../../words/useWords.ts";
import type { ViewProps } from "../View.ts";
import { DocumentsPlanner } from "./DocumentsPlanner.tsx";
import { Presets } from "./Presets.tsx";
import { kindFlag, kindOf, type PlanKind } from "./planFlags.ts";
import { firstPreset } from "./presets.ts";
import { QuestionsPlanner } from "./QuestionsPlanner.tsx";
import "../../parts/live.css";

/** Numbers and sliders, and what they come to at once. */
export function PlanView({ flags: given, setFlags }: ViewProps): VNode {
  const words = useWords().plan;
  const kind = kindOf(given);
  const asked = Object.keys(given).some((name) => name !== kindFlag);
  const flags = asked ? given : firstPreset(kind);
  const onFlags = (next: Flags, step: Step = "replace"): void => setFlags(next, step);
  const Planner = kind === "questions" ? QuestionsPlanner : DocumentsPlanner;
  return (
    <>
      <RadioField
        id="plan-kind"
        label={words.what}
        value={kind}
        choices={(["questions", "documents"] as const).map((value) => ({ value, label: words.kinds[value] }))}
        onValue={(value) =>
          onFlags(withFlag({}, kindFlag, value === ("questions" satisfies PlanKind) ? "" : value), "push")
        }
      />
      <Planner flags={flags} onFlags={onFlags} />
      <Presets kind={kind} onFlags={(preset) => onFlags(preset, "push")} />
    </>
  );
}
