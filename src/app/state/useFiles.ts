import { useEffect, useState } from "preact/hooks";
import { ask } from "../worker/client.ts";
import { problemOf } from "../worker/problem.ts";
import { currentFiles, type Files, onFiles, putFile, type Slot } from "./FileStore.ts";
import type { NamedBlob } from "./NamedBlob.ts";

/** The files of the page, as state. */
export function useFiles(): Files {
  const [files, setFiles] = useState(currentFiles);
  useEffect(() => onFiles(() => setFiles(currentFiles())), []);
  return files;
}

/** Takes a file in and has the worker describe it. A file that came meanwhile stays. */
export async function loadFile(slot: Slot, file: NamedBlob): Promise<void> {
  putFile(slot, { ...file, seen: { kind: "reading", share: 0 } });
  const still = (): boolean => currentFiles()[slot]?.blob === file.blob;
  const seen = await ask("describe", { file }, ({ share }) => {
    if (still()) putFile(slot, { ...file, seen: { kind: "reading", share } });
  }).then(
    (description) => ({ kind: "described", description }) as const,
    (error) => ({ kind: "refused", problem: problemOf(error) }) as const,
  );
  if (still()) putFile(slot, { ...file, seen });
}
