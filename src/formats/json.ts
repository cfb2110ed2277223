import type { Format } from "./Format.ts";

/** Documents up to this many bytes are read whole, in any shape; in longer ones the rows are cut out one by one. */
const largestWhole = 64 * 2 ** 20;

/** A JSON document that holds one table. */
export const json: Format = {
  name: "json",
  recognises: (head) => (/^\s*[[{]/.test(new TextDecoder().decode(head.subarray(0, 4096))) ? 0.8 : 0),
  async read(source, options) {
    const { readDocument } = await import("./readJson.ts");
    return readDocument(source, options, largestWhole);
  },
};
