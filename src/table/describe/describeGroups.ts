import type { ClusterTotals } from "../../stats/ClusterTotals.ts";
import { designEffect, intraclassCorrelation } from "../../stats/diagnostics.ts";
import { cr2 } from "../../stats/variance/variance.ts";
import { isClusterName } from "../clusterCandidates.ts";
import { type SeveralNamed, severalNamed } from "../namedDocuments.ts";
import { codesOf, nestsIn } from "../nesting.ts";
import { type MetricColumn, type ScoreTable, scored } from "../ScoreTable.ts";
import { clusterTotals, clusterTotalsOfItems } from "../totals.ts";
import { idPrefixes, sameGroups } from "./idPrefixes.ts";

/** How alike the scores of one metric are within the groups of a column. */
export interface GroupedMetric {
  readonly metric: string;
  /** Intraclass correlation by analysis of variance; null where it is not defined. */
  readonly icc: number | null;
  /** Variance of the mean with these groups as clusters over that of as many independent questions. */
  readonly designEffect: number | null;
}

/** A column of text that groups questions, and may be what was sampled. */
export interface GroupDescription {
  /** Its name, or `id:prefix#` where it is made of ids. */
  readonly column: string;
  /** Why it may be documents: its name says so, it stands in the ids, or it merely groups rows. */
  readonly kind: "documents" | "prefix" | "other";
  /** Distinct values. */
  readonly groups: number;
  readonly largest: { readonly label: string; readonly share: number };
  /** Questions whose cell is empty. */
  readonly empty: number;
  /** Columns of coarser groups that hold each of these groups whole. */
  readonly inside: readonly string[];
  /** A cell that seems to name several documents; null where none does. */
  readonly several: SeveralNamed | null;
  readonly metrics: readonly GroupedMetric[];
}

/** Every column of text of a table, by what it can do. */
export interface GroupsDescription {
  /** Columns that group rows: those with names that documents have first, the coarsest of them first. */
  readonly candidates: readonly GroupDescription[];
  /** Columns with a value of its own on every row, or nearly. */
  readonly rowNames: readonly string[];
  /** Columns with one value. */
  readonly constant: readonly { readonly column: string; readonly value: string }[];
}

/** Columns that readers make of what tools write: bookkeeping, not documents. */
const bookkeeping: ReadonlySet<string> = new Set(["repeat", "cached"]);

/** Metrics for which the correlation within groups is worked out. */
const mostMetrics = 4;

/** Columns that are looked at for lying inside one another. */
const mostNested = 24;

/** What kinds of columns come first. */
const order = { documents: 0, prefix: 1, other: 2 } as const;

/**
 * Describes the columns of text of a table that has one row a question.
 *
 * @param leftOut columns that tell systems apart
 */
export function describeGroups(table: ScoreTable, leftOut: readonly string[]): GroupsDescription {
  const rowNames: string[] = [];
  const constant: { column: string; value: string }[] = [];
  const candidates: { readonly described: GroupDescription; readonly labels: readonly string[] }[] = [];
  const take = (column: string, labels: readonly string[], kind: GroupDescription["kind"]): void => {
    const described = describeGroup(table, column, labels, kind);
    const named = labels.length - described.empty;
    if (described.groups < 2) constant.push({ column, value: labels.find((label) => label !== "") ?? "" });
    else if (described.groups === named || (kind === "other" && described.groups * 3 > named * 2))
      rowNames.push(column);
    else candidates.push({ described, labels });
  };
  for (const [column, labels] of table.groups)
    if (!leftOut.includes(column) && !bookkeeping.has(column))
      take(column, labels, isClusterName(column) ? "documents" : "other");
  const columns = candidates.map(({ labels }) => labels);
  for (const { column, labels } of idPrefixes(table.ids))
    if (!columns.some((known) => sameGroups(known, labels))) take(column, labels, "prefix");
  candidates.sort((a, b) => compared(a.described, b.described));
  return { candidates: nested(candidates), rowNames, constant };
}

function compared(a: GroupDescription, b: GroupDescription): number {
  const alike = ({ metrics }: GroupDescription): number => metrics[0]?.icc ?? -1;
  return (
    order[a.kind] - order[b.kind] || (a.kind === "other" ? alike(b) - alike(a) : 0) || a.groups - b.groups
  );
}

function describeGroup(
  table: ScoreTable,
  column: string,
  labels: readonly string[],
  kind: GroupDescription["kind"],
): GroupDescription {
  const sizes = new Map<string, number>();
  for (const label of labels) sizes.set(label, (sizes.get(label) ?? 0) + 1);
  const empty = sizes.get("") ?? 0;
  sizes.delete("");
  let largest = { label: "", share: 0 };
  for (const [label, size] of sizes)
    if (size / labels.length > largest.share) largest = { label, share: size / labels.length };
  const metrics = sizes.size < 2 ? [] : [...table.metrics.values()].filter(varies).slice(0, mostMetrics);
  return {
    column,
    kind,
    groups: sizes.size,
    largest,
    empty,
    inside: [],
    several: kind === "documents" ? (severalNamed(labels) ?? null) : null,
    metrics: metrics.map((metric) => alikeness(metric, labels, table.ids)),
  };
}

/** Whether two scores of a metric differ: else nothing can be said of how alike they are. */
function varies({ values, state }: MetricColumn): boolean {
  const first = state.indexOf(scored);
  return values.some((value, row) => state[row] === scored && value !== values[first]);
}

function alikeness(metric: MetricColumn, labels: readonly string[], ids: readonly string[]): GroupedMetric {
  const { name, values, state, items, squares } = metric;
  const keep = state.map((s, row) => (s === scored && labels[row] !== "" ? 1 : 0));
  const totals: ClusterTotals = items
    ? clusterTotalsOfItems(values, items, squares, keep, labels, ids)
    : clusterTotals(values, keep, labels, ids);
  const known = totals.n.length > 1 && totals.n.every((n) => n > 0);
  return {
    metric: name,
    icc: known ? finite(intraclassCorrelation(totals)) : null,
    designEffect: known ? finite(designEffect(totals, cr2(totals))) : null,
  };
}

function finite(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : value;
}

function nested(
  candidates: readonly { readonly described: GroupDescription; readonly labels: readonly string[] }[],
): readonly GroupDescription[] {
  const coded = candidates.slice(0, mostNested).map(({ described, labels }) => ({
    described,
    ...codesOf(labels),
  }));
  const inside = (fine: (typeof coded)[number]): readonly string[] =>
    coded
      .filter((coarse) => coarse.clusters < fine.clusters && nestsIn(fine, coarse))
      .map(({ described }) => described.column);
  return candidates.map(({ described }, k) =>
    k < coded.length ? { ...described, inside: inside(coded[k]) } : described,
  );
}
