import { useEffect, useState } from "preact/hooks";
import { ask, cancelAll } from "../worker/client.ts";
import { problemOf } from "../worker/problem.ts";
import { currentFiles, type Files, onFiles, putFile, type Slot, slots } from "./FileStore.ts";
import type { LoadedFile } from "./LoadedFile.ts";
import type { NamedBlob } from "./NamedBlob.ts";

/** The files of the page, as state. */
export function useFiles(): Files {
  const [files, setFiles] = useState(currentFiles);
  useEffect(() => onFiles(() => setFiles(currentFiles())), []);
  return files;
}

/** Takes a file in and has the worker describe it. A file that came meanwhile stays. */
export async function loadFile(slot: Slot, { name, blob }: NamedBlob): Promise<void> {
  if (currentFiles()[slot]?.seen.kind === "reading") removeFile(slot);
  const file = { name, blob };
  putFile(slot, { ...file, seen: { kind: "reading", share: 0 } });
  const put = (seen: LoadedFile["seen"]): void => {
    if (currentFiles()[slot]?.blob === blob) putFile(slot, { ...file, seen });
  };
  try {
    const description = await ask("describe", { file }, ({ share }) => put({ kind: "reading", share }));
    put({ kind: "described", description });
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code !== "cancelled") put({ kind: "refused", problem });
  }
}

/** Takes a file away; if it is still being read, that ends. */
export function removeFile(slot: Slot): void {
  const reading = currentFiles()[slot]?.seen.kind === "reading";
  putFile(slot, undefined);
  if (reading) cancelWork();
}

/** Ends whatever the worker does, and has files that were being read meanwhile read again. */
export function cancelWork(): void {
  cancelAll();
  for (const slot of slots) {
    const file = currentFiles()[slot];
    if (file?.seen.kind !== "reading") continue;
    putFile(slot, undefined);
    void loadFile(slot, file);
  }
}
