import type { Dice } from "./Dice.ts";
import { formatOf, isSame, wrongCells, wrongPart, wrongRows } from "./differences.ts";
import { errorFlags, withPair } from "./failedRows.ts";
import { allows, jsonValues, meaningOf, words } from "./meanings.ts";
import { rowPaths } from "./rows.ts";
import { type Outcome, outcomeOf, type Snapshot } from "./Snapshot.ts";
import { type ScoreLeaf, scoreLeaves } from "./scoreLeaves.ts";
import type { Seed, Target } from "./Target.ts";
import { sourceOf } from "./targets.ts";
import {
  at,
  childrenOf,
  type Form,
  keysTo,
  Pairs,
  type Path,
  Raw,
  replaced,
  type Tree,
  without,
} from "./tree.ts";

/** A changed file, and what is wrong with what was made of it; undefined where nothing is. */
export interface Question {
  readonly kind: string;
  readonly tree: Tree;
  wrong(outcome: Outcome): string | undefined;
}

/**
 * Changes to a file of which is known what must come of them: what is no score is none, a row more is a row more, and
 * nothing else changes. Which places hold scores is found out by changing them.
 */
export class KnownAnswers {
  readonly #target: Target;
  readonly #tree: Tree;
  readonly #form: Form;
  readonly #seed: Seed;
  readonly #table: Snapshot;
  readonly #leaves: readonly ScoreLeaf[];
  readonly #rows: readonly Path[];
  /** Whether row k of the file is row k of the table. */
  readonly #rowByRow: boolean;

  private constructor(target: Target, seed: Seed, tree: Tree, table: Snapshot, leaves: readonly ScoreLeaf[]) {
    this.#target = target;
    this.#seed = seed;
    this.#tree = tree;
    this.#form = seed.form!;
    this.#table = table;
    this.#leaves = leaves;
    this.#rows = rowPaths(target, tree, this.#form);
    this.#rowByRow =
      this.#rows.length === table.ids.length &&
      !isGrouped(target.name) &&
      leaves.every(({ path, cells }) =>
        cells.every(({ row }) => this.#rows[row].every((step, k) => step === path[k])),
      );
  }

  /** Undefined for a seed without a known structure, or one that is refused as it is. */
  static async of(target: Target, seed: Seed): Promise<KnownAnswers | undefined> {
    const { tree } = seed;
    if (tree === undefined || seed.form === undefined) return undefined;
    const read = (changed: Tree): Promise<Outcome> => readTree(target, seed, changed);
    const [asIs, parsed] = [
      await outcomeOf(() => target.read(sourceOf(seed.bytes, seed.name), seed.options)),
      await read(tree),
    ];
    if (parsed.kind === "error" || asIs.kind === "error") return undefined;
    if (!isSame(asIs.table, parsed.table)) return undefined;
    const { table } = parsed;
    const leaves = await scoreLeaves(tree, seed.form, table, read);
    return new KnownAnswers(target, seed, tree, table, leaves);
  }

  /** What was found out: places of scores, rows, and whether they are the rows of the table. */
  get known(): { readonly leaves: number; readonly rows: number; readonly rowByRow: boolean } {
    return { leaves: this.#leaves.length, rows: this.#rows.length, rowByRow: this.#rowByRow };
  }

  /** A change and what must come of it; undefined where this file has nothing that could be changed so. */
  ask(dice: Dice): Question | undefined {
    const draw = dice.below(20);
    if (draw < 10) return this.#otherScore(dice);
    if (draw < 11) return this.#withoutScore(dice);
    if (draw < 13) return this.#withoutRow(dice);
    if (draw < 14) return this.#doubledRow(dice);
    if (draw < 16) return this.#shuffled(dice);
    if (draw < 17) return this.#moreKeys(dice);
    if (draw < 18) return this.#renamed(dice);
    return this.#failedRow(dice);
  }

  get #isText(): boolean {
    return this.#form.kind === "table" || this.#form.kind === "fields";
  }

  #otherScore(dice: Dice): Question | undefined {
    if (this.#leaves.length === 0) return undefined;
    const { path, cells } = dice.pick(this.#leaves);
    const value = this.#isText || dice.chance(0.4) ? dice.pick(words) : dice.pick(jsonValues);
    const expected = meaningOf(value);
    const old = at(this.#tree, path);
    const strict =
      this.#isText || isPlain(this.#target.name) || (typeof old === "number" && typeof value === "number");
    if (this.#form.kind === "fields" && typeof value === "string" && /^$|\s/.test(value)) return undefined;
    const named =
      typeof value === "string"
        ? JSON.stringify(value)
        : value instanceof Raw
          ? value.text
          : JSON.stringify(value);
    return {
      kind: "another score",
      tree: replaced(this.#tree, path, () => value),
      wrong: (outcome) =>
        wrongCells(this.#table, outcome, cells, (cell, before) =>
          allows(expected, cell, before) || (!strict && typeof cell !== "number")
            ? undefined
            : `${named} for a score became ${cell}`,
        ),
    };
  }

  #withoutScore(dice: Dice): Question | undefined {
    const inObjects = this.#leaves.filter(({ path }) => at(this.#tree, path.slice(0, -1)) instanceof Pairs);
    if (inObjects.length === 0 || isGrouped(this.#target.name)) return undefined;
    const { path, cells } = dice.pick(inObjects);
    return {
      kind: "no score",
      tree: without(this.#tree, path),
      wrong: (outcome) =>
        wrongCells(this.#table, outcome, cells, (cell, before) =>
          allows(null, cell, before) ? undefined : `a score that was taken out became ${cell}`,
        ),
    };
  }

  #withoutRow(dice: Dice): Question | undefined {
    const { length } = this.#rows;
    if (length < 2 || namedByOthers.test(this.#target.name)) return undefined;
    const k =
      this.#form.kind === "lines" && !this.#rowByRow ? 1 + dice.below(length - 1) : dice.below(length);
    const tree = without(this.#tree, this.#rows[k]);
    const order = Array.from({ length }, (_, row) => row).filter((row) => row !== k);
    return this.#rowByRow
      ? { kind: "a row fewer", tree, wrong: (outcome) => wrongRows(this.#table, outcome, order) }
      : { kind: "a row fewer", tree, wrong: (outcome) => wrongPart(this.#table, outcome, false) };
  }

  #doubledRow(dice: Dice): Question | undefined {
    if (!this.#rowByRow) return undefined;
    const { length } = this.#rows;
    const k = dice.below(length);
    const path = this.#rows[k];
    const last = path[path.length - 1];
    const order = Array.from({ length }, (_, row) => row);
    return {
      kind: "a row twice",
      tree: replaced(this.#tree, path.slice(0, -1), (list) => {
        const rows = childrenOf(list);
        return [...rows.slice(0, last), rows[last], ...rows.slice(last)];
      }),
      wrong: (outcome) =>
        wrongRows(this.#table, outcome, order) &&
        wrongRows(this.#table, outcome, [...order.slice(0, k), k, ...order.slice(k)]),
    };
  }

  #shuffled(dice: Dice): Question | undefined {
    const { length } = this.#rows;
    if (length < 2) return undefined;
    const lists = new Set(this.#rows.map((path) => path.slice(0, -1).join()));
    const fixed = this.#form.kind === "lines" && !this.#rowByRow ? 1 : 0;
    if (lists.size > 1 || length - fixed < 2) return undefined;
    const [first] = this.#rows;
    const offset = first[first.length - 1];
    if (this.#rows.some((path, k) => path[path.length - 1] !== offset + k)) return undefined;
    const numbers = Array.from({ length }, (_, row) => row);
    const order = [...numbers.slice(0, fixed), ...dice.shuffled(numbers.slice(fixed))];
    return {
      kind: "rows shuffled",
      tree: replaced(this.#tree, first.slice(0, -1), (list) => {
        const rows = childrenOf(list);
        return [...rows.slice(0, offset), ...order.map((row) => rows[offset + row])];
      }),
      wrong: (outcome) =>
        this.#rowByRow ? wrongRows(this.#table, outcome, order) : wrongPart(this.#table, outcome, true),
    };
  }

  #moreKeys(dice: Dice): Question | undefined {
    const { length } = this.#rows;
    if (length === 0 || this.#form.kind === "fields") return undefined;
    const some = dice.chance(0.5) ? dice.below(length) : -1;
    const note = (k: number): string => `words of no account ${k}`;
    const tree = this.#isText
      ? (childrenOf(this.#tree) as readonly (readonly Tree[])[]).map((row, k) => [
          ...row,
          k === 0 ? "zzz note" : note(k),
        ])
      : this.#rows.reduce<Tree>(
          (changed, path, k) =>
            some < 0 || k === some
              ? replaced(changed, path, (row) => withPair(row, "zzz note", note(k)))
              : changed,
          this.#tree,
        );
    const sameIds = !this.#target.name.startsWith("promptfoo");
    return {
      kind: "more keys",
      tree,
      wrong: (outcome) => {
        if (outcome.kind === "error") return undefined;
        if (sameIds && outcome.table.ids.join("\n") !== this.#table.ids.join("\n"))
          return `ids changed to ${outcome.table.ids}`;
        return isSame({ ...outcome.table, ids: this.#table.ids }, this.#table) ? undefined : "scores changed";
      },
    };
  }

  #renamed(dice: Dice): Question | undefined {
    if (this.#seed.options.metrics !== undefined || this.#seed.options.totals !== undefined) return undefined;
    const metrics = [...this.#table.metrics.keys()];
    if (metrics.length === 0 || !namesMetrics.test(this.#target.name)) return undefined;
    const metric = dice.pick(metrics);
    const name = `${metric} zz`;
    if (metrics.includes(name)) return undefined;
    const header = this.#form.kind === "table";
    const leaves = this.#leaves.filter(({ cells }) => cells.some((cell) => cell.metric === metric));
    const keys = leaves.map(({ path }) => keysTo(this.#tree, path).at(-1));
    if (header && !childrenOf(at(this.#tree, [0])).includes(metric)) return undefined;
    if (!header && (keys.length === 0 || keys.some((key) => key !== metric))) return undefined;
    const tree = header
      ? replaced(this.#tree, [0], (row) => childrenOf(row).map((cell) => (cell === metric ? name : cell)))
      : leaves.reduce<Tree>(
          (changed, { path }) =>
            replaced(changed, path.slice(0, -1), (row) =>
              row instanceof Pairs
                ? new Pairs(row.pairs.map(([key, value]) => [key === metric ? name : key, value]))
                : row,
            ),
          this.#tree,
        );
    return {
      kind: "a metric renamed",
      tree,
      wrong: (outcome) => {
        if (outcome.kind === "error" || formatOf(outcome.table) !== formatOf(this.#table)) return undefined;
        const [before, old, renamed] = [
          this.#table.metrics.get(metric),
          outcome.table.metrics.get(metric),
          outcome.table.metrics.get(name),
        ];
        if (renamed === undefined)
          return old?.some((score) => typeof score === "number")
            ? `${metric} is scored without its column`
            : undefined;
        const same = before?.every(
          (score, row) => renamed[row] === score || (score === "failed" && renamed[row] === null),
        );
        return same ? undefined : `${name} is ${renamed}, ${metric} was ${before}`;
      },
    };
  }

  #failedRow(dice: Dice): Question | undefined {
    const flag = errorFlags[this.#target.name];
    const { metrics, totals } = this.#seed.options;
    if (flag === undefined || !this.#rowByRow || metrics?.includes("error") || totals !== undefined)
      return undefined;
    const k = dice.below(this.#rows.length);
    const columns =
      this.#form.kind === "table" ? (childrenOf(childrenOf(this.#tree)[0]) as readonly string[]) : [];
    if (this.#form.kind === "table" && columns.includes("error")) return undefined;
    const tree =
      this.#form.kind === "table"
        ? childrenOf(this.#tree).map((row, line) => [
            ...childrenOf(row),
            line === 0 ? "error" : line === k + 1 ? "it broke down" : "",
          ])
        : replaced(this.#tree, this.#rows[k], flag);
    return {
      kind: "a failed row",
      tree,
      wrong: (outcome) =>
        wrongCells(
          this.#table,
          outcome,
          Array.from(this.#table.metrics.keys(), (metric) => ({ metric, row: k })),
          (cell) => (typeof cell === "number" ? `a failed row has a score of ${cell}` : undefined),
        ),
    };
  }
}

/**
 * Formats in which a row has another name without its neighbours: Langfuse's metrics are named after their sources where
 * there are several, evalite's questions after the expected answers.
 */
const namedByOthers = /^(?:langfuse|evalite)/;

/** Formats in which people or tools name metrics freely, by keys or columns. */
const namesMetrics = /^(?:[ct]sv|jsonl?|ragas.*|ragchecker|trulens.*|mlflow.*|braintrust)$/;

/** Formats whose rows are grouped by their queries. */
function isGrouped(name: string): boolean {
  return name === "run" || name === "judgements";
}

/** Formats that say nothing of the types of scores: text counts as in any column. */
function isPlain(name: string): boolean {
  return name === "json" || name === "jsonl";
}

function readTree(target: Target, seed: Seed, tree: Tree): Promise<Outcome> {
  return outcomeOf(() => target.read(sourceOf(target.write(tree, seed), seed.name), seed.options));
}
