import type { Language } from "../../report/words/languages.ts";
import type { Flags } from "../state/Flags.ts";
import type { NamedBlob } from "../state/NamedBlob.ts";

/** What every question about files carries. */
export interface Asked {
  readonly flags: Flags;
  /** In the order of the command line: the baseline first. */
  readonly files: readonly NamedBlob[];
  /** The language of the answer's sentences. */
  readonly language: Language;
}
