import type { NamedBlob } from "../state/NamedBlob.ts";
import type { Asked } from "./Asked.ts";
import type { Description } from "./answers/Description.ts";
import type { Download, DownloadQuery } from "./answers/Download.ts";
import type { EstimateAnswer } from "./answers/EstimateAnswer.ts";
import type { GateAnswer } from "./answers/GateAnswer.ts";
import type { QuestionsPage, QuestionsQuery } from "./answers/QuestionsPage.ts";

/** What the worker does, by name: what a task is given and what it answers. Both can be cloned. */
export interface Tasks {
  describe: (input: { readonly file: NamedBlob }) => Description;
  gate: (input: Asked) => GateAnswer;
  questions: (input: Asked & QuestionsQuery) => QuestionsPage;
  estimate: (input: Asked) => EstimateAnswer;
  download: (input: Asked & DownloadQuery) => Download;
}

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskAnswer<Name extends TaskName> = ReturnType<Tasks[Name]>;

/** How far a task has come. */
export interface Progress {
  /** Of the bytes to read or the draws to make, between 0 and 1. */
  readonly share: number;
}

/** A task as the worker runs it. */
export type Run<Name extends TaskName> = (
  input: TaskInput<Name>,
  report: (progress: Progress) => void,
) => Promise<TaskAnswer<Name>>;
