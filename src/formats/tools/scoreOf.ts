/** A score as a tool wrote it: true and false count 1 and 0, all else stays for the column to read. */
export function scoreOf(value: unknown): unknown {
  return typeof value === "boolean" ? Number(value) : value;
}
