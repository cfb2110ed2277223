/** One request that was timed. */
export interface Timed {
  /** Milliseconds by the monotonic clock. */
  readonly ms: number;
  /** Why it failed; undefined where it was answered. A failure has no latency. */
  readonly error: string | undefined;
}

/** How a query is put to the system; resolves however it ends. */
export type Ask = (query: string, signal: AbortSignal) => Promise<Timed>;

/** An error in one short line, fit for a cell. */
export function oneLine(text: string): string {
  const line = text
    .split(/\r?\n/)
    .map((part) => part.trim())
    .find((part) => part !== "");
  return (line ?? "").slice(0, 200);
}
