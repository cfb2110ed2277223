/** An object of JSON, its values not looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A value as an object; an empty one where it is none, so that paths into JSON of others can be followed. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === "object" && value !== null ? (value as JsonObject) : {};
}

/** The value at a path of keys; undefined where it ends early. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => objectOf(inner)[key], value);
}

/** A text, or undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
