import { describe, expect, test } from "vitest";
import { repeatedKey } from "../../src/formats/repeatedKey.ts";

describe("a key that stands twice in one object", () => {
  test.each([
    ['{"a": 1,\n "b": 2,\n "a": 3}', { key: "a", line: 3 }],
    ['{"list": [{"x": 1}, {"x": 1, "x": 2}]}', { key: "x", line: 1 }],
    ['{"a": {"b": 1}, "c": {"b": 2}, "\\u0061": 0}', { key: "a", line: 1 }],
  ])("is found in %s", (json, found) => {
    expect(repeatedKey(json)).toEqual(found);
  });

  test("is not seen in values, in other objects, or in braces inside text", () => {
    expect(repeatedKey('{"a": "a", "b": ["a", "a"], "c": {"a": "{\\"a\\": 1"}, "d": "}"}')).toBeUndefined();
  });

  test("does not take long where there are many", () => {
    const documents = Array.from({ length: 200_000 }, (_, i) => `{"name":"d${i}","questions":${i}}`);
    expect(repeatedKey(`{"documents":[${documents.join(",\n")}]}`)).toBeUndefined();
  });
});
