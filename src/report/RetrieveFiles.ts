/** Where an answer of `retrieve` was written; null where it was not. */
export interface RetrieveFiles {
  readonly run: string | null;
  readonly scores: string | null;
}
