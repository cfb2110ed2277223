/** A file that was given to the page. Its bytes stay where they are until the worker reads them. */
export interface NamedBlob {
  /** Its name, as results and commands show it. */
  readonly name: string;
  readonly blob: Blob;
}
