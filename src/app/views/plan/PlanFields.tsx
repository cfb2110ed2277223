import type { VNode } from "preact";
import { type Reach, SliderField } from "../../parts/SliderField.tsx";
import { flagOf, withFlag } from "../../state/Flags.ts";
import type { Problem } from "../../state/Problem.ts";
import type { PlannerProps } from "./PlannerProps.ts";
import { fieldOfPlanProblem } from "./planProblem.ts";

/** One number that a plan rests on. */
export interface PlanField {
  /** The flag that asks it. */
  readonly flag: string;
  readonly label: string;
  readonly hint?: string;
  readonly reach: Reach;
  /** What holds where nothing is typed. */
  readonly usual?: string;
  /** Asked by the page alone. */
  readonly pageOnly?: true;
}

/** Numbers side by side; what is wrong with one stands at it. */
export function PlanFields({
  fields,
  problem,
  flags,
  onFlags,
}: PlannerProps & { readonly fields: readonly PlanField[]; readonly problem: Problem | undefined }): VNode {
  const wrong = problem === undefined ? undefined : fieldOfPlanProblem(problem);
  return (
    <div class="fields">
      {fields.map(({ flag, label, hint, reach, usual, pageOnly }) => (
        <SliderField
          key={flag}
          id={flag}
          {...(pageOnly === undefined && { flag })}
          label={label}
          {...(hint !== undefined && { hint })}
          reach={reach}
          problem={wrong === flag ? `${problem?.message} ${problem?.hint}` : undefined}
          value={flagOf(flags, flag) || (usual ?? "")}
          onValue={(value) => onFlags(withFlag(flags, flag, value === usual ? "" : value))}
        />
      ))}
    </div>
  );
}
