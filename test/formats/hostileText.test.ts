import { describe, expect, test } from "vitest";
import { readDesign } from "../../src/formats/designFile.ts";
import { readTable } from "../../src/formats/index.ts";
import { readYaml } from "../../src/formats/readYaml.ts";
import { InputError } from "../../src/table/InputError.ts";
import { bytesOf, chunked, readText, summary } from "./readCases.ts";

const deep = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("values within each other, thousands deep, are refused in words", () => {
  test.each([
    ["lines.jsonl", `{"id": "a", "doc_id": ${deep(20_000)}, "hit": 1}\n{"id": "b", "hit": 0}\n`],
    ["ragas.json", `[{"user_input": ${deep(20_000)}, "response": "r", "faithfulness": 1}]`],
    ["table.json", `{"columns": ["id", ${deep(20_000)}], "data": [["a", 1]]}`],
  ])("%s", async (name, text) => {
    await expect(readText(text, {}, name)).rejects.toMatchObject({ code: "too-deep", place: { file: name } });
  });

  test("in a design as well", async () => {
    const bytes = chunked(bytesOf(`{"version": 1, "design": ${deep(20_000)}}`), 1 << 16);
    await expect(readDesign({ path: "design.json", bytes })).rejects.toMatchObject({ code: "too-deep" });
  });
});

test("a design that is no UTF-8 is refused by its name", async () => {
  const bytes = Uint8Array.from([...bytesOf('{"version": 1, "design": "srs'), 0xff, ...bytesOf('"}')]);
  await expect(readDesign({ path: "design.json", bytes: chunked(bytes, 64) })).rejects.toMatchObject({
    code: "not-utf8",
    place: { file: "design.json" },
  });
});

test("what a file is does not depend on the chunks in which it comes", async () => {
  // a byte of zero far behind the start: looked at in a chunk of a megabyte, but not in small ones
  const text = `id,note,hit\n${Array.from({ length: 9000 }, (_, k) => `q${k},words,${k % 2}\n`).join("")}last,\0,1\n`;
  const [whole, cut] = await Promise.all(
    [1 << 20, 4096].map((length) =>
      readTable({ path: "scores.csv", bytes: chunked(bytesOf(text), length) }).then(summary),
    ),
  );
  expect(cut).toEqual(whole);
});

test("which column names the questions does not depend on the chunks either", async () => {
  const text = '{"name": "a", "hit": 1}\n{"name": "b", "hit": 0, "id": 7}\n';
  for (const length of [1, 1 << 16])
    await expect(
      readTable({ path: "scores.jsonl", bytes: chunked(bytesOf(text), length) }),
    ).rejects.toMatchObject({ code: "empty-id", place: { line: 1, column: "id" } });
  await expect(readText(`[${text.trim().split("\n")}]`, {}, "scores.json")).rejects.toThrow("has no id");
});

test("a line that is not UTF-8 is refused by its number: two ids with a letter lost each could be the same", async () => {
  const bytes = Uint8Array.from([
    ...bytesOf('{"id": "a", "hit": 1}\n{"id": "b'),
    0xff,
    ...bytesOf('", "hit": 0}\n'),
  ]);
  for (const length of [1, 1 << 16])
    await expect(readTable({ path: "scores.jsonl", bytes: chunked(bytes, length) })).rejects.toMatchObject({
      code: "not-utf8",
      place: { file: "scores.jsonl", line: 2 },
    });
});

test("UTF-16 with half a letter, or half a unit at its end, is refused as well", async () => {
  const text = Buffer.from("\ufeffid,hit\na,1\nb,0\n", "utf16le");
  expect((await readTable({ path: "scores.csv", bytes: chunked(text, 3) })).ids).toEqual(["a", "b"]);
  const half = Buffer.from(text);
  half.writeUInt16LE(0xd800, half.indexOf("b"));
  for (const bytes of [half, text.subarray(0, text.length - 1)])
    await expect(readTable({ path: "scores.csv", bytes: chunked(bytes, 3) })).rejects.toMatchObject({
      code: "not-utf8",
      place: { file: "scores.csv" },
    });
});

describe("YAML that is right by its grammar and cannot be had is refused in words", () => {
  const bomb = Array.from({ length: 12 }, (_, k) =>
    k === 0 ? "a0: &a0 [x, x, x, x, x, x, x, x]" : `a${k}: &a${k} [${`*a${k - 1}, `.repeat(8)}]`,
  );
  test.each([
    ["an alias without its anchor", "rule: *pass"],
    ["aliases that unfold to billions of values", bomb.join("\n")],
    ["lists within each other", `a: ${deep(20_000)}`],
  ])("%s", (_, text) => {
    expect(() => readYaml(text, "study.yaml")).toThrow(InputError);
  });
});
