import type { Judgements } from "../formats/retrieval/QueryDocuments.ts";
import type { AskedMeasure } from "./measures/measureNamed.ts";
import { documentCell, questionDocuments, restOnOne } from "./questionDocuments.ts";
import type { Retrieved } from "./Retrieved.ts";
import type { RetrieveResult } from "./RetrieveResult.ts";
import type { RunScores } from "./RunScores.ts";
import { runOf } from "./runOf.ts";
import { scoreDefaults } from "./ScoreOptions.ts";
import { scoreRun } from "./scoreRun.ts";

/** How what was retrieved is judged. */
export interface JudgeOptions {
  /** The least grade that counts as relevant. */
  readonly relevantFrom: number;
  /** What ends a document's name in the id of a chunk; null where every id is a document of its own. */
  readonly separator: string | null;
  /** When the scores get a column of documents; `auto`: where each question rests on one, and some share theirs. */
  readonly column: "auto" | "always" | "never";
}

/** Scores, and the columns that go with them by name: the documents that each question rests on, where wanted. */
export interface Judged {
  readonly scores: RunScores;
  readonly questionDocuments: NonNullable<RetrieveResult["questionDocuments"]>;
  readonly columns: ReadonlyMap<string, readonly string[]>;
}

/** Scores what was retrieved. A query for which nothing was found scores 0: the system was asked. */
export function judgeRetrieved(
  retrieved: Retrieved,
  judgements: Judgements,
  measures: readonly AskedMeasure[],
  { relevantFrom, separator, column: when }: JudgeOptions,
): Judged {
  const scores = scoreRun(runOf(retrieved), judgements, measures, { ...scoreDefaults, relevantFrom });
  const rest = questionDocuments(judgements, scores.ids, relevantFrom, separator);
  const column = when === "always" || (when === "auto" && restOnOne(rest));
  return {
    scores,
    questionDocuments: { column, documents: rest.documents, several: rest.several },
    columns: new Map(column ? [["doc_id", rest.named.map(documentCell)]] : []),
  };
}
