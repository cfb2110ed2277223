/** What can be downloaded, by the ending of its file. */
export type DownloadFormat = "html" | "md" | "json" | "csv";

export interface DownloadQuery {
  readonly command: "gate" | "estimate";
  readonly format: DownloadFormat;
}

/** A file to be. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}
