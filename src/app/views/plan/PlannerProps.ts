import type { Flags } from "../../state/Flags.ts";
import type { Step } from "../../state/useAddress.ts";

/** What is given to a planner: what is asked, and how to change it. */
export interface PlannerProps {
  readonly flags: Flags;
  readonly onFlags: (flags: Flags, step?: Step) => void;
}
