import type { GateStudy } from "../simulate/goldenSets/GateStudy.ts";
import type { GateTally } from "../simulate/goldenSets/goldenSets.ts";
import type { LatencyCells } from "../stats/latency/LatencyCells.ts";
import type { QuestionScores } from "./QuestionScores.ts";
import type { SystemEntry } from "./StudyFile.ts";

/** What stands behind a number and would change it: plain data. What was made of the same is not made again. */
export type Behind = Readonly<Record<string, unknown>>;

/** Where a study is done: what knows of files, processes, networks, threads and what was done before. */
export interface Laboratory {
  /** What each question got, or null where the system has nothing on this data set. */
  scores(data: string, system: string, entry: SystemEntry): Promise<QuestionScores | null>;
  /** Draws golden sets; the same sets for studies of as many questions. */
  goldenSets(study: GateStudy, draws: number, seed: number): Promise<GateTally>;
  /** Latencies of a system on the queries of the latency protocol, in milliseconds; the key is theirs. */
  latencies(
    system: string,
    entry: SystemEntry | null,
  ): Promise<{ readonly cells: LatencyCells; readonly key: string }>;
  /** What was made and kept of the same, or else what is made now. The value must survive JSON. */
  kept<Value>(step: string, behind: Behind, make: () => Promise<Value>): Promise<Value>;
  /** Told when a step begins. */
  begin(step: string, number: number, steps: number): void;
}
