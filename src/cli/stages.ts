import type { Io } from "./Io.ts";
import { type Progress, progressOf } from "./progress.ts";

/** Progress of work that has several stages, each of which counts something else. */
export interface Stages {
  readonly show: (done: number, total: number, noun: string) => void;
  readonly end: () => void;
}

/** A line of progress that starts afresh whenever other things are counted. */
export function stagesOf(io: Io): Stages {
  let noun: string | undefined;
  let progress: Progress | undefined;
  return {
    show: (done, total, counted) => {
      if (counted !== noun || progress === undefined) {
        progress?.end();
        progress = progressOf(io, counted);
        noun = counted;
      }
      progress.show(done, total);
    },
    end: () => progress?.end(),
  };
}
