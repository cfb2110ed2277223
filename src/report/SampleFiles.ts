/** Where a sample was written, and what its columns are called. */
export interface SampleFiles {
  readonly list: string;
  readonly design: string;
  /** The column of documents in the list. */
  readonly cluster: string;
  /** What a row of the list is. */
  readonly row: "document" | "question";
}
