import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { readTable } from "../../src/formats/index.ts";
import { openSource } from "../../src/node/openSource.ts";

const directory = mkdtempSync(join(tmpdir(), "gatestats-"));
afterAll(() => rmSync(directory, { recursive: true }));

function written(name: string, bytes: string | Uint8Array): string {
  const path = join(directory, name);
  writeFileSync(path, bytes);
  return path;
}

async function textOf(path: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of openSource(path).bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe("openSource", () => {
  const text = "id,hit\nq1,1\nq2,0\n";

  test("reads a file and tells the SHA-256 of its bytes as stored", async () => {
    const packed = gzipSync(text);
    const table = await readTable(openSource(written("scores.csv.gz", packed)));
    expect(table.ids).toEqual(["q1", "q2"]);
    expect(table.source.sha256).toBe(createHash("sha256").update(packed).digest("hex"));
  });

  test("unpacks gzip by its content, whatever the name", async () => {
    expect(await textOf(written("packed.csv", gzipSync(text)))).toBe(text);
    expect(await textOf(written("plain.csv.gz", text))).toBe(text);
  });

  test("reads a file longer than one chunk to its end", async () => {
    const long = "0123456789abcdef".repeat(200_000);
    expect(await textOf(written("long.txt", long))).toBe(long);
    expect(await textOf(written("long.gz", gzipSync(long)))).toBe(long);
  });

  test("refuses gzip that was cut short", async () => {
    const cut = gzipSync("0123456789".repeat(1000)).subarray(0, 40);
    await expect(textOf(written("cut.gz", cut))).rejects.toMatchObject({ code: "broken-gzip" });
  });

  test("names a path that is not there, and a directory", async () => {
    await expect(textOf(join(directory, "none.csv"))).rejects.toThrow("none.csv does not exist.");
    await expect(textOf(directory)).rejects.toThrow("is a directory, not a file.");
  });

  test("an empty file has no bytes, and is refused by the reader", async () => {
    await expect(readTable(openSource(written("empty.csv", "")))).rejects.toMatchObject({
      code: "empty-file",
    });
  });
});
