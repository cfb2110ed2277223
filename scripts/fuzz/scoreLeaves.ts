import { wordsForScores } from "./oddValues.ts";
import type { Outcome, Snapshot } from "./Snapshot.ts";
import { at, type Form, type Path, placesOf, Raw, replaced, type Tree } from "./tree.ts";

/** One cell of a table of scores. */
export interface CellPlace {
  readonly metric: string;
  readonly row: number;
}

/** A place in a file where a score is written, and the cells in which it comes out. */
export interface ScoreLeaf {
  readonly path: Path;
  readonly cells: readonly CellPlace[];
}

/** Leaves that are tried at most to find out which are scores. */
const mostLeaves = 250;

/** The places that hold scores, found out by putting another number there. */
export async function scoreLeaves(
  tree: Tree,
  form: Form,
  table: Snapshot,
  read: (tree: Tree) => Promise<Outcome>,
): Promise<readonly ScoreLeaf[]> {
  const first = form.kind === "table" ? 1 : 0;
  const places = placesOf(tree).filter(
    (path) => path.length > 0 && path[0] >= (path.length === 1 ? 0 : first) && isProbed(at(tree, path)),
  );
  const leaves: ScoreLeaf[] = [];
  for (const path of places.slice(0, mostLeaves)) {
    const cells = await cellsOf(tree, path, table, read);
    if (cells.length > 0) leaves.push({ path, cells });
  }
  return leaves;
}

/** Whether a leaf may be a score. */
function isProbed(value: Tree): boolean {
  if (value instanceof Raw) return Number.isFinite(Number(value.text)) && /[.e]/.test(value.text);
  if (typeof value === "string")
    return typeof wordsForScores.get(value) === "number" || /^-?\d*\.?\d+$/.test(value);
  return typeof value === "number" || typeof value === "boolean";
}

/** The cells in which a leaf comes out, none where it is no score. */
async function cellsOf(
  tree: Tree,
  path: Path,
  table: Snapshot,
  read: (tree: Tree) => Promise<Outcome>,
): Promise<readonly CellPlace[]> {
  const leaf = at(tree, path);
  const old = leaf instanceof Raw ? Number(leaf.text) : leaf;
  const probe = typeof old === "boolean" ? Number(!old) : Number(old) === 0.3125 ? 0.6875 : 0.3125;
  const value = typeof old === "boolean" ? !old : typeof old === "string" ? String(probe) : probe;
  const outcome = await read(replaced(tree, path, () => value));
  if (outcome.kind === "error" || outcome.table.ids.join("\n") !== table.ids.join("\n")) return [];
  const cells: CellPlace[] = [];
  for (const [metric, before] of table.metrics) {
    const after = outcome.table.metrics.get(metric);
    if (after === undefined) return [];
    for (const [row, score] of before.entries()) {
      if (after[row] === score) continue;
      if (after[row] !== probe) return [];
      cells.push({ metric, row });
    }
  }
  return cells;
}
