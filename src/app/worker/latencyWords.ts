import { latency } from "../../report/words/en/latency.ts";
import type { LatencyWords } from "../../report/words/LatencyWords.ts";
import type { Language } from "../../report/words/languages.ts";

/** What is said of latencies, in a language. */
export async function latencyWords(_: Language): Promise<LatencyWords> {
  return latency;
}
