import { type Judged, judge } from "../../cli/judge.ts";
import { keyOf } from "../state/Flags.ts";
import type { Asked } from "./Asked.ts";
import { askedArguments } from "./askedArguments.ts";
import type { Progress } from "./Tasks.ts";

interface Kept {
  readonly key: string;
  readonly blobs: readonly Blob[];
  readonly judged: Promise<Judged>;
}

let kept: Kept | undefined;

/**
 * Judges what is asked, and remembers the last answer: the list of questions and the downloads ask for the same again.
 *
 * @throws InputError as the command line does
 */
export function judgedOnce(asked: Asked, report: (progress: Progress) => void): Promise<Judged> {
  const key = `${keyOf(asked.flags)} ${asked.files.map(({ name }) => JSON.stringify(name)).join(" ")}`;
  const blobs = asked.files.map(({ blob }) => blob);
  const same = kept?.key === key && kept.blobs.every((blob, i) => blob === blobs[i]);
  if (kept !== undefined && same) return kept.judged;
  const args = askedArguments("gate", asked, report);
  const judged = Promise.resolve()
    .then(() => judge(args))
    .then(detailedOnce);
  kept = { key, blobs, judged };
  return judged;
}

/** Lists the questions once, however often they are asked for. */
function detailedOnce(judged: Judged): Judged {
  let details: ReturnType<Judged["details"]> | undefined;
  return { ...judged, details: () => (details ??= judged.details()) };
}
