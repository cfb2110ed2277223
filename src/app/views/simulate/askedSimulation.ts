import type { Language } from "../../../report/words/languages.ts";
import type { Files } from "../../state/FileStore.ts";
import { type Flags, withFlag } from "../../state/Flags.ts";
import type { Asked } from "../../worker/Asked.ts";
import { askedOf } from "../gate/askedOf.ts";

/** What the form asks: what a gate is asked, with the threshold of its rules, and golden sets of what was sampled. */
export function askedSimulation(files: Files, flags: Flags, language: Language): Asked {
  const asked = askedOf(files, flags, language);
  const clustered = !["", "none"].includes(flags.cluster?.[0] ?? "");
  const sized = withFlag(asked.flags, clustered ? "questions" : "documents", "");
  return {
    ...asked,
    flags: flags.threshold === undefined ? sized : { ...sized, threshold: flags.threshold },
  };
}
