import { questionRows } from "../../table/describe/questionRows.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { selectWhere } from "../../table/selectRows.ts";
import type { ReadFile } from "./readChecked.ts";

/** The systems that can be set side by side, one row a question each, and the words of a command that finds them. */
export interface FoundSystems {
  readonly tables: readonly ScoreTable[];
  /** What they are called. */
  readonly names: readonly string[];
  /** Files, and flags that name the systems in them. */
  readonly words: readonly string[];
  /** What stands in the way: files of which only some hold several systems, or not the same. */
  readonly mixed: boolean;
}

/** Finds the systems in files: one a file, several in one, or the same one of several in each. */
export function foundSystems(files: readonly ReadFile[]): FoundSystems {
  const readable = files.flatMap(({ table, checked }) =>
    table === undefined || checked.table === null ? [] : [{ table, described: checked.table }],
  );
  const paths = readable.map(({ table }) => table.source.path);
  const columns = readable.map(
    ({ described }) => described.systems?.column ?? described.repeated?.toldApartBy ?? undefined,
  );
  const plain = (): readonly ScoreTable[] => readable.map(({ table }, k) => questionRows(table, columns[k]));
  const [column] = columns;
  if (readable.length === 1 && column !== undefined) {
    const [{ table }] = readable;
    const names = baselineFirst(namesIn(table, column));
    const [first, second] = names;
    if (second === undefined) return { tables: plain(), names: paths, words: paths, mixed: false };
    return {
      names,
      tables: names.map((name) => questionRows(selectWhere(table, column, name), undefined)),
      words: [
        ...paths,
        "--system-column",
        column,
        ...(names.length === 2 ? ["--baseline", first, "--candidate", second] : []),
      ],
      mixed: false,
    };
  }
  if (columns.every((one) => one === undefined))
    return { tables: plain(), names: paths, words: paths, mixed: false };
  const same = columns.every((one) => one === column);
  const common =
    same && column !== undefined
      ? namesIn(readable[0].table, column).find((name) =>
          readable.every(({ table }) => namesIn(table, column).includes(name)),
        )
      : undefined;
  if (column === undefined || common === undefined)
    return { tables: plain(), names: paths, words: paths, mixed: true };
  return {
    names: paths,
    tables: readable.map(({ table }) => questionRows(selectWhere(table, column, common), undefined)),
    words: [...paths, "--where", `${column}=${common}`],
    mixed: false,
  };
}

/** Of two names one that says it is the baseline comes first; more stay as they are, as compare takes them. */
function baselineFirst(names: readonly string[]): readonly string[] {
  const says = (name: string): boolean => /base|old|control|before|current|prod/i.test(name);
  const [first, second] = names;
  return names.length === 2 && says(second) && !says(first) ? [second, first] : names;
}

function namesIn(table: ScoreTable, column: string): readonly string[] {
  return [...new Set(table.groups.get(column) ?? [])];
}
