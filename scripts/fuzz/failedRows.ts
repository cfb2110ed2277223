import { isTestCase } from "./rows.ts";
import { Pairs, type Tree } from "./tree.ts";

/** How each tool says that a case broke down. */
export const errorFlags: Readonly<Record<string, (row: Tree) => Tree>> = Object.fromEntries([
  ...[
    "csv",
    "tsv",
    "json",
    "jsonl",
    "agentv",
    "braintrust",
    "every-eval-ever",
    "phoenix",
    "langsmith-csv",
  ].map((name) => [name, (row: Tree) => withPair(row, "error", "it broke down")] as const),
  ...["inspect-json", "inspect-eval"].map(
    (name) =>
      [name, (row: Tree) => withPair(row, "error", new Pairs([["message", "it broke down"]]))] as const,
  ),
  ["junit", withError],
  ["evalite", (row: Tree) => withPair(row, "status", "fail")],
  ["promptfoo-json", (row: Tree) => withPair(row, "failureReason", 2)],
  [
    "langsmith",
    (row: Tree) =>
      row instanceof Pairs
        ? new Pairs([
            ...row.pairs.map(
              ([key, value]) =>
                [key, key === "run" ? withPair(value, "error", "it broke down") : value] as const,
            ),
            ...(row.pairs.some(([key]) => key === "run") ? [] : [["error", "it broke down"] as const]),
          ])
        : row,
  ],
]);

/** An object with another value under a key. */
export function withPair(row: Tree, key: string, value: Tree): Tree {
  return row instanceof Pairs
    ? new Pairs([...row.pairs.filter(([other]) => other !== key), [key, value]])
    : row;
}

/** A test in which the runner itself broke down. */
function withError(piece: Tree): Tree {
  if (!isTestCase(piece)) return piece;
  return piece.endsWith("</testcase>")
    ? piece.replace(/<\/testcase>$/, "<error/></testcase>")
    : piece.replace(/\/>$/, "><error/></testcase>");
}
