import type { Condition, Hypothesis } from "./StudyFile.ts";
import type { Cell, Row, TableName } from "./tables.ts";

/** What came of a hypothesis by its own rule. */
export type Outcome = "supported" | "not supported" | "not testable here";

/** One condition, looked at for one data set or system. */
export interface ConditionResult {
  readonly condition: Condition;
  /** Null where no row was found. */
  readonly holds: boolean | null;
  /** The rows that were looked at. */
  readonly found: readonly {
    readonly row: Row;
    readonly value: number;
    /** What it was compared with. */
    readonly with: number;
    readonly holds: boolean;
  }[];
}

/** One data set (or system), and whether all conditions hold there. */
export interface UnitResult {
  readonly unit: string;
  /** Null where a condition found no row. */
  readonly holds: boolean | null;
  readonly conditions: readonly ConditionResult[];
}

export interface HypothesisResult {
  readonly name: string;
  readonly says: string;
  readonly section: string | null;
  readonly each: Hypothesis["each"];
  readonly atLeast: number;
  readonly outcome: Outcome;
  /** Units in which all conditions hold, and those that could be looked at. */
  readonly holdIn: number;
  readonly testableIn: number;
  readonly units: readonly UnitResult[];
}

/**
 * Applies a hypothesis's rule to tables. A condition holds in a unit where it holds in every row that it picks there, and
 * it must pick one. Supported: all conditions hold in `atLeast` units. Not testable: fewer units than that have rows, so
 * that no answer could have been a yes.
 */
export function judgeHypothesis(
  name: string,
  { says, section, each, atLeast, conditions }: Hypothesis,
  tables: Readonly<Record<TableName, readonly Row[]>>,
): HypothesisResult {
  const picked = conditions.map((condition) => ({
    condition,
    rows: tables[condition.table].filter((row) => picks(condition.where, row)),
  }));
  const names = [...new Set(picked.flatMap(({ rows }) => rows.map((row) => String(row[each]))))];
  const units = names.map((unit): UnitResult => {
    const results = picked.map(({ condition, rows }) =>
      look(
        condition,
        rows.filter((row) => String(row[each]) === unit),
      ),
    );
    const holds = results.some((one) => one.holds === null) ? null : results.every((one) => one.holds);
    return { unit, holds, conditions: results };
  });
  const holdIn = units.filter(({ holds }) => holds === true).length;
  const testableIn = units.filter(({ holds }) => holds !== null).length;
  const outcome: Outcome =
    testableIn < atLeast ? "not testable here" : holdIn >= atLeast ? "supported" : "not supported";
  return { name, says, section, each, atLeast, outcome, holdIn, testableIn, units };
}

/** Whether a row has the values wanted. Numbers match numbers, and the text that stands for them. */
export function picks(where: Condition["where"], row: Row): boolean {
  return Object.entries(where).every(([column, wanted]) => {
    const list: readonly Cell[] = Array.isArray(wanted) ? wanted : [wanted as Cell];
    return list.some((one) => same(one, row[column]));
  });
}

function same(wanted: Cell, cell: Cell | undefined): boolean {
  if (typeof wanted === "number" && typeof cell === "number") return Math.abs(wanted - cell) < 1e-9;
  if (wanted === null || cell === null) return wanted === cell;
  return cell !== undefined && String(wanted) === String(cell);
}

function look(condition: Condition, rows: readonly Row[]): ConditionResult {
  const { column, is, value } = condition;
  const usable = rows.filter((row) => typeof row[column] === "number");
  const found =
    is === "never grows along"
      ? alongColumn(usable, column, String(value))
      : usable.flatMap((row) => {
          const other = typeof value === "number" ? value : row[value];
          if (typeof other !== "number") return [];
          const mine = row[column] as number;
          return [{ row, value: mine, with: other, holds: compare(is, mine, other) }];
        });
  return { condition, holds: found.length === 0 ? null : found.every(({ holds }) => holds), found };
}

function compare(is: Condition["is"], a: number, b: number): boolean {
  switch (is) {
    case "above":
    case "above column":
      return a > b;
    case "at least":
    case "at least column":
      return a >= b;
    case "below":
      return a < b;
    case "at most":
      return a <= b;
    default:
      return false;
  }
}

/** Each row against the one before it, in the order of a column; the first needs no company of its own. */
function alongColumn(rows: readonly Row[], column: string, along: string): ConditionResult["found"] {
  const sorted = [...rows].sort((a, b) => Number(a[along]) - Number(b[along]));
  return sorted.slice(1).map((row, i) => {
    const [mine, before] = [row[column] as number, sorted[i][column] as number];
    return { row, value: mine, with: before, holds: mine <= before };
  });
}
