import type { Language } from "../../../report/words/languages.ts";
import type { Files } from "../../state/FileStore.ts";
import { type Flags, flagOf } from "../../state/Flags.ts";
import type { NamedBlob } from "../../state/NamedBlob.ts";
import type { Asked } from "../../worker/Asked.ts";

/** Flags that say where two systems are in one file. */
const layoutFlags = ["baseline-column", "candidate-column", "system-column", "baseline", "candidate"];

/** Where the two systems are: in two files, in one, or the candidate alone, held to a threshold. */
export type Layout = "two" | "one" | "alone";

/** What the form asks: the files in order, and of the flags those that mean something together. */
export function askedOf(files: Files, flags: Flags, language: Language): Asked {
  const layout = layoutOf(files, flags);
  const { baseline, candidate } = files;
  const given = layout === "alone" ? [candidate ?? baseline] : [baseline, candidate];
  return { flags: meant(flags, layout), files: apart(given.filter((file) => file !== undefined)), language };
}

/** Which files the form asks about. */
export function layoutOf({ baseline, candidate }: Files, flags: Flags): Layout {
  if (flagOf(flags, "rule") === "threshold") return "alone";
  return (baseline === undefined) === (candidate === undefined) ? "two" : "one";
}

function meant(flags: Flags, layout: Layout): Flags {
  const inColumns = flagOf(flags, "baseline-column") !== "" || flagOf(flags, "candidate-column") !== "";
  const dropped = new Set([
    ...(layout === "one" ? [] : layoutFlags),
    ...(layout === "one" && inColumns ? ["metric", "system-column", "baseline", "candidate"] : []),
    ...(layout === "alone" ? ["margin", "unmatched"] : ["threshold"]),
    ...(["", "none"].includes(flagOf(flags, "cluster")) ? ["estimand", "multi"] : []),
  ]);
  return Object.fromEntries(Object.entries(flags).filter(([name]) => !dropped.has(name)));
}

/** Files with one name are told apart by the folder in which the command line would find them. */
export function apart(files: readonly NamedBlob[]): readonly NamedBlob[] {
  const [first, second] = files;
  const same = second !== undefined && first.name === second.name;
  return files.map(({ name, blob }, i) => ({
    name: same ? `${["baseline", "candidate"][i]}/${name}` : name,
    blob,
  }));
}
