import { stringify } from "yaml";

/** A text, number or list on one line, as YAML reads it back. */
export function yamlScalar(value: string | number | readonly (string | number)[]): string {
  if (typeof value === "object") return `[${value.map(yamlScalar).join(", ")}]`;
  if (typeof value === "string" && /[\p{Cc}\u2028\u2029]|[,[\]{}]/u.test(value)) return JSON.stringify(value);
  return stringify(value, { lineWidth: 0 }).trimEnd();
}
