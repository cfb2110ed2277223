import { setTimeout as pause } from "node:timers/promises";
import { HostError } from "./HostError.ts";

/** How often something is tried, and how long each wait is, in milliseconds. */
export interface Patience {
  readonly waitsMs: readonly number[];
  /** The longest wait that a host may ask for. */
  readonly longestMs: number;
}

/** Four tries in all, with a second, two and four between them. */
export const usualPatience: Patience = { waitsMs: [1000, 2000, 4000], longestMs: 60_000 };

/**
 * Does something again while what stops it may pass.
 *
 * @throws what stopped it the last time
 */
export async function again<T>(
  work: () => Promise<T>,
  { waitsMs, longestMs }: Patience,
  signal: AbortSignal,
): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HostError) || !error.passing || signal.aborted) throw error;
      const asked = Math.max(waitMs, 1000 * (error.retryAfterS ?? 0));
      if (asked > longestMs) throw error;
      try {
        await pause(asked, undefined, { signal });
      } catch {
        throw error;
      }
    }
  }
  return work();
}
