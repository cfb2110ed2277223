import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTable } from "../../src/formats/index.ts";
import { InputError } from "../../src/table/InputError.ts";
import { chunked, filesDirectory, outcomeOf, summary } from "./readCases.ts";

const folder = join(filesDirectory, "tools");
const named = (ending: string): string[] => readdirSync(folder).filter((name) => name.endsWith(ending));

/** Reads bytes; whatever is wrong with them must be said in an InputError. */
async function readOrRefuse(path: string, bytes: Uint8Array): Promise<void> {
  try {
    const table = await readTable({ path, bytes: chunked(bytes, 1 << 16) });
    for (const { values } of table.metrics.values()) expect(values).toHaveLength(table.ids.length);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.place.file).toBe(path);
  }
}

describe("a changed byte is refused or harmless, and never asks for more memory than the file has use for", () => {
  test.each([...named(".parquet"), ...named(".xml"), "trec-eval-q.txt"])("%s", async (name) => {
    const bytes = readFileSync(join(folder, name));
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.nat(bytes.length),
        async (changes, cut) => {
          const spoilt = new Uint8Array(bytes);
          for (const [at, byte] of changes) spoilt[at] = byte;
          await readOrRefuse(name, spoilt);
          await readOrRefuse(name, spoilt.slice(0, cut));
        },
      ),
      { numRuns: 15 },
    );
  });
});

test("Parquet reads alike whatever packed it", async () => {
  const packed = named(".parquet").filter((name) => /-(?:snappy|gzip|zstd|brotli|lz4_raw)\./.test(name));
  expect(packed).toHaveLength(5);
  const plain = await outcomeOf("tools/parquet-uncompressed.parquet", {}, 1 << 20);
  for (const name of packed) expect(await outcomeOf(`tools/${name}`, {}, 1 << 20)).toEqual(plain);
});

test("Parquet reads only the columns that are wanted, from where they are stored", async () => {
  const bytes = new Uint8Array(readFileSync(join(folder, "parquet-uncompressed.parquet")));
  const read: number[] = [];
  let closed = 0;
  const table = await readTable(
    {
      path: "scores.parquet",
      bytes: chunked(bytes, 1 << 16),
      openParts: () => ({
        size: bytes.length,
        async read(start, end) {
          read.push(start);
          return bytes.slice(start, end);
        },
        close: () => closed++,
      }),
    },
    { id: "question_id", metrics: ["recall"] },
  );
  expect(summary(table)).toMatchObject({ metrics: { recall: { scores: [0, null, null, 0.75, 1] } } });
  expect(closed).toBe(1);
  // the magic number, the footer, and of each of three row groups ids, documents and scores, looked at and read
  expect(read.length).toBeLessThanOrEqual(2 + 3 * 3 * 2);
});

test("each kind of file that is refused by its first bytes says what to do instead", async () => {
  const starts = [
    "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
    "\x93NUMPY",
    "ARROW1\0\0",
    "\x89HDF\r\n\x1a\n",
    "\xfd7zXZ\0",
    "%PDF-1.7",
  ];
  for (const start of starts) {
    const bytes = Uint8Array.from(`${start}\0\0\0`, (letter) => letter.charCodeAt(0));
    const error = await readTable({ path: "x", bytes: chunked(bytes, 64) }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({
      code: "other-kind",
      place: { file: "x" },
      hint: expect.stringMatching(/\w/),
    });
  }
});

test.each([
  ["XML that is no report", "<a><b/></a>"],
  ["a page", "<html><p>Sign in</html>"],
])("%s is refused by its root", async (_, text) => {
  await expect(
    readTable({ path: "x", bytes: chunked(new TextEncoder().encode(text), 64) }),
  ).rejects.toMatchObject({
    code: "not-recognised",
  });
});

test("a text in Parquet that is no UTF-8 is refused: two names with a letter lost each could become one", async () => {
  const bytes = readFileSync(join(folder, "parquet-uncompressed.parquet"));
  const spoilt = new Uint8Array(bytes);
  spoilt[bytes.indexOf("d0")] = 0xff;
  const read = (all: Uint8Array): Promise<unknown> =>
    readTable({ path: "scores.parquet", bytes: chunked(all, 1 << 16) }, { groups: ["doc_id"] });
  await expect(read(bytes)).resolves.toBeDefined();
  await expect(read(spoilt)).rejects.toMatchObject({ code: "not-utf8", place: { file: "scores.parquet" } });
});
