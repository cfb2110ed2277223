import type { DocumentGroups } from "./DocumentGroups.ts";
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

/** Sums of the sample and resampling last asked for: every method of a table asks for the same. */
const kept = new WeakMap<DocumentGroups, { readonly resampling: Resampling; readonly sums: ReplicateSums }>();

/** Rates nearer to each other than this share of the largest are the same. */
const rounding = 2e-12;

/**
 * The sums of drawn replicates, had in one pass and once for all methods; null where replicates are not drawn document by
 * document. The documents drawn are those that `replicatesOf` draws, or those that the resampling keeps.
 */
export function replicateSums(
  groups: DocumentGroups,
  resampling: Resampling | undefined,
): ReplicateSums | null {
  if (resampling === undefined || !drawsOneByOne(groups, resampling)) return null;
  const known = kept.get(groups);
  if (known?.resampling === resampling) return known.sums;
  const sums = sumsOf(groups, resampling);
  kept.set(groups, { resampling, sums });
  return sums;
}

/** `replicates` times `documents` documents by number, drawn with replacement. */
export function drawnDocuments({ replicates, random }: Resampling, documents: number): Uint16Array {
  const source = random();
  const at = new Uint16Array(replicates * documents);
  for (let i = 0; i < at.length; i++) at[i] = source.below(documents);
  return at;
}

function sumsOf(groups: DocumentGroups, resampling: Resampling): ReplicateSums {
  const { documents } = groups;
  const count = resampling.replicates;
  const at = resampling.drawn?.(documents) ?? drawnDocuments(resampling, documents);
  const place = Array.from(groups.count).flatMap((balls, g) => new Array<number>(balls).fill(g));
  const spread = (values: Float64Array): Float64Array => Float64Array.from(place, (g) => values[g]);
  const n = spread(groups.n);
  const u = spread(groups.u);
  const into = groups.n.every((size) => size === 1) ? plainSums(at, u, count) : sizedSums(at, n, u, count);
  let classes: Float64Array | undefined;
  const alike = (replicate: number): boolean => {
    classes ??= spread(rateClasses(groups));
    const from = replicate * documents;
    for (let i = 1; i < documents; i++) if (classes[at[from + i]] !== classes[at[from]]) return false;
    return true;
  };
  return { ...into, alike };
}

type Sums = Omit<ReplicateSums, "alike">;

/** Documents of one question each: Σn* = Σn*² = K, and Σun* = Σu*. */
function plainSums(at: Uint16Array, u: Float64Array, count: number): Sums {
  const documents = u.length;
  const sums = new Float64Array(count);
  const squares = new Float64Array(count);
  const all = new Float64Array(count).fill(documents);
  for (let b = 0, i = 0; b < count; b++) {
    let su = 0;
    let suu = 0;
    for (const end = i + documents; i < end; i++) {
      const v = u[at[i]];
      su += v;
      suu += v * v;
    }
    sums[b] = su;
    squares[b] = suu;
  }
  return { n: all, u: sums, uu: squares, un: sums, nn: all };
}

function sizedSums(at: Uint16Array, n: Float64Array, u: Float64Array, count: number): Sums {
  const documents = u.length;
  const into = {
    n: new Float64Array(count),
    u: new Float64Array(count),
    uu: new Float64Array(count),
    un: new Float64Array(count),
    nn: new Float64Array(count),
  };
  for (let b = 0, i = 0; b < count; b++) {
    let sn = 0;
    let su = 0;
    let suu = 0;
    let sun = 0;
    let snn = 0;
    for (const end = i + documents; i < end; i++) {
      const d = at[i];
      const size = n[d];
      const v = u[d];
      sn += size;
      su += v;
      suu += v * v;
      sun += v * size;
      snn += size * size;
    }
    into.n[b] = sn;
    into.u[b] = su;
    into.uu[b] = suu;
    into.un[b] = sun;
    into.nn[b] = snn;
  }
  return into;
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
