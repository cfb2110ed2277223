import type { Random } from "../../stats/Random.ts";
import type { Ask } from "./Request.ts";

/** A query and the name it goes by in the file. */
export interface Query {
  readonly id: string;
  readonly text: string;
}

/** A row of the file: one query in one run. */
export interface Measurement {
  readonly query: Query;
  /** From 1. */
  readonly run: number;
  /** null where the request failed. */
  readonly ms: number | null;
  readonly error: string | undefined;
}

export interface MeasureOptions {
  /** One stream a run, for the order of its queries. */
  readonly orders: readonly Random[];
  /** Requests before each run that do not count. */
  readonly warmUp: number;
  readonly signal: AbortSignal;
  /** Told after each request that counts. */
  readonly onProgress: (done: number) => void;
}

/**
 * Asks every query once in every run, one after the other, in an order shuffled anew for each run. Ends early, with what
 * was measured, when the signal says so.
 */
export async function measureRuns(
  queries: readonly Query[],
  ask: Ask,
  { orders, warmUp, signal, onProgress }: MeasureOptions,
): Promise<readonly Measurement[]> {
  const rows: Measurement[] = [];
  for (const [index, random] of orders.entries()) {
    const order = shuffled(queries, random);
    for (let i = 0; i < warmUp && !signal.aborted; i++) await ask(order[i % order.length].text, signal);
    for (const query of order) {
      if (signal.aborted) return rows;
      const { ms, error } = await ask(query.text, signal);
      if (signal.aborted) return rows;
      rows.push({ query, run: index + 1, ms: error === undefined ? ms : null, error });
      onProgress(rows.length);
    }
  }
  return rows;
}

/** R. A. Fisher & F. Yates's shuffle, as in D. E. Knuth (1997), "The Art of Computer Programming", vol. 2, §3.4.2. */
function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
