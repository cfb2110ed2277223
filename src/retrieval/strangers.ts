import type { Judgements, Run } from "../formats/retrieval/QueryDocuments.ts";
import type { Caveat } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import { nearMissHint } from "../table/nearMiss.ts";
import { listedIds } from "../table/unmatched.ts";

/**
 * A caveat where a run retrieved none of the judged documents, so that every score is 0.
 * @param inRun the number in the run of each judged document; -1 where it was never retrieved
 * @throws InputError where their ids are near misses: then the zeros come of how they are written
 */
export function strangers(run: Run, judgements: Judgements, inRun: Int32Array): readonly Caveat[] {
  if (inRun.length === 0 || inRun.some((code) => code >= 0)) return [];
  const [file, other] = [run.source.path, judgements.source.path];
  const [retrieved, judged] = [run.documents.texts(), judgements.documents.texts()];
  const near = nearMissHint(judged, retrieved);
  if (near === undefined) return [{ code: "nothing-judged", params: { file, count: retrieved.length } }];
  throw new InputError(
    "no-common-documents",
    [
      `${file} retrieved none of the documents that ${other} judges.`,
      ...listedIds(`Documents of ${other}`, judged),
      ...listedIds(`Documents of ${file}`, retrieved),
    ].join(" "),
    near,
    { file },
  );
}
