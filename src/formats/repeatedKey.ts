const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;

/** A key that stands twice in one object. */
export interface RepeatedKey {
  readonly key: string;
  /** The line of the second, from 1. */
  readonly line: number;
}

/** The first key that an object of this JSON has twice: JSON.parse keeps the last and drops the other in silence. */
export function repeatedKey(json: string): RepeatedKey | undefined {
  const open: Set<string>[] = [];
  for (const { 0: found, 1: colon, index } of json.matchAll(token)) {
    if (found === "{") open.push(new Set());
    else if (found === "}") open.pop();
    else if (colon !== undefined) {
      const key: string = JSON.parse(found.slice(0, found.length - colon.length));
      const keys = open.at(-1);
      if (keys?.has(key)) return { key, line: json.slice(0, index).split("\n").length };
      keys?.add(key);
    }
  }
  return undefined;
}
