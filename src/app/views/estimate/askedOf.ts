import type { Language } from "../../../report/words/languages.ts";
import type { Files, Slot } from "../../state/FileStore.ts";
import { type Flags, flagOf, withFlag } from "../../state/Flags.ts";
import type { LoadedFile } from "../../state/LoadedFile.ts";
import type { Asked } from "../../worker/Asked.ts";

/** The file that is estimated: of two, the one that was chosen, else the candidate. */
export function slotOf({ baseline, candidate }: Files, chosen: Slot): Slot {
  if (baseline !== undefined && candidate !== undefined) return chosen;
  return baseline !== undefined ? "baseline" : "candidate";
}

/** What the form asks: the file, and of the flags those that mean something together. */
export function askedOf(file: LoadedFile | undefined, flags: Flags, language: Language): Asked {
  const clustered = !["", "none"].includes(flagOf(flags, "cluster"));
  const strata = flagOf(flags, "strata") !== "";
  const dropped = new Set([
    ...(clustered || strata ? [] : ["estimand"]),
    ...(clustered ? [] : ["multi"]),
    ...(strata ? ["population"] : []),
    ...(flagOf(flags, "system-column") === "" ? ["system"] : []),
  ]);
  const meant = Object.fromEntries(Object.entries(flags).filter(([name]) => !dropped.has(name)));
  return {
    flags: withFlag(meant, "method", "all"),
    files: file === undefined ? [] : [file].map(({ name, blob }) => ({ name, blob })),
    language,
  };
}
