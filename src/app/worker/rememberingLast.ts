import { keyOf } from "../state/Flags.ts";
import type { Asked } from "./Asked.ts";
import type { Report } from "./Tasks.ts";

/** Works out what is asked. */
export type Work<Answer> = (asked: Asked, report: Report) => Promise<Answer>;

/** The same work, its last answer remembered: lists and downloads ask for it again. */
export function rememberingLast<Answer>(work: Work<Answer>): Work<Answer> {
  let last:
    | { readonly key: string; readonly blobs: readonly Blob[]; readonly answer: Promise<Answer> }
    | undefined;
  return ({ flags, files, language }, report) => {
    const key = JSON.stringify([keyOf(flags), files.map(({ name }) => name), language]);
    const blobs = files.map(({ blob }) => blob);
    if (last?.key === key && last.blobs.every((blob, i) => blob === blobs[i])) return last.answer;
    const answer = work({ flags, files, language }, report);
    last = { key, blobs, answer };
    return answer;
  };
}
