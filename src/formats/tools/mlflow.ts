import { isClusterName } from "../../table/clusterCandidates.ts";
import { knownIdColumn } from "../columnNames.ts";
import type { JsonRow } from "../jsonCells.ts";
import { asCsv } from "./asCsv.ts";
import { brokenScore, type Case } from "./Case.ts";
import { latencyOf } from "./latencyOf.ts";
import { scoreOf } from "./scoreOf.ts";
import type { CsvTool, JsonTool } from "./Tool.ts";
import { textOf } from "./textOf.ts";

/** A column of scores: `answer_similarity/v1/score`. */
const score = /\/score$/;

/** Metrics of MLflow that count what is wrong. */
const lower = /^(?:toxicity|ari_grade_level|flesch_kincaid_grade_level)\//;

/** What the judge wrote where it gave no score, by MLflow's source. */
const failure = /^Failed to /;

/** MLflow's evaluate(): the table of results, as JSON. */
export const mlflow: JsonTool = {
  name: "mlflow",
  title: "MLflow eval_results_table.json (mlflow.evaluate)",
  support: "experimental",
  gives:
    "The id is a column that names the question, else inputs; metrics are the columns NAME/v1/score, each on a scale of its own; one without a score whose justification says that it failed has failed; latency is in seconds.",
  lines: true,
  claims: (row) => Object.keys(row).some((name) => /\/v\d+\/score$/.test(name)),
  reader: () => ({
    take: (row) => [caseOf(row)],
    lowerIsBetter: (metric) => lower.test(metric),
  }),
};

/** The same table as CSV. */
export const mlflowCsv: CsvTool = asCsv(mlflow, {
  name: "mlflow-csv",
  title: "MLflow's table of results as CSV",
});

function caseOf(row: JsonRow): Case {
  const columns = Object.keys(row);
  const others = columns.filter((name) => !name.includes("/"));
  const id = knownIdColumn(others) ?? (others.includes("inputs") ? "inputs" : "");
  return {
    id: textOf(row[id]),
    scores: columns.filter((name) => score.test(name)).map((name) => [name, scoreIn(row, name)]),
    groups: others.filter((name) => name === id || isClusterName(name)).map((name) => [name, row[name]]),
    ...latencyOf(row.latency),
  };
}

function scoreIn(row: JsonRow, name: string): unknown {
  const value = scoreOf(row[name]);
  const failed = failure.test(textOf(row[name.replace(score, "/justification")]));
  return textOf(value).trim() === "" && failed ? brokenScore : value;
}
