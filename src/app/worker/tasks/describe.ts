import { readTable } from "../../../formats/index.ts";
import { lossTests } from "../../../gates/lossTests/index.ts";
import { describeTable } from "../../../table/describe/describeTable.ts";
import type { ScoreTable } from "../../../table/ScoreTable.ts";
import { systemNames } from "../../../table/systemNames.ts";
import type { Description } from "../answers/Description.ts";
import { pageSource } from "../pageSource.ts";
import type { Run } from "../Tasks.ts";

/** Values of a column above which it tells no systems apart. */
const mostSystems = 50;

/** Reads a file and says what it holds. */
export const describe: Run<"describe"> = async ({ file }, report) => {
  const size = Math.max(1, file.blob.size);
  const source = pageSource(file, (bytes) => report({ share: bytes / size }));
  const table = await readTable(source, { everyGroup: true });
  return {
    ...describeTable(table),
    format: table.source.format,
    lossTests: lossTests.map(({ name }) => name),
    parting: partingColumns(table),
  };
};

function partingColumns(table: ScoreTable): Description["parting"] {
  return [...table.groups.keys()].flatMap((column) => {
    const values = systemNames(table, column);
    return values.length > 1 && values.length <= mostSystems ? [{ column, values }] : [];
  });
}
