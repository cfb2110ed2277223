/** Takes one column of a file, a row at a time, and keeps only what the table needs of it. */
export interface Sink {
  /** Rows taken so far. */
  readonly rows: number;
  /** Takes a cell given as bytes[start, end) in UTF-8. The bytes are not kept. */
  bytes(bytes: Uint8Array, start: number, end: number): void;
  /** Takes a cell given as text. */
  text(text: string): void;
  /** Takes a row in which the column does not occur. */
  nothing(): void;
}
