import { saysError } from "../cells.ts";
import { isRow } from "../jsonCells.ts";
import { brokenScore, type Field } from "./Case.ts";
import { fieldsOf } from "./CaseTable.ts";
import type { CsvTool, JsonTool } from "./Tool.ts";
import { isSaid, latency, listOf, nameOf, numberOf } from "./values.ts";

const gives =
  "The id is example_id, the repeat repetition_number; each annotation is a metric (its label where it has no score); input and metadata can group; latency_ms is the latency.";

/** What Phoenix's judges write where the answer of the model could not be read. */
const unreadable = "NOT_PARSABLE";

/**
 * A Phoenix experiment as its server gives it out (Arize-ai/phoenix, src/phoenix/server/api/routers/v1/experiments.py,
 * get_experiment_json).
 */
export const phoenix: JsonTool = {
  name: "phoenix",
  title: "Phoenix experiment as JSON",
  support: "supported",
  gives,
  rows: "",
  lines: true,
  long: true,
  claims: (row) => "example_id" in row && "repetition_number" in row && "annotations" in row,
  reader: () => ({
    take: (row, line) => [
      {
        id: nameOf(row.example_id),
        scores: listOf(row.annotations, "annotations", line).map(({ name, score, label, error }) => [
          nameOf(name),
          annotated(score, label, isSaid(error)),
        ]),
        failed: isSaid(row.error),
        groups: [...fieldsOf("input", row.input), ...fieldsOf("metadata", row.metadata)],
        ...repeatOf(row.repetition_number),
        ...latency(numberOf(row.latency_ms)),
      },
    ],
  }),
};

const scoreColumn = /^annotation_(.+)_score$/;

/** The same experiment as CSV (get_experiment_csv): an annotation spreads over columns that carry its name. */
export const phoenixCsv: CsvTool = {
  name: "phoenix-csv",
  title: "Phoenix experiment as CSV",
  support: "supported",
  gives,
  claims: (columns) =>
    columns.includes("example_id") &&
    columns.includes("repetition_number") &&
    columns.some((column) => scoreColumn.test(column)),
  reader(columns) {
    const names = columns.flatMap((column) => scoreColumn.exec(column)?.[1] ?? []);
    return {
      take(cells) {
        const cell = (column: string): string => cells[columns.indexOf(column)] ?? "";
        const score = (name: string): Field => [
          name,
          annotated(
            cell(`annotation_${name}_score`),
            cell(`annotation_${name}_label`),
            saysError(cell(`annotation_${name}_error`)),
          ),
        ];
        const latencyMs = cell("latency_ms");
        return [
          {
            id: cell("example_id"),
            scores: names.map(score),
            failed: saysError(cell("error")),
            groups: [...jsonFields("input", cell("input")), ...jsonFields("metadata", cell("metadata"))],
            ...repeatOf(cell("repetition_number")),
            ...latency(latencyMs === "" ? undefined : numberOf(Number(latencyMs))),
          },
        ];
      },
    };
  },
};

function annotated(score: unknown, label: unknown, broke: boolean): unknown {
  if (broke || label === unreadable) return brokenScore;
  return isSaid(score) || score === false ? score : label;
}

function repeatOf(number: unknown): { readonly repeat?: string } {
  const repeat = nameOf(number);
  return repeat === "" ? {} : { repeat };
}

/** The fields of an object that stands in a cell as JSON. */
function jsonFields(path: string, text: string): readonly Field[] {
  try {
    const value: unknown = JSON.parse(text);
    return isRow(value) ? fieldsOf(path, value) : [];
  } catch {
    return [];
  }
}
