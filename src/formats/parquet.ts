import type { Format } from "./Format.ts";
import type { Tool } from "./tools/Tool.ts";

const magic = "PAR1";
const encrypted = "PARE";

/** Parquet: a table of its own, or a tool's data frame. */
export const parquet: Format & Tool = {
  name: "parquet",
  title: "Parquet (snappy, gzip, zstd, brotli, lz4 or not compressed)",
  support: "supported",
  gives:
    "As CSV by the names of the columns; also the data frames of RAGAS, LangSmith, Langfuse, Phoenix, MLflow and TruLens. Structs are opened one level (scores.recall), integers of 64 bits are ids to the last digit. Only the columns that are wanted are read, a row group at a time.",
  binary: true,
  recognises: (head) => (startsWith(head, magic) || startsWith(head, encrypted) ? 1 : 0),
  async read(file, options) {
    const { readParquet } = await import("./readParquet.ts");
    return readParquet(file, options);
  },
};

function startsWith(bytes: Uint8Array, letters: string): boolean {
  return bytes.length >= letters.length && Array.from(letters).every((l, k) => bytes[k] === l.charCodeAt(0));
}
