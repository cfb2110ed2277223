import type { GateSimulation } from "../../simulate/goldenSets/GateSimulation.ts";
import type { GateRow } from "../../simulate/goldenSets/gateRows.ts";
import type { DataTable } from "../DataTable.ts";
import { plainColumn } from "./columns.ts";

/** One row for each change, size of golden set, way of drawing and rule. */
export function simulateGateTable({ rows }: GateSimulation): DataTable<GateRow> {
  return {
    columns: [
      plainColumn("scenario", (r) => r.scenario),
      plainColumn("kind", (r) => r.kind),
      plainColumn("loss", (r) => r.loss),
      plainColumn("replacement", (r) => r.replacement),
      plainColumn("units", (r) => r.units),
      plainColumn("rule", (r) => r.rule),
      plainColumn("published", (r) => r.published),
      plainColumn("pass", (r) => r.pass),
      plainColumn("fail", (r) => r.fail),
      plainColumn("inconclusive", (r) => r.inconclusive),
      plainColumn("passError", (r) => r.passError),
      plainColumn("failError", (r) => r.failError),
      plainColumn("falsePass", (r) => r.falsePass),
      plainColumn("falseFail", (r) => r.falseFail),
      plainColumn("splitHalf", (r) => r.splitHalf),
      plainColumn("predicted", (r) => r.predicted),
      plainColumn("misfit", (r) => r.misfit),
    ],
    rows,
  };
}
