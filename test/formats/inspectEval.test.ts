import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FileParts } from "../../src/formats/Format.ts";
import { readTable } from "../../src/formats/index.ts";
import { InputError } from "../../src/table/InputError.ts";
import type { ScoreTable } from "../../src/table/ScoreTable.ts";
import { chunked, filesDirectory, summary } from "./readCases.ts";

const bytesOf = (name: string): Uint8Array => readFileSync(join(filesDirectory, "tools", name));

function read(bytes: Uint8Array, openParts?: () => FileParts): Promise<ScoreTable> {
  return readTable({ path: "log.eval", bytes: chunked(bytes, 1 << 16), ...(openParts && { openParts }) });
}

describe("an Inspect log", () => {
  test("is read by its parts: the header and the summaries, never the samples (F74)", async () => {
    const bytes = bytesOf("inspect-packed.eval");
    const sample = Buffer.from(bytes).indexOf("samples/1_epoch_1.json");
    let touched = 0;
    let closed = 0;
    const table = await read(bytes, () => ({
      size: bytes.length,
      async read(start, end) {
        if (start > sample && start < sample + 40) touched++;
        return bytes.subarray(start, end);
      },
      close: () => {
        closed++;
      },
    }));
    expect(table.ids).toHaveLength(6);
    expect([touched, closed]).toEqual([0, 1]);
  });

  test("is the same table packed by deflate, by zstd in several frames, or not at all (F75)", async () => {
    const [deflate, ...others] = await Promise.all(
      ["packed", "zstd", "stored"].map(async (how) => summary(await read(bytesOf(`inspect-${how}.eval`)))),
    );
    for (const other of others) expect(other).toEqual(deflate);
  });

  test("whose summaries claim to unpack to a thousand times their length and more is refused unread", async () => {
    const bytes = Buffer.from(bytesOf("inspect-packed.eval"));
    const entry = bytes.lastIndexOf("summaries.json") - 46; // of the central directory
    bytes.writeUInt32LE(2 ** 30, entry + 24);
    await expect(read(bytes)).rejects.toMatchObject({ code: "zip-bomb" });
  });

  test("whose directory was changed, so that a member is lost or has another name, is refused", async () => {
    const fewer = Buffer.from(bytesOf("inspect-unfinished.eval"));
    const end = fewer.length - 22; // the end of the directory, which counts its members twice
    const members = fewer.readUInt16LE(end + 8);
    fewer.writeUInt16LE(members - 1, end + 8);
    fewer.writeUInt16LE(members - 1, end + 10);
    await expect(read(fewer)).rejects.toMatchObject({ code: "broken-zip" });
    const renamed = Buffer.from(bytesOf("inspect-unfinished.eval"));
    renamed.write("X", renamed.lastIndexOf("_journal/summaries/2.json"));
    await expect(read(renamed)).rejects.toMatchObject({ code: "broken-zip" });
    const folder = Buffer.from(bytesOf("inspect-without-summaries.eval"));
    folder[folder.lastIndexOf("samples/../2_epoch_1.json") - 8] |= 0x10; // an attribute: of a folder
    await expect(read(folder)).rejects.toMatchObject({ code: "broken-zip" });
  });

  test.each(["packed", "zstd"])("that was damaged anywhere is refused, or read whole (%s)", async (how) => {
    const bytes = bytesOf(`inspect-${how}.eval`);
    const rows = (await read(bytes)).ids.length;
    const place = fc.integer({ min: 4, max: bytes.length - 1 });
    const damage = fc.record({ at: place, byte: fc.integer({ min: 0, max: 255 }), cut: fc.option(place) });
    await fc.assert(
      fc.asyncProperty(damage, async ({ at, byte, cut }) => {
        const damaged = bytes.slice(0, cut ?? bytes.length);
        damaged[Math.min(at, damaged.length - 1)] = byte;
        try {
          expect((await read(damaged)).ids).toHaveLength(rows);
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
        }
      }),
      { numRuns: 150 },
    );
  });
});
