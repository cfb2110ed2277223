import { allBytes, openText } from "./bytes.ts";
import type { Format } from "./Format.ts";
import { columnsOf, flatten, takeRow } from "./jsonCells.ts";
import { recordLines } from "./jsonLines.ts";
import { findRows } from "./jsonShape.ts";
import { TableBuilder } from "./TableBuilder.ts";
import { parseJson } from "./tolerantJson.ts";
import { decode } from "./utf8.ts";

/** A JSON document that holds one table. */
export const json: Format = {
  name: "json",
  recognises: (head) => (/^\s*[[{]/.test(new TextDecoder().decode(head.subarray(0, 4096))) ? 0.8 : 0),
  async read(source, options) {
    const { file } = await openText(source);
    const text = decode(await allBytes(file));
    const { rows, key, placed } = findRows(parseJson(text, file.path), file.path);
    const flat = rows.map(flatten);
    const builder = new TableBuilder(file, "json", options);
    if (flat.length > 0) builder.plan(columnsOf(flat));
    const lines = placed ? recordLines(text, key) : [];
    for (const [k, row] of flat.entries()) takeRow(builder, row, lines[k] ?? 0);
    return builder.finish();
  },
};
