import type { VNode } from "preact";
import failBaseline from "../../../../examples/golden/fail/baseline.csv?url";
import failCandidate from "../../../../examples/golden/fail/candidate.csv?url";
import inconclusiveBaseline from "../../../../examples/golden/inconclusive/baseline.csv?url";
import inconclusiveCandidate from "../../../../examples/golden/inconclusive/candidate.csv?url";
import passBaseline from "../../../../examples/golden/pass/baseline.csv?url";
import passCandidate from "../../../../examples/golden/pass/candidate.csv?url";
import { loadFile } from "../../state/useFiles.ts";
import { useWords } from "../../words/useWords.ts";

/** Pairs of files that come with the page. */
const examples = {
  pass: [passBaseline, passCandidate],
  fail: [failBaseline, failCandidate],
  inconclusive: [inconclusiveBaseline, inconclusiveCandidate],
} as const;

/** Examples, one click away. */
export function Examples(): VNode {
  const words = useWords();
  return (
    <p class="examples">
      {words.files.examples}{" "}
      {(Object.keys(examples) as (keyof typeof examples)[]).map((name) => (
        <button key={name} type="button" class="chip" onClick={() => void take(name)}>
          {words.gate.examples[name]}
        </button>
      ))}
    </p>
  );
}

async function take(name: keyof typeof examples): Promise<void> {
  const [baseline, candidate] = await Promise.all(
    examples[name].map(async (address) => (await fetch(address)).blob()),
  );
  await Promise.all([
    loadFile("baseline", { name: "baseline.csv", blob: baseline }),
    loadFile("candidate", { name: "candidate.csv", blob: candidate }),
  ]);
}
