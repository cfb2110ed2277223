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

/** A value of each group given to each of its documents. */
function spread({ documents, count }: DocumentGroups, values: Float64Array): Float64Array {
  const out = new Float64Array(documents);
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

/** Documents of one question each: Σn* = Σn*² = K, and Σun* = Σu*. */
function addPlain(groups: DocumentGroups, drawn: DrawnDocuments, into: Columns): void {
  const { codes, documents, replicates } = drawn;
  const each = codes.length / replicates;
  const u = spread(groups, groups.u);
  const table = tableOf(drawn, 2, (d, row) => {
    row[0] = u[d];
    row[1] = u[d] * u[d];
  });
  for (let b = 0, i = 0; b < replicates; b++) {
    let su = 0;
    let suu = 0;
    for (const end = i + each; i < end; i++) {
      const at = 2 * codes[i];
      su += table[at];
      suu += table[at + 1];
    }
    into.n[b] = documents;
    into.u[b] = su;
    into.uu[b] = suu;
    into.un[b] = su;
    into.nn[b] = documents;
  }
}

function addSized(groups: DocumentGroups, drawn: DrawnDocuments, into: Columns): void {
  const { codes, replicates } = drawn;
  const each = codes.length / replicates;
  const n = spread(groups, groups.n);
  const u = spread(groups, groups.u);
  const table = tableOf(drawn, 5, (d, row) => {
    row[0] = n[d];
    row[1] = u[d];
    row[2] = u[d] * u[d];
    row[3] = u[d] * n[d];
    row[4] = n[d] * n[d];
  });
  for (let b = 0, i = 0; b < replicates; b++) {
    let sn = 0;
    let su = 0;
    let suu = 0;
    let sun = 0;
    let snn = 0;
    for (const end = i + each; i < end; i++) {
      const at = 5 * codes[i];
      sn += table[at];
      su += table[at + 1];
      suu += table[at + 2];
      sun += table[at + 3];
      snn += table[at + 4];
    }
    into.n[b] = sn;
    into.u[b] = su;
    into.uu[b] = suu;
    into.un[b] = sun;
    into.nn[b] = snn;
  }
}

/** What each code counts for, `width` values a row: those of its document, or of its two added up. */
function tableOf(
  { documents, paired }: DrawnDocuments,
  width: number,
  fill: (document: number, row: Float64Array) => void,
): Float64Array {
  const single = new Float64Array(width * (documents + 1));
  const row = new Float64Array(width);
  for (let d = 0; d < documents; d++) {
    fill(d, row);
    single.set(row, width * d);
  }
  if (!paired) return single;
  const table = roomFor(width * documents * (documents + 1));
  let at = 0;
  for (let first = 0; first < documents; first++) {
    for (let second = 0; second <= documents; second++) {
      for (let i = 0; i < width; i++) table[at++] = single[width * first + i] + single[width * second + i];
    }
  }
  return table;
}

let room = new Float64Array(0);

function roomFor(length: number): Float64Array {
  if (room.length < length) room = new Float64Array(length);
  return room;
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
