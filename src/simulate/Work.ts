import type { JobName, Jobs } from "./jobs.ts";
import type { Request, Task } from "./tasks.ts";

/** Long work of one kind on one or more inputs. */
export interface Work<Name extends JobName> {
  readonly job: Name;
  /** What is drawn from, and how many draws on it. */
  readonly inputs: readonly Request<Jobs[Name]["input"]>[];
  /** Draws in one task. */
  readonly atOnce: number;
  readonly seed: number;
  /** The stream of the first task; 0 without it. */
  readonly firstStream?: number;
}

/** What a worker is told when it starts. */
export interface WorkerStart<Name extends JobName> {
  readonly job: Name;
  readonly inputs: readonly Jobs[Name]["input"][];
  readonly seed: number;
  readonly firstStream: number;
  readonly tasks: readonly Task[];
}
