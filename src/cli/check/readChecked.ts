import type { Arguments } from "../../asked/Arguments.ts";
import { idTransformsOf } from "../../asked/inputs/idTransforms.ts";
import { clusterColumns, readOptions } from "../../asked/inputs/readOptions.ts";
import { narrowed } from "../../asked/inputs/where.ts";
import { type FormatEntry, formatCatalogue } from "../../formats/catalogue.ts";
import { readTable } from "../../formats/index.ts";
import { openSource } from "../../node/openSource.ts";
import type { CheckedFile } from "../../report/CheckResult.ts";
import { describeTable } from "../../table/describe/describeTable.ts";
import { InputError } from "../../table/InputError.ts";
import { prefixSeparator, withIdPrefix } from "../../table/idPrefix.ts";
import { transformIds } from "../../table/idTransform.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { wantsHashes } from "../formats.ts";

/** A file as it was read and described; without a table where it could not be read. */
export interface ReadFile {
  readonly checked: CheckedFile;
  readonly table: ScoreTable | undefined;
}

/** Reads and describes a file. What is wrong with it is told in its place, so that the others are still looked at. */
export async function readChecked(args: Arguments, path: string): Promise<ReadFile> {
  try {
    const source = openSource(path, wantsHashes(args) ? "hashed" : "not hashed");
    const read = await readTable(source, { ...readOptions(args), everyGroup: true });
    const made = clusterColumns(args).filter((column) => prefixSeparator(column) !== undefined);
    const table = made.reduce(withIdPrefix, transformIds(narrowed(args, read), idTransformsOf(args)));
    return {
      checked: {
        path,
        format: entryOf(table.source.format),
        table: describeTable(table, args.one("system-column")),
        caveats: table.caveats,
        error: null,
      },
      table,
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { code, message, hint, place } = error;
    const { file = null, line = null, column = null } = place;
    const told = { code, message, file, line, column, hint: hint || null };
    return { checked: { path, format: null, table: null, caveats: [], error: told }, table: undefined };
  }
}

function entryOf(name: string): FormatEntry {
  const known = formatCatalogue().find((entry) => entry.name === name);
  return known ?? { name, title: name, support: "experimental", gives: "" };
}
