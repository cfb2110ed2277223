import type { Caveat } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import { codesOf, nestsIn } from "../../table/nesting.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import type { Arguments } from "../Arguments.ts";

/** What `--cluster` named: nothing, `none`, one column (or of two the coarser), or two that cross. */
export type DocumentColumns =
  | { readonly kind: "unnamed" | "none" }
  | { readonly kind: "one"; readonly column: string; readonly caveats: readonly Caveat[] }
  | { readonly kind: "crossed"; readonly columns: readonly [string, string] };

/**
 * Reads `--cluster`, given once or twice. Where each value of one column lies inside one value of the other, the
 * coarser holds all that depends on one another and is taken alone.
 */
export function documentColumns(args: Arguments, table: ScoreTable): DocumentColumns {
  const named = [...new Set(args.all("cluster"))];
  if (named.length > 2 || (named.length === 2 && named.includes("none")))
    throw new InputError(
      "usage",
      `--cluster names ${named.join(", ")}.`,
      "Name one column, two that cross each other (such as the document and the annotator), or none.",
    );
  const [first, second] = named;
  if (first === undefined) return { kind: "unnamed" };
  if (first === "none") return { kind: "none" };
  if (second === undefined) return { kind: "one", column: first, caveats: [] };
  if (args.has("multi"))
    throw new InputError(
      "usage",
      "--multi looks into the cells of one cluster column, but two columns were named.",
      `Give --cluster once with --multi, or leave out --multi.`,
    );
  const [a, b] = named.map((column) => codesOf(table.groups.get(column) ?? []));
  if (nestsIn(a, b)) return nested(first, second);
  if (nestsIn(b, a)) return nested(second, first);
  return { kind: "crossed", columns: [first, second] };
}

function nested(fine: string, coarse: string): DocumentColumns {
  return { kind: "one", column: coarse, caveats: [{ code: "nested-clusters", params: { fine, coarse } }] };
}

/** Why a command has no answer for crossed columns. */
export function crossedRefused([a, b]: readonly [string, string], args: Arguments): InputError {
  return new InputError(
    "crossed-clusters",
    `${a} and ${b} cross: neither holds the other. ${args.typed[0]} takes one cluster column: no test of a loss is known to hold its error rate with two that cross.`,
    `Name the one whose values differ most in their scores, --cluster ${a} or --cluster ${b}. For the mean of one system gatestats estimate takes both.`,
  );
}
