import { InputError } from "../../table/InputError.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { selectWhere } from "../../table/selectRows.ts";
import type { Arguments } from "../Arguments.ts";

/** A column and the value that rows must have there. */
export type Where = readonly [column: string, value: string];

/** Reads `--where COL=VALUE`, which may be given several times: all must hold. */
export function whereOf(args: Arguments): readonly Where[] {
  return args.all("where").map((text) => {
    const at = text.indexOf("=");
    if (at > 0) return [text.slice(0, at), text.slice(at + 1)];
    throw new InputError(
      "usage",
      `--where ${text} names no column and value.`,
      "Write --where COLUMN=VALUE, such as --where provider=openai:gpt-4o.",
    );
  });
}

/** The rows that `--where` keeps. */
export function narrowed(args: Arguments, table: ScoreTable): ScoreTable {
  return whereOf(args).reduce((rows, [column, value]) => selectWhere(rows, column, value), table);
}
