import type { Figure } from "../../report/article/Figure.ts";
import type { Language } from "../../report/words/languages.ts";
import type { NamedBlob } from "../state/NamedBlob.ts";
import type { Asked } from "./Asked.ts";
import type { Description } from "./answers/Description.ts";
import type { DocumentsPlanAnswer } from "./answers/DocumentsPlanAnswer.ts";
import type { Download, DownloadQuery } from "./answers/Download.ts";
import type { EstimateAnswer } from "./answers/EstimateAnswer.ts";
import type { GateAnswer } from "./answers/GateAnswer.ts";
import type { LatencyAnswer } from "./answers/LatencyAnswer.ts";
import type { ListingRows, RowsQuery } from "./answers/ListingRows.ts";
import type { QuestionsPlanAnswer } from "./answers/QuestionsPlanAnswer.ts";
import type { SimulationAnswer } from "./answers/SimulationAnswer.ts";

/** What the worker does, by name: what a task is given and what it answers. Both can be cloned. */
export interface Tasks {
  describe: (input: { readonly file: NamedBlob }) => Description;
  gate: (input: Asked) => GateAnswer;
  estimate: (input: Asked) => EstimateAnswer;
  planQuestions: (input: Asked) => QuestionsPlanAnswer;
  planDocuments: (input: Asked) => DocumentsPlanAnswer;
  simulate: (input: Asked) => SimulationAnswer;
  latency: (input: Asked) => LatencyAnswer;
  rows: (input: Asked & RowsQuery) => ListingRows;
  download: (input: Asked & DownloadQuery) => Download;
  /** Draws a figure: markup of `report/html`, all text in it escaped. */
  draw: (input: { readonly figure: Figure; readonly language: Language }) => string;
}

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskAnswer<Name extends TaskName> = ReturnType<Tasks[Name]>;

/** How far a task has come. */
export interface Progress {
  /** Of the bytes to read or the draws to make, between 0 and 1. */
  readonly share: number;
}

/** Is told how far a task has come. */
export type Report = (progress: Progress) => void;

/** A task as the worker runs it. */
export type Run<Name extends TaskName> = (
  input: TaskInput<Name>,
  report: Report,
) => Promise<TaskAnswer<Name>>;
