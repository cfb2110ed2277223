import { describe, expect, test } from "vitest";
import { readTexts, type TextKind } from "../../../src/formats/retrieval/readTexts.ts";
import type { Texts } from "../../../src/formats/retrieval/Texts.ts";
import type { InputError } from "../../../src/table/InputError.ts";

/** Reads a text cut into chunks of that many bytes. */
function read(text: string | Uint8Array, kind: TextKind = "document", size = 7): Promise<Texts> {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  }
  return readTexts({ path: "corpus.jsonl", bytes: chunks() }, kind);
}

async function refusal(text: string | Uint8Array, kind: TextKind = "document"): Promise<string> {
  const error = await read(text, kind).then(
    () => undefined,
    (thrown: InputError) => thrown,
  );
  return `${error?.place.file}:${error?.place.line} ${error?.code}: ${error?.message} ${error?.hint}`;
}

const lines = (...rows: readonly unknown[]): string =>
  rows.map((row) => `${typeof row === "string" ? row : JSON.stringify(row)}\n`).join("");

test.each([1, 3, 1000])("a collection is read in chunks of %i bytes as it is written", async (size) => {
  const text = `\ufeff${lines({ _id: "d1", title: "Straße", text: "a\nb", metadata: { url: "x" } }, "", { _id: "d2", text: "c" }).replaceAll("\n", "\r\n")}`;
  const { ids, titles, texts, caveats, source } = await read(text.trimEnd(), "document", size);
  expect({ ids, titles, texts, caveats }).toEqual({
    ids: ["d1", "d2"],
    titles: ["Straße", ""],
    texts: ["a\nb", "c"],
    caveats: [],
  });
  expect(source).toMatchObject({ path: "corpus.jsonl", format: "beir-corpus", rows: 2 });
});

test("ids stay text: a number keeps its digits, and NFC is noted", async () => {
  const { ids, caveats } = await read(
    lines(
      '{"_id": 12345678901234567890, "text": "a"}',
      { _id: "007", text: "b" },
      { id: "e\u0301", contents: "c" },
    ),
  );
  expect(ids).toEqual(["12345678901234567890", "007", "\u00e9"]);
  expect(caveats).toEqual([{ code: "ids-normalised", params: { file: "corpus.jsonl", count: 1 } }]);
});

test("a document without text is kept and noted; one with a title alone is no such document", async () => {
  const { ids, caveats } = await read(
    lines({ _id: "d1", title: "", text: " " }, { _id: "d2", title: "t", text: "" }),
  );
  expect(ids).toEqual(["d1", "d2"]);
  expect(caveats).toEqual([{ code: "empty-texts", params: { file: "corpus.jsonl", count: 1, first: "d1" } }]);
});

describe("refused with file, line and remedy", () => {
  const whole = { _id: "d1", text: "a" };
  test.each<[string, string | Uint8Array, TextKind, string]>([
    [
      "an id that stands twice",
      lines(whole, whole),
      "document",
      'corpus.jsonl:2 repeated-id: The id "d1" stands twice, on lines 1 and 2.',
    ],
    [
      "a line cut short",
      `${lines(whole)}{"_id": "d2", "te`,
      "document",
      "corpus.jsonl:2 json-syntax: Not JSON",
    ],
    [
      "a line that is no object",
      lines(whole, "[1]"),
      "document",
      "corpus.jsonl:2 json-row: Line 2 is no JSON object.",
    ],
    [
      "no id",
      lines({ key: "d1", text: "a" }),
      "document",
      'corpus.jsonl:1 no-id: Line 1 has no "_id". Its keys: key, text. Write one document a line:',
    ],
    [
      "an id that is no text",
      lines({ _id: ["d1"], text: "a" }),
      "document",
      'corpus.jsonl:1 no-id: The "_id" of line 1 is ["d1"], no text that could be an id.',
    ],
    [
      "an empty id",
      lines({ _id: "", text: "a" }),
      "document",
      'corpus.jsonl:1 no-id: The "_id" of line 1 is "", no text that could be an id.',
    ],
    [
      "no text",
      lines({ _id: "d1", body: "a" }),
      "document",
      'corpus.jsonl:1 no-text: Line 1, "d1", has no "text". Its keys: _id, body.',
    ],
    [
      "a text that is none",
      lines({ _id: "q1", text: null }),
      "query",
      'corpus.jsonl:1 no-text: The "text" of "q1" on line 1 is null, not text. Write one query a line:',
    ],
    [
      "an empty query",
      lines({ _id: "q1", text: "" }),
      "query",
      'corpus.jsonl:1 empty-query: The query "q1" on line 1 has no text, so there is nothing to search for.',
    ],
    ["an empty file", "", "document", "corpus.jsonl:undefined empty-file: corpus.jsonl is empty."],
    [
      "a binary file",
      Uint8Array.of(1, 0, 2),
      "document",
      "corpus.jsonl:undefined binary-file: corpus.jsonl is binary, not text.",
    ],
    [
      "bytes that are no UTF-8",
      Uint8Array.of(0x7b, 0xff, 0x7d),
      "document",
      "corpus.jsonl:undefined not-utf8:",
    ],
  ])("%s", async (_, text, kind, said) => {
    expect(await refusal(text, kind)).toContain(said);
  });
});
