import type { MethodRow } from "../../stats/estimate.ts";
import type { Column, DataTable } from "../DataTable.ts";
import type { SystemEstimate } from "../SystemEstimate.ts";
import { methodNote } from "../sentences/methodNote.ts";
import { plainColumn, roundedColumn } from "./columns.ts";
import { systemColumn } from "./estimateTable.ts";

/** A method, and the estimate it is of. */
interface Row extends MethodRow {
  readonly of: SystemEstimate;
  readonly system?: string;
}

/** One row a method and estimate; `taken` marks the one whose limits are the answer. */
export function methodsTable(results: readonly SystemEstimate[]): DataTable<Row> {
  const rows = results.flatMap((of) =>
    of.methods.map((method) => ({
      ...method,
      of,
      ...(of.system !== undefined && { system: of.system }),
    })),
  );
  const several = results.length > 1;
  return {
    columns: [
      ...systemColumn(rows),
      { name: "metric", of: ({ of }) => of.metric, ...(several && { heading: "metric" }) },
      ...columns,
    ],
    rows,
  };
}

const columns: readonly Column<Row>[] = [
  plainColumn("estimand", ({ of }) => of.estimand),
  { name: "method", of: (row) => row.name, heading: "method" },
  plainColumn("taken", (row) => row.name === row.of.method),
  plainColumn("value", ({ of }) => of.value),
  { name: "standardError", of: (row) => row.standardError, heading: "s.e." },
  roundedColumn("degreesOfFreedom", (row) => row.degreesOfFreedom, "ν", 1),
  { name: "lower", of: (row) => row.lower, heading: "lower" },
  { name: "upper", of: (row) => row.upper, heading: "upper" },
  plainColumn("level", ({ of }) => of.level),
  { name: "note", of: (row) => row.note, heading: "note", word: (row, words) => methodNote(row.note, words) },
];
