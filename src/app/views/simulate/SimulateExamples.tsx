import type { VNode } from "preact";
import bm25 from "../../../../examples/sotu/bm25.csv?url";
import tfidf from "../../../../examples/sotu/tfidf.csv?url";
import { loadFile } from "../../state/useFiles.ts";
import { useWords } from "../../words/useWords.ts";

/** A pair with questions enough to draw from. */
export function SimulateExamples(): VNode {
  const words = useWords();
  return (
    <p class="examples">
      {words.files.examples}{" "}
      <button type="button" class="chip" onClick={() => void take()}>
        {words.simulate.example}
      </button>
    </p>
  );
}

async function take(): Promise<void> {
  const blobs = await Promise.all([bm25, tfidf].map(async (address) => (await fetch(address)).blob()));
  await Promise.all([
    loadFile("baseline", { name: "bm25.csv", blob: blobs[0] }),
    loadFile("candidate", { name: "tfidf.csv", blob: blobs[1] }),
  ]);
}
