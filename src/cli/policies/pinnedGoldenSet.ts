import type { Arguments } from "../../asked/Arguments.ts";
import { idTransformsOf } from "../../asked/inputs/idTransforms.ts";
import { readTable } from "../../formats/index.ts";
import { beside } from "../../node/beside.ts";
import { openSource } from "../../node/openSource.ts";
import { sha256 } from "../../node/sha256.ts";
import type { PinnedGoldenSet } from "../../policy/Policy.ts";
import { questionsText } from "../../policy/questionsText.ts";
import { refuseChangedQuestions } from "../../policy/refuseChangedQuestions.ts";
import { count } from "../../report/numbers.ts";
import { InputError } from "../../table/InputError.ts";
import { transformIds } from "../../table/idTransform.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";

/** The hash by which a policy can pin the questions of a table. */
export function goldenSetHash(table: ScoreTable, columns: readonly string[]): string {
  return sha256(questionsText(table, columns));
}

/**
 * Refuses a candidate that was scored on other questions than the policy names, by a file or by a hash.
 *
 * @param policyFile the policy's path, from whose folder the file is taken
 * @throws InputError `golden-set-changed`
 */
export async function heldToGoldenSet(
  candidate: ScoreTable,
  pinned: PinnedGoldenSet,
  policyFile: string,
  args: Arguments,
  unmatched: "error" | "drop",
): Promise<void> {
  const { file, columns } = pinned;
  if (file !== null) {
    const path = beside(policyFile, file);
    const id = args.one("id");
    const read = await readTable(openSource(path, "not hashed"), {
      metrics: [],
      groups: columns,
      ...(id !== undefined && { id }),
    });
    const table = transformIds(read, idTransformsOf(args));
    const remedy = `If the candidate is right, bring ${path} up to date.`;
    refuseChangedQuestions({ since: `${path} was written`, table, columns, remedy }, candidate, unmatched);
    return;
  }
  const found = goldenSetHash(candidate, columns);
  if (found === pinned.sha256) return;
  throw new InputError(
    "golden-set-changed",
    `The questions of ${candidate.source.path} are not those that ${policyFile} names: ${count(new Set(candidate.ids).size, "question")} with the hash ${found}, where the policy has ${pinned.sha256 ?? ""}.`,
    "If the golden set changed on purpose, write the new hash into the policy. A saved baseline, or file: in place of sha256:, can also name the questions that changed.",
    { file: candidate.source.path },
  );
}
