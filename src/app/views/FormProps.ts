import type { Files } from "../state/FileStore.ts";
import type { Flags } from "../state/Flags.ts";

/** What a form shows and how it is changed. */
export interface FormProps {
  readonly files: Files;
  readonly flags: Flags;
  readonly onFlags: (flags: Flags) => void;
  /** What is wrong, by field. */
  readonly problems: ReadonlyMap<string, string>;
}
