import type { Arguments } from "../../asked/Arguments.ts";
import { readTable } from "../../formats/index.ts";
import { openSource } from "../../node/openSource.ts";
import { shellWord } from "../../report/commandLines.ts";
import { count, grouped } from "../../report/numbers.ts";
import { clusterCandidates } from "../../table/clusterCandidates.ts";
import { refuseDuplicates } from "../../table/duplicates.ts";
import { type Frame, frameOf } from "../../table/frameOf.ts";
import { InputError } from "../../table/InputError.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";

/** The list that documents are drawn from, and the table it was read as. */
export interface ReadFrame {
  readonly frame: Frame;
  readonly table: ScoreTable;
}

/** Reads the list of documents, or of questions where `--cluster` names their documents. */
export async function readFrame(args: Arguments, path: string): Promise<ReadFrame> {
  const [cluster, size, strata, id] = (["cluster", "size", "strata", "id"] as const).map((name) =>
    args.one(name),
  );
  const grouped = cluster !== undefined && cluster !== "none";
  if (grouped && size !== undefined)
    throw new InputError(
      "usage",
      `--size ${size} is for a list of documents; with --cluster ${cluster} each row is a question, and they are counted.`,
      "Leave out one of the two.",
    );
  const columns = {
    ...(grouped && { cluster }),
    ...(size !== undefined && { size }),
    ...(strata !== undefined && { strata }),
  };
  const table = await readTable(openSource(path), {
    metrics: [],
    groups: Object.values(columns),
    ...(id !== undefined && { id }),
  });
  refuseUnnamed(table, id);
  if (cluster === undefined) refuseShared(table, Object.values(columns));
  refuseDuplicates(
    table,
    "List each once; where a row is a question, name the column of its document with --cluster COL.",
  );
  return { frame: frameOf(table, columns), table };
}

/** Rows without names cannot be found again when they are labelled. */
function refuseUnnamed({ caveats, source: { path } }: ScoreTable, id: string | undefined): void {
  if (id === undefined && caveats.some(({ code }) => code === "paired-by-row-order"))
    throw new InputError(
      "no-id-column",
      `${path} has no column that names its rows: the first only counts them.`,
      "Name it with --id COLUMN.",
      { file: path },
    );
}

function refuseShared(table: ScoreTable, used: readonly string[]): void {
  const shared = clusterCandidates(table).find(({ column }) => !used.includes(column));
  if (shared === undefined) return;
  const { column, clusters, rows } = shared;
  const name = shellWord(column);
  throw new InputError(
    "cluster-not-named",
    `Rows of ${table.source.path} share documents: column ${column} has ${grouped(clusters)} values in ${count(rows, "row")}. What is a row?`,
    [
      "Say one of:",
      `  --cluster ${name}  a row is a question of that document; documents are drawn`,
      `  --cluster none${" ".repeat(Math.max(0, name.length - 4))}  a row is what is drawn`,
    ].join("\n"),
    { file: table.source.path, column },
  );
}
