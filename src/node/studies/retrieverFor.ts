import type { Retriever } from "../../retrieval/Retriever.ts";
import type { SystemEntry } from "../../study/StudyFile.ts";
import { httpRetriever } from "./httpRetriever.ts";

/** What searches for a system that can be asked query by query. */
export function retrieverFor(
  retrieverOf: (expression: string) => Retriever,
  system: string,
  entry: SystemEntry,
  data: string,
): Retriever {
  if (entry.kind === "retriever") return retrieverOf(entry.system);
  if (entry.kind === "http")
    return httpRetriever(
      system,
      entry.url.replaceAll("{data}", encodeURIComponent(data)),
      entry.timeoutSeconds,
    );
  throw new Error(`${system} cannot be asked query by query`);
}
