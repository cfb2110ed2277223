/** What can be downloaded, by the ending of its file. */
export type DownloadFormat = "html" | "md" | "json" | "csv";

/** The commands that a view gives the answer of. */
export type AnsweredCommand = "gate" | "estimate" | "simulate gate" | "latency";

export interface DownloadQuery {
  readonly command: AnsweredCommand;
  readonly format: DownloadFormat;
}

/** A file to be. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}
