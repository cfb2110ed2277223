import type { ComponentType } from "preact";
import type { LessonName } from "../../words/en/learn.ts";
import { CoverageLesson } from "./lessons/CoverageLesson.tsx";
import { DocumentsLesson } from "./lessons/DocumentsLesson.tsx";
import { FloorLesson } from "./lessons/FloorLesson.tsx";
import { LatencyLesson } from "./lessons/LatencyLesson.tsx";
import { PairingLesson } from "./lessons/PairingLesson.tsx";
import { PollLesson } from "./lessons/PollLesson.tsx";

/** One idea with something to try it on. */
export interface LessonEntry {
  readonly name: LessonName;
  readonly Component: ComponentType;
}

/** The lessons in the order in which they build on each other. */
export const lessons: readonly LessonEntry[] = [
  { name: "poll", Component: PollLesson },
  { name: "coverage", Component: CoverageLesson },
  { name: "floor", Component: FloorLesson },
  { name: "pairing", Component: PairingLesson },
  { name: "documents", Component: DocumentsLesson },
  { name: "latency", Component: LatencyLesson },
];
