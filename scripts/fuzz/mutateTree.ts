import type { Dice } from "./Dice.ts";
import { nested, oddKeys, oddTrees } from "./oddValues.ts";
import { at, Pairs, type Path, placesOf, replaced, type Tree, without } from "./tree.ts";

/** A few changes to the structure of a document or a table. */
export function mutateTree(tree: Tree, dice: Dice, places: readonly Path[]): Tree {
  let out = tree;
  let paths = places;
  const times = dice.chance(0.6) ? 1 : 1 + dice.size(6);
  for (let k = 0; k < times; k++) {
    if (k > 0) paths = placesOf(out);
    out = mutateOnce(out, dice, dice.pick(paths), paths);
  }
  return out;
}

function mutateOnce(tree: Tree, dice: Dice, path: Path, paths: readonly Path[]): Tree {
  switch (dice.below(8)) {
    case 0:
      return path.length === 0 ? tree : without(tree, path);
    case 1:
      return replaced(tree, path, () => at(tree, dice.pick(paths)));
    case 2:
      return replaced(tree, path, (value) => [value]);
    case 3:
    case 4:
      return replaced(tree, path, (value) => inside(value, dice, tree, paths));
    case 5:
      return dice.chance(0.05)
        ? replaced(tree, path, () => nested(dice.pick([10, 200, 20_000]), dice.pick(["[", "{"])))
        : replaced(tree, path, () => dice.pick(oddTrees));
    default:
      return replaced(tree, path, () => dice.pick(oddTrees));
  }
}

/** An object or a list with one of its parts doubled, swapped, renamed or added. */
function inside(value: Tree, dice: Dice, tree: Tree, paths: readonly Path[]): Tree {
  const extra = (): Tree => (dice.chance(0.5) ? dice.pick(oddTrees) : at(tree, dice.pick(paths)));
  if (value instanceof Pairs) {
    const { pairs } = value;
    if (pairs.length === 0) return new Pairs([[dice.pick(oddKeys), extra()]]);
    const k = dice.below(pairs.length);
    const j = dice.below(pairs.length);
    switch (dice.below(5)) {
      case 0:
        return new Pairs([...pairs, [pairs[k][0], extra()]]);
      case 1:
        return new Pairs(pairs.map(([key, inner], i) => [i === k ? dice.pick(oddKeys) : key, inner]));
      case 2:
        return new Pairs(
          pairs.map(([key, inner], i) => [key, i === k ? pairs[j][1] : i === j ? pairs[k][1] : inner]),
        );
      case 3:
        return new Pairs(dice.shuffled(pairs));
      default:
        return new Pairs([...pairs, [dice.pick(oddKeys), extra()]]);
    }
  }
  if (!Array.isArray(value)) return dice.pick(oddTrees);
  const list = value as readonly Tree[];
  if (list.length === 0) return [extra()];
  const k = dice.below(list.length);
  switch (dice.below(4)) {
    case 0:
      return [...list.slice(0, k), list[dice.below(list.length)], ...list.slice(k)];
    case 1:
      return dice.shuffled(list);
    case 2:
      return [...list.slice(0, k), extra(), ...list.slice(k)];
    default:
      return new Pairs(list.map((inner, i) => [String(i), inner]));
  }
}
