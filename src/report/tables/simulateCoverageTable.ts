import type {
  CoverageResult,
  CoverageResultRow,
  CoverageSimulation,
} from "../../simulate/CoverageSimulation.ts";
import type { DataTable } from "../DataTable.ts";
import { plainColumn } from "./columns.ts";

type Row = CoverageResultRow &
  Pick<CoverageResult, "estimand" | "documents" | "replacement" | "truth" | "estimator">;

/** One row for each estimand, size of sample and method. */
export function simulateCoverageTable({ results }: CoverageSimulation): DataTable<Row> {
  return {
    columns: [
      plainColumn("estimand", (r) => r.estimand),
      plainColumn("documents", (r) => r.documents),
      plainColumn("replacement", (r) => r.replacement),
      plainColumn("truth", (r) => r.truth),
      plainColumn("method", (r) => r.method),
      plainColumn("recommended", (r) => r.recommended),
      plainColumn("draws", (r) => r.draws),
      plainColumn("coverage", (r) => r.coverage),
      plainColumn("error", (r) => r.error),
      plainColumn("missBelow", (r) => r.missBelow),
      plainColumn("missAbove", (r) => r.missAbove),
      plainColumn("meanWidth", (r) => r.meanWidth),
      plainColumn("medianWidth", (r) => r.medianWidth),
      plainColumn("unbounded", (r) => r.unbounded),
      plainColumn("degenerate", (r) => r.degenerate),
      plainColumn("unavailable", (r) => r.unavailable),
      plainColumn("estimator.bias", (r) => r.estimator.bias),
      plainColumn("estimator.sd", (r) => r.estimator.sd),
      plainColumn("estimator.rmse", (r) => r.estimator.rmse),
    ],
    rows: results.flatMap(({ rows, estimand, documents, replacement, truth, estimator }) =>
      rows.map((row) => ({ ...row, estimand, documents, replacement, truth, estimator })),
    ),
  };
}
