import { isRow, type JsonRow } from "../jsonCells.ts";
import type { Field } from "./Case.ts";
import { recordedFields, recordedScores } from "./recorded.ts";
import type { JsonTool } from "./Tool.ts";
import { latency, listOf, nameOf, objectOf, rowOf, secondsAsMs } from "./values.ts";

/** The score of an outcome of pytest. An expected failure failed; what was skipped has no score. */
const outcomes: ReadonlyMap<unknown, number> = new Map([
  ["passed", 1],
  ["failed", 0],
  ["xpassed", 1],
  ["xfailed", 0],
]);

/** pytest-json-report (numirias/pytest-json-report, pytest_jsonreport/plugin.py and serialize.py). */
export const pytestJson: JsonTool = {
  name: "pytest-json-report",
  title: "pytest-json-report",
  support: "supported",
  gives:
    "The id is nodeid; the metric passed is 1 or 0 by outcome, and every number in metadata and user_properties is one too; an outcome of error has failed, skipped is missing; file, test and texts of metadata can group; call.duration is the latency.",
  rows: "tests",
  claims(row, document) {
    if (!isRow(document) || !("exitcode" in document) || !isRow(document.summary)) return false;
    return listOf(document.tests, "tests", 0).length === 0 || ("nodeid" in row && "outcome" in row);
  },
  reader: () => ({
    take(row, line) {
      const recorded = recordedIn(row, line);
      const id = nameOf(row.nodeid);
      return [
        {
          id,
          scores: [["passed", outcomes.get(row.outcome)], ...recordedScores("metadata", recorded)],
          failed: row.outcome === "error",
          groups: [
            ["file", id.split("::")[0]],
            ["test", id.split("[")[0]],
            ...recordedFields("metadata", recorded),
          ],
          ...latency(secondsAsMs(rowOf(row.call).duration)),
        },
      ];
    },
  }),
};

/** What the test noted of itself: fields of metadata, and a list of properties, each an object of one field. */
function recordedIn(row: JsonRow, line: number): Field[] {
  const properties = listOf(row.user_properties, "user_properties", line).flatMap((one) =>
    Object.entries(one),
  );
  return [...Object.entries(objectOf(row.metadata, "metadata", line)), ...properties];
}
