import type { ComponentType } from "preact";
import type { Flags } from "../state/Flags.ts";
import type { Step } from "../state/useAddress.ts";
import type { AppWords } from "../words/en.ts";

/** One page of the calculator. */
export interface View {
  /** As the address has it: `#gate`. */
  readonly name: string;
  /** What the navigation and the heading say. */
  readonly title: (words: AppWords) => string;
  /** One sentence below the heading. */
  readonly about: (words: AppWords) => string;
  /** The flags that the address carries; all others stay in the page. */
  readonly parameters: readonly string[];
  /** Set where these flags mean something else than in other views, which then hand it none. */
  readonly apart?: true;
  /** Loads what the view shows, when it is first gone to. */
  readonly load: () => Promise<ComponentType<ViewProps>>;
}

/** What a view is given: what its address asks, and how to change that. */
export interface ViewProps {
  readonly flags: Flags;
  /** Puts other flags into the address: as a step that "back" undoes, or in the place of what was there. */
  readonly setFlags: (flags: Flags, step: Step) => void;
}
