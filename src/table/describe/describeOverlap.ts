import type { Scale } from "../../stats/types.ts";
import { isClusterName } from "../clusterCandidates.ts";
import { transformText } from "../idTransform.ts";
import { indexIds } from "../indexIds.ts";
import { nearMissOf } from "../nearMiss.ts";
import type { ScoreTable } from "../ScoreTable.ts";

/** What one of several files (or systems of one file) lacks of all their questions. */
export interface LackingFile {
  readonly name: string;
  readonly questions: number;
  /** Questions that another file has and this one has not, and the first ten of them. */
  readonly lacks: number;
  readonly examples: readonly string[];
}

/** A metric that all files have. */
export interface CommonMetric {
  readonly name: string;
  /** Its scale in each file, in their order. */
  readonly scales: readonly Scale[];
  readonly scalesDiffer: boolean;
}

/** A column of documents on which files disagree. */
export interface DisagreeingColumn {
  readonly column: string;
  /** Questions that do not have the same value in all files. */
  readonly questions: number;
  readonly example: { readonly id: string; readonly values: readonly string[] };
}

/** What several files of scores have in common. */
export interface Overlap {
  /** Questions that every file has. */
  readonly common: number;
  readonly files: readonly LackingFile[];
  /** Ids of the first file and of another that would match if they were written alike; null where there are none. */
  readonly nearMiss: {
    readonly count: number;
    readonly example: readonly [string, string];
    /** Values of --id-transform that make them match. */
    readonly transforms: readonly string[];
  } | null;
  readonly metrics: readonly CommonMetric[];
  /** Metrics that not every file has, by file. */
  readonly otherMetrics: readonly { readonly name: string; readonly metrics: readonly string[] }[];
  readonly disagreeing: readonly DisagreeingColumn[];
}

const shown = 10;

/**
 * Sets tables with one row a question side by side.
 *
 * @param names what they are called
 */
export function describeOverlap(tables: readonly ScoreTable[], names: readonly string[]): Overlap {
  const indexes = tables.map(({ ids }) => indexIds(ids));
  const all = [...new Set(tables.flatMap(({ ids }) => ids))];
  const has = (file: number, id: string): boolean => indexes[file].row(id) >= 0;
  const files = tables.map(({ ids }, file) => {
    const lacking = all.filter((id) => !has(file, id));
    return {
      name: names[file],
      questions: ids.length,
      lacks: lacking.length,
      examples: lacking.slice(0, shown),
    };
  });
  return {
    common: all.filter((id) => tables.every((_, file) => has(file, id))).length,
    files,
    nearMiss: closest(tables, has),
    ...metricsOf(tables, names),
    disagreeing: disagreeingColumns(
      tables,
      indexes.map((index) => (id) => index.row(id)),
    ),
  };
}

function closest(
  [first, ...others]: readonly ScoreTable[],
  has: (file: number, id: string) => boolean,
): Overlap["nearMiss"] {
  for (const [k, other] of others.entries()) {
    const ours = first.ids.filter((id) => !has(k + 1, id));
    const near = nearMissOf(
      ours,
      other.ids.filter((id) => !has(0, id)),
    );
    if (near) return { ...near, transforms: near.transforms.map(transformText) };
  }
  return null;
}

function metricsOf(
  tables: readonly ScoreTable[],
  names: readonly string[],
): Pick<Overlap, "metrics" | "otherMetrics"> {
  const [first] = tables;
  const common = [...first.metrics.keys()].filter((name) => tables.every(({ metrics }) => metrics.has(name)));
  return {
    metrics: common.map((name) => {
      const scales = tables.map(({ metrics }) => metrics.get(name)!.scale);
      const texts = scales.map((scale) => JSON.stringify(scale));
      return { name, scales, scalesDiffer: texts.some((text) => text !== texts[0]) };
    }),
    otherMetrics: tables
      .map(({ metrics }, file) => ({
        name: names[file],
        metrics: [...metrics.keys()].filter((name) => !common.includes(name)),
      }))
      .filter(({ metrics }) => metrics.length > 0),
  };
}

function disagreeingColumns(
  tables: readonly ScoreTable[],
  rows: readonly ((id: string) => number)[],
): readonly DisagreeingColumn[] {
  const [first] = tables;
  return [...first.groups.keys()].filter(isClusterName).flatMap((column) => {
    const labels = tables.map(({ groups }) => groups.get(column));
    if (labels.some((of) => of === undefined)) return [];
    const valuesOf = (id: string): readonly string[] =>
      labels.flatMap((of, file) => {
        const row = rows[file](id);
        return row < 0 ? [] : [of![row]];
      });
    const clashing = first.ids.filter((id) => new Set(valuesOf(id)).size > 1);
    if (clashing.length === 0) return [];
    const [id] = clashing;
    return [{ column, questions: clashing.length, example: { id, values: valuesOf(id) } }];
  });
}
