/** JSON, and tables of text, as trees that keep what JSON.parse loses: keys that come twice, and numbers as they are written. */

/** A number or literal exactly as it is to be written. */
export class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object as its pairs. */
export class Pairs {
  readonly pairs: readonly (readonly [key: string, value: Tree])[];

  constructor(pairs: readonly (readonly [string, Tree])[]) {
    this.pairs = pairs;
  }
}

export type Tree = null | boolean | number | string | Raw | Pairs | readonly Tree[];

/** A place in a tree: indexes of elements, or of pairs. */
export type Path = readonly number[];

/** How a tree is written to a file. */
export type Form =
  | { readonly kind: "document" }
  | { readonly kind: "lines" }
  | { readonly kind: "table"; readonly delimiter: string }
  /** Fields between delimiters that are never quoted; the first row is no header. */
  | { readonly kind: "fields"; readonly delimiter: string };

const token = /"(?:[^"\\]|\\[\s\S])*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Parses JSON that is right but for the literals of Python. */
export function parseTree(text: string): Tree {
  const tokens = text.match(token) ?? [];
  let at = 0;
  const value = (): Tree => {
    const word = tokens[at++];
    if (word === "[") {
      const list: Tree[] = [];
      while (tokens[at] !== "]") {
        list.push(value());
        if (tokens[at] === ",") at++;
      }
      at++;
      return list;
    }
    if (word === "{") {
      const pairs: [string, Tree][] = [];
      while (tokens[at] !== "}") {
        const key = JSON.parse(tokens[at]) as string;
        at += 2;
        pairs.push([key, value()]);
        if (tokens[at] === ",") at++;
      }
      at++;
      return new Pairs(pairs);
    }
    if (word === undefined) throw new Error("cut short");
    if (word.startsWith('"')) return JSON.parse(word) as string;
    if (word === "null" || word === "true" || word === "false") return JSON.parse(word) as null | boolean;
    return /^-?\d{1,15}(?:\.\d+)?$/.test(word) ? Number(word) : new Raw(word);
  };
  return value();
}

/** Parses a table, blank lines left out. */
export function parseTable(text: string, delimiter: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = new RegExp(
    `(?:"((?:[^"]|"")*)" *|([^\\n\\r\\${delimiter}]*))(\\${delimiter}|\\r\\n|\\n|\\r|$)`,
    "gy",
  );
  for (let match = field.exec(text); match !== null; match = field.exec(text)) {
    const [, quoted, plain, end] = match;
    row.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    if (end !== delimiter) {
      if (row.length > 1 || row[0] !== "") rows.push(row);
      row = [];
    }
    if (end === "" || field.lastIndex >= text.length) break;
  }
  return rows;
}

export function written(tree: Tree, form: Form): string {
  if (form.kind === "document") return json(tree);
  const rows = Array.isArray(tree) ? (tree as readonly Tree[]) : [tree];
  if (form.kind === "lines") return `${rows.map(json).join("\n")}\n`;
  const cell = form.kind === "table" ? (value: Tree) => quotedWhere(value, form.delimiter) : plainText;
  return rows
    .map(
      (row) => `${(Array.isArray(row) ? (row as readonly Tree[]) : [row]).map(cell).join(form.delimiter)}\n`,
    )
    .join("");
}

function json(tree: Tree): string {
  if (tree instanceof Raw) return tree.text;
  if (tree instanceof Pairs)
    return `{${tree.pairs.map(([key, value]) => `${JSON.stringify(key)}: ${json(value)}`).join(", ")}}`;
  if (Array.isArray(tree)) return `[${(tree as readonly Tree[]).map(json).join(", ")}]`;
  return JSON.stringify(tree);
}

function plainText(value: Tree): string {
  return typeof value === "string" ? value : json(value);
}

function quotedWhere(value: Tree, delimiter: string): string {
  const text = plainText(value);
  return text.includes(delimiter) || /["\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function childrenOf(tree: Tree): readonly Tree[] {
  if (tree instanceof Pairs) return tree.pairs.map(([, value]) => value);
  return Array.isArray(tree) ? (tree as readonly Tree[]) : [];
}

export function at(tree: Tree, path: Path): Tree {
  return path.reduce<Tree>((inner, step) => childrenOf(inner)[step] ?? null, tree);
}

/** The keys on the way to a place, "" for an element of a list. */
export function keysTo(tree: Tree, path: Path): readonly string[] {
  return path.map((step, k) => {
    const outer = at(tree, path.slice(0, k));
    return outer instanceof Pairs ? outer.pairs[step][0] : "";
  });
}

/** Every place, outermost first. */
export function placesOf(tree: Tree, from: Path = []): readonly Path[] {
  return [from, ...childrenOf(tree).flatMap((inner, k) => placesOf(inner, [...from, k]))];
}

/** The tree with something else at a place. */
export function replaced(tree: Tree, path: Path, change: (old: Tree) => Tree): Tree {
  const [step, ...rest] = path;
  if (step === undefined) return change(tree);
  if (tree instanceof Pairs)
    return new Pairs(
      tree.pairs.map(([key, value], k) => [key, k === step ? replaced(value, rest, change) : value]),
    );
  if (!Array.isArray(tree)) return tree;
  return (tree as readonly Tree[]).map((value, k) => (k === step ? replaced(value, rest, change) : value));
}

/** The tree without what stands at a place. */
export function without(tree: Tree, path: Path): Tree {
  const last = path[path.length - 1];
  return replaced(tree, path.slice(0, -1), (outer) =>
    outer instanceof Pairs
      ? new Pairs(outer.pairs.filter((_, k) => k !== last))
      : Array.isArray(outer)
        ? (outer as readonly Tree[]).filter((_, k) => k !== last)
        : outer,
  );
}
