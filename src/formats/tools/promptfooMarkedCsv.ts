import { PromptfooOutputs } from "./promptfooCases.ts";
import { roundedCaveat, type TableOutput, tableOutput } from "./promptfooCsv.ts";
import type { CsvTool } from "./Tool.ts";
import { notAsWritten } from "./values.ts";

/** How a cell starts, and a number as promptfoo writes it there. */
const mark = /^\[(PASS|FAIL|ERROR)\](?: \((-?[\d.]+|NaN|undefined)(?=[,)]))?/;
const namedPart = /, ([^\n]+?): (-?[\d.]+|NaN|undefined)(?=[,)])/y;

/** Columns about an output that are not its variables. */
const remarks: ReadonlySet<string> = new Set(["Grader Reason", "Comment"]);

/**
 * promptfoo's CSV of older versions, which writes each output as `[PASS] (1.00, Accuracy: 1.00) text`; some leave the
 * scores out.
 */
export const promptfooMarkedCsv: CsvTool = {
  name: "promptfoo-marked-csv",
  title: "promptfoo results, CSV of older versions: cells such as [PASS] (1.00)",
  support: "supported",
  gives: "As promptfoo-csv.",
  claims: (columns, firstRow) =>
    firstRow.length === columns.length && firstRow.some((cell) => mark.test(cell)),
  reader(columns) {
    const outputs = new PromptfooOutputs();
    let places: readonly number[] | undefined;
    return {
      take(cells, line) {
        // a prompt that the first test did not ask is known by the provider in its heading
        places ??= columns.flatMap((name, at) =>
          mark.test(cells[at]) || /^\[[^\]]+\] /.test(name) ? [at] : [],
        );
        const outside = columns.flatMap((name, at) =>
          places?.includes(at) || remarks.has(name) ? [] : [{ name, at }],
        );
        const description = outside.find(({ name }) => name === "Description");
        const vars = Object.fromEntries(
          outside.flatMap(({ name, at }) =>
            at === description?.at || cells[at] === "" ? [] : [[name, cells[at]]],
          ),
        );
        return places.map((at, k) =>
          outputs.case(
            tableOutput(
              {
                ...readMarked(cells[at], columns[at], line),
                heading: columns[at],
                vars,
                description: description === undefined ? "" : cells[description.at],
                promptIndex: k,
              },
              line,
            ),
            line,
          ),
        );
      },
      caveats: () => [...outputs.caveats(), roundedCaveat],
    };
  },
};

type Marked = Pick<TableOutput, "status" | "score" | "named" | "text">;

function readMarked(cell: string, column: string, line: number): Marked {
  if (cell === "") return { status: "", score: "", named: {}, text: "" };
  const [whole = "", status, score] = mark.exec(cell) ?? [];
  if (status === undefined) throw notAsWritten(column, cell, "[PASS], [FAIL] or [ERROR]", line);
  if (score === undefined) return { status, score: "", named: {}, text: cell.slice(whole.length).trim() };
  const named: (readonly [name: string, value: string])[] = [];
  let at = whole.length;
  while (cell[at] !== ")") {
    namedPart.lastIndex = at;
    const [, name, value] = namedPart.exec(cell) ?? [];
    if (value === undefined) throw notAsWritten(column, cell, "named scores in brackets", line);
    named.push([name, value]);
    at = namedPart.lastIndex;
  }
  return { status, score, named: Object.fromEntries(named), text: cell.slice(at + 1).trim() };
}
