import type { Caveat } from "../../stats/types.ts";
import { components } from "../../table/components.ts";
import { InputError } from "../../table/InputError.ts";
import { type SeveralNamed, severalNamed } from "../../table/namedDocuments.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import type { Arguments } from "../Arguments.ts";

/** The cluster of each cell where cells name several documents, and what there is to say of it. */
interface CellClusters {
  readonly clusterOf?: ReadonlyMap<string, string>;
  readonly caveats: readonly Caveat[];
}

const asTheyStand: CellClusters = { caveats: [] };

/**
 * Reads `--multi` and `--cluster-separator`: whether cells of the cluster column name one document or several. That
 * they name several is never guessed: cells that seem to are an error until the user says what they are.
 */
export function componentsOf(args: Arguments, table: ScoreTable, cluster: string | undefined): CellClusters {
  const multi = args.one("multi");
  const separator = args.one("cluster-separator");
  if (separator !== undefined && multi !== "components")
    throw new InputError(
      "usage",
      "--cluster-separator is what stands between documents in a cell, and goes with --multi components.",
      `Add --multi components, or leave out --cluster-separator ${separator}.`,
    );
  if (cluster === undefined) {
    if (multi === undefined) return asTheyStand;
    throw new InputError(
      "usage",
      `--multi ${multi} speaks of the cells of the cluster column, but no cluster column is named.`,
      "Name it with --cluster COL, or leave out --multi.",
    );
  }
  if (multi === undefined) refuseSeveralNamed(table, cluster, "named");
  return multi === "components" ? connected(table, cluster, separator) : asTheyStand;
}

/** Throws InputError where cells of the column, which was named or not, seem to name several documents. */
export function refuseSeveralNamed(table: ScoreTable, column: string, named: "named" | "unnamed"): void {
  const several = severalNamed(table.groups.get(column) ?? []);
  if (several === undefined) return;
  const cluster = named === "named" ? "" : `--cluster ${column} `;
  const components = `${cluster}--multi components${separatorWords(several)}`;
  const ways = [
    [components, "questions that share a document go together"],
    [`${cluster}--multi whole`, "each cell is one name"],
    ...(named === "named" ? [] : [["--cluster none", "questions were sampled one by one"]]),
  ];
  throw new InputError(
    "several-documents",
    `Cells of ${column} in ${table.source.path} seem to name several documents, such as ${JSON.stringify(several.cell)}.`,
    [
      "Say one of:",
      ...ways.map(([flag, means]) => `  ${flag.padEnd(components.length)}  ${means}`),
      "gatestats explain several-documents tells more.",
    ].join("\n"),
    { file: table.source.path, column, ...lineOf(table, column, several.cell) },
  );
}

function connected(table: ScoreTable, column: string, separator: string | undefined): CellClusters {
  const cells = table.groups.get(column)!;
  const found = components(cells, separator);
  const several = [...found.componentOf.keys()].some((cell) => found.componentOf.get(cell) !== cell);
  const missed = several ? undefined : severalNamed(cells);
  if (missed?.separator !== undefined && missed.separator !== separator)
    throw new InputError(
      "usage",
      `Cells of ${column} seem to name several documents, such as ${JSON.stringify(missed.cell)}, but none does with ${separator === undefined ? "no separator named" : `--cluster-separator ${separator}`}.`,
      `Say --multi components${separatorWords(missed)}; lists in brackets need no separator.`,
      { file: table.source.path, column, ...lineOf(table, column, missed.cell) },
    );
  const { documents, largest } = found;
  if (found.components === 1)
    throw new InputError(
      "one-component",
      `All questions of ${table.source.path} hang together: each of the ${documents} documents of ${column} is tied to the others through questions that rest on both.`,
      "One component has no spread between components. Draw questions that rest on fewer documents, or name the one that each question was written from in a column of its own.",
      { file: table.source.path, column },
    );
  const params = {
    documents,
    components: found.components,
    label: largest.label,
    largest: largest.documents,
    share: largest.share,
  };
  return { clusterOf: found.componentOf, caveats: [{ code: "components", params }] };
}

function separatorWords({ separator }: SeveralNamed): string {
  return separator === undefined ? "" : ` --cluster-separator "${separator}"`;
}

function lineOf({ source, groups }: ScoreTable, column: string, cell: string): { readonly line?: number } {
  const line = source.lines[groups.get(column)!.indexOf(cell)];
  return line > 0 ? { line } : {};
}
