import fc from "fast-check";
import { expect, test } from "vitest";
import { questionId, shortened } from "../../../src/formats/tools/questionId.ts";

test("an id comes before a description, a description before the question, the question before all variables", () => {
  const vars = { context: "c", question: "Who?", caseId: 17 };
  expect(questionId({ vars, metadata: { id: "m" }, description: "d" })).toBe("17");
  const { caseId: _, ...rest } = vars;
  expect(questionId({ vars: rest, metadata: { "Question ID": "m" }, description: "d" })).toBe("m");
  expect(questionId({ vars: rest, metadata: { topic: "t" }, description: "d" })).toBe("d");
  expect(questionId({ vars: rest })).toBe("Who?");
  expect(questionId({ vars: { b: 1, a: ["x"] } })).toBe('{"a":"[\\"x\\"]","b":"1"}');
  expect(questionId({ vars: { text: "alone", empty: "" } })).toBe("alone");
  expect(questionId({ vars: { id: "", question: null } })).toBeUndefined();
});

test("the order of the variables changes nothing", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (vars) => {
      const turned = Object.fromEntries(Object.entries(vars).reverse());
      expect(questionId({ vars: turned })).toBe(questionId({ vars }));
    }),
  );
});

test("long texts that start alike stay apart, and one text in two Unicode forms stays one", () => {
  for (const length of [150, 250]) {
    const text = "é".repeat(length);
    expect(shortened(text.normalize("NFD"))).toBe(shortened(text.normalize("NFC")));
  }
  const ids = Array.from({ length: 20_000 }, (_, k) => shortened(`${"the same words ".repeat(20)}${k}`));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toMatch(/^the same words .{40,110}… [\da-f]{16}$/);
  expect(shortened("short")).toBe("short");
});
