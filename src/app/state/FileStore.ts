import type { LoadedFile } from "./LoadedFile.ts";

/** Where a file stands: each view reads those it needs, so that a file given once is there for all. */
export const slots = ["baseline", "candidate", "latencyBaseline", "latencyCandidate"] as const;

export type Slot = (typeof slots)[number];

/** The files of the page. */
export type Files = Readonly<Partial<Record<Slot, LoadedFile>>>;

type Listener = () => void;

let files: Files = {};
const listeners = new Set<Listener>();

/** The files as they are now. */
export function currentFiles(): Files {
  return files;
}

/** Puts a file in its place, or takes it away. */
export function putFile(slot: Slot, file: LoadedFile | undefined): void {
  const { [slot]: _, ...others } = files;
  files = file === undefined ? others : { ...others, [slot]: file };
  for (const listener of listeners) listener();
}

/** Calls back at each change, until the function that is returned is called. */
export function onFiles(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
