import { zeros } from "../zeros.ts";
import type { DocumentGroups } from "./DocumentGroups.ts";
import { type DrawnDocuments, documentsOf, drawDocuments } from "./DrawnDocuments.ts";
import type { Resampling } from "./Resampling.ts";
import { drawsOneByOne } from "./replicates.ts";

/** What the replicates of a document bootstrap add up to, each in turn: all that R* and its CR1 are made of. */
export interface ReplicateSums {
  readonly n: Float64Array;
  readonly u: Float64Array;
  readonly uu: Float64Array;
  readonly un: Float64Array;
  readonly nn: Float64Array;
  /** Whether all documents drawn in a replicate have the same rate. */
  alike(replicate: number): boolean;
}

/** The sums last asked for: every method of a table asks for the same. */
let last: { groups: DocumentGroups; resampling: Resampling; sums: ReplicateSums } | undefined;

/** Rates nearer to each other than this share of the largest are the same. */
const rounding = 2e-12;

/**
 * The sums of drawn replicates, had in one pass and once for all methods; null where replicates are not drawn document by
 * document. The documents drawn are those that `replicatesOf` draws, or those that the resampling keeps.
 *
 * @returns sums that stay until those of other groups are asked for
 */
export function replicateSums(
  groups: DocumentGroups,
  resampling: Resampling | undefined,
): ReplicateSums | null {
  if (resampling === undefined || !drawsOneByOne(groups, resampling)) return null;
  if (last?.groups === groups && last.resampling === resampling) return last.sums;
  const { documents } = groups;
  const drawn =
    resampling.drawn?.(documents) ?? drawDocuments(documents, resampling.replicates, resampling.random());
  const sums = sumsOf(groups, drawn);
  last = { groups, resampling, sums };
  return sums;
}

function sumsOf(groups: DocumentGroups, drawn: DrawnDocuments): ReplicateSums {
  const into = columnsOf(drawn.replicates);
  if (groups.n.every((size) => size === 1)) addPlain(groups, drawn, into);
  else addSized(groups, drawn, into);
  let classes: Float64Array | undefined;
  const alike = (replicate: number): boolean => {
    classes ??= spread(groups, rateClasses(groups));
    const [first, ...others] = documentsOf(drawn, replicate);
    for (const d of others) if (classes[d] !== classes[first]) return false;
    return true;
  };
  const { n, u, uu, un, nn } = into;
  return { n, u, uu, un, nn, alike };
}

/** A value of each group given to each of its documents, and 0 to the document that is none. */
function spread({ documents, count }: DocumentGroups, values: Float64Array): Float64Array {
  const out = zeros(documents + 1);
  for (let g = 0, d = 0; g < count.length; g++) {
    for (let i = 0; i < count[g]; i++) out[d++] = values[g];
  }
  return out;
}

type Columns = Omit<ReplicateSums, "alike">;

let columns: Columns | undefined;

/** Room for so many sums, the same again while the number is the same. */
function columnsOf(count: number): Columns {
  if (columns?.n.length === count) return columns;
  const column = (): Float64Array => new Float64Array(count);
  columns = { n: column(), u: column(), uu: column(), un: column(), nn: column() };
  return columns;
}

let table = new Float64Array(0);

/** Room for so many values of each code, the same again while there is enough. */
function tableFor({ documents, paired }: DrawnDocuments, width: number): Float64Array {
  const length = width * documents * (paired ? documents + 1 : 1);
  if (table.length < length) table = new Float64Array(length);
  return table;
}

/** Documents of one question each: Σn* = Σn*² = K, and Σun* = Σu*. A row of the table is u, uu. */
function addPlain(groups: DocumentGroups, drawn: DrawnDocuments, into: Columns): void {
  const { documents, replicates, paired, codes } = drawn;
  const u = spread(groups, groups.u);
  const rows = tableFor(drawn, 2);
  for (let first = 0, at = 0; first < documents; first++) {
    for (let second = paired ? 0 : documents; second <= documents; second++, at += 2) {
      rows[at] = u[first] + u[second];
      rows[at + 1] = u[first] * u[first] + u[second] * u[second];
    }
  }
  const each = codes.length / replicates;
  for (let b = 0, i = 0; b < replicates; b++) {
    let su = 0;
    let suu = 0;
    for (const end = i + each; i < end; i++) {
      const at = 2 * codes[i];
      su += rows[at];
      suu += rows[at + 1];
    }
    into.n[b] = documents;
    into.u[b] = su;
    into.uu[b] = suu;
    into.un[b] = su;
    into.nn[b] = documents;
  }
}

/** A row of the table is n, u, uu, un, nn. */
function addSized(groups: DocumentGroups, drawn: DrawnDocuments, into: Columns): void {
  const { documents, replicates, paired, codes } = drawn;
  const n = spread(groups, groups.n);
  const u = spread(groups, groups.u);
  const rows = tableFor(drawn, 5);
  for (let first = 0, at = 0; first < documents; first++) {
    for (let second = paired ? 0 : documents; second <= documents; second++, at += 5) {
      rows[at] = n[first] + n[second];
      rows[at + 1] = u[first] + u[second];
      rows[at + 2] = u[first] * u[first] + u[second] * u[second];
      rows[at + 3] = u[first] * n[first] + u[second] * n[second];
      rows[at + 4] = n[first] * n[first] + n[second] * n[second];
    }
  }
  const each = codes.length / replicates;
  for (let b = 0, i = 0; b < replicates; b++) {
    let sn = 0;
    let su = 0;
    let suu = 0;
    let sun = 0;
    let snn = 0;
    for (const end = i + each; i < end; i++) {
      const at = 5 * codes[i];
      sn += rows[at];
      su += rows[at + 1];
      suu += rows[at + 2];
      sun += rows[at + 3];
      snn += rows[at + 4];
    }
    into.n[b] = sn;
    into.u[b] = su;
    into.uu[b] = suu;
    into.un[b] = sun;
    into.nn[b] = snn;
  }
}

/** A number for each group, the same for groups whose rates are told apart only by rounding. */
function rateClasses({ n, u, size }: DocumentGroups): Float64Array {
  const rates = u.map((v, g) => v / n[g]);
  const order = Array.from(rates.keys()).sort((a, b) => rates[a] - rates[b]);
  const classes = new Float64Array(rates.length);
  for (let i = 1; i < order.length; i++) {
    const apart = rates[order[i]] - rates[order[i - 1]] > rounding * size;
    classes[order[i]] = classes[order[i - 1]] + (apart ? 1 : 0);
  }
  return classes;
}
