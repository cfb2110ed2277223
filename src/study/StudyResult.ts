import type { HypothesisResult } from "./hypotheses.ts";
import type { StudyFile } from "./StudyFile.ts";
import type { Row, TableName } from "./tables.ts";

/** What came of a study: study.json holds this, and each table stands beside it as CSV. */
export interface StudyResult {
  /** The study as its file has it, defaults filled in. */
  readonly study: StudyFile;
  /** The data sets that were used. */
  readonly data: readonly {
    readonly name: string;
    readonly questions: number;
    /** Questions without a score of some system. */
    readonly leftOut: number;
    /** Sizes of golden sets that fit into it. */
    readonly n: readonly number[];
    readonly systems: readonly string[];
  }[];
  readonly hypotheses: readonly HypothesisResult[];
  readonly tables: Readonly<Record<TableName, readonly Row[]>>;
  /** Degraded systems that could not be made, having less to lose. */
  readonly notBuilt: readonly {
    readonly data: string;
    readonly system: string;
    readonly loss: number;
    readonly how: string;
  }[];
}
