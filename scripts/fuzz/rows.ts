import type { Target } from "./Target.ts";
import { at, childrenOf, type Form, Pairs, type Path, type Tree } from "./tree.ts";

/** The rows of a document, of lines, or below the header of a table. */
export function rowPaths({ rows, name }: Target, tree: Tree, form: Form): readonly Path[] {
  const children = (path: Path): readonly Path[] => childrenOf(at(tree, path)).map((_, k) => [...path, k]);
  if (form.kind === "table") return children([]).slice(1);
  if (name === "junit") return children([]).filter((path) => isTestCase(at(tree, path)));
  if (form.kind !== "document") return children([]);
  if (rows === undefined) return [];
  const lists = rows.reduce<readonly Path[]>(
    (found, key) =>
      found.flatMap((path) => {
        const outer = at(tree, path);
        if (key === "*") return children(path);
        return outer instanceof Pairs
          ? outer.pairs.flatMap(([name], k) => (name === key ? [[...path, k]] : []))
          : [];
      }),
    [[]],
  );
  return lists.flatMap((path) => (Array.isArray(at(tree, path)) ? children(path) : []));
}

/** Whether a piece of a JUnit report is a test. */
export function isTestCase(piece: Tree): piece is string {
  return typeof piece === "string" && piece.startsWith("<testcase");
}
