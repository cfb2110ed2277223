/** The latency of a case whose tool writes seconds; nothing where there is no such number. */
export function latencyOf(seconds: unknown): { readonly latencyMs?: number } {
  const number = typeof seconds === "string" && seconds.trim() !== "" ? Number(seconds) : seconds;
  return typeof number === "number" && Number.isFinite(number) && number >= 0
    ? { latencyMs: number * 1000 }
    : {};
}
