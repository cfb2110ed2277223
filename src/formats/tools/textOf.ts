/**
 * The text of a field that names something: objects as JSON, "" where there is none.
 *
 * @example textOf({ question: "Who?" }) // '{"question":"Who?"}'
 */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
