/** A lattice that scores are counted on: a score is `index / stepsPerUnit`. */
export interface Lattice {
  readonly stepsPerUnit: number;
  /** False when the scores lie on no small lattice and are rounded to a fine grid. */
  readonly natural: boolean;
}

const largestDenominator = 2520;
const mostCells = 2520;
/** Cells of a natural lattice that are few for any number of documents. */
const leastCells = 120;
const fineCells = 512;
const coarsest = 32;

/**
 * The coarsest lattice of whole fractions 1/q (q ≤ 2520, at most 2,520 steps to the largest
 * value, or as many as the grid has cells where it is coarse) on which every value lies, or else a grid of 512 cells
 * over the largest absolute value. A value counts as on the lattice when it is within 1e-5 of it (within a
 * thousandth of a step where steps are small), so that printed decimals such as 0.8333333333 are read as what they
 * are and moving a score by 1e-6 changes nothing.
 *
 * @param values distinct values; the grid's width follows these
 * @param other a value that must lie on the lattice too but says nothing of the grid's width
 * @param cells of the grid
 */
export function latticeOf(values: ArrayLike<number>, other = 0, cells: number = fineCells): Lattice {
  let largest = 0;
  for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i]));
  const most = cells === fineCells ? mostCells : Math.max(cells, leastCells);
  for (let q = 1; q <= largestDenominator && q * largest <= most; q++) {
    const tolerance = Math.min(1e-3, 1e-5 * q);
    let fits = offLattice(other, q) <= tolerance;
    for (let i = 0; i < values.length && fits; i++) fits = offLattice(values[i], q) <= tolerance;
    if (fits) return { stepsPerUnit: q, natural: true };
  }
  return { stepsPerUnit: cells / (largest || Math.abs(other)), natural: false };
}

/** Cells of a grid fine enough for a sum of many draws, whose spread then spans some 400 of them. */
export function cellsFor(draws: number): number {
  return Math.min(fineCells, Math.max(coarsest, Math.round(2048 / Math.sqrt(draws))));
}

function offLattice(value: number, q: number): number {
  const steps = value * q;
  return Math.abs(steps - Math.round(steps));
}

/** The values counted in steps. */
export function toIndex(values: Float64Array, lattice: Lattice): Float64Array {
  return values.map((v) => Math.round(v * lattice.stepsPerUnit));
}

/** Values with their counts, placed on a lattice. */
export interface Placed {
  readonly index: Float64Array;
  readonly count: Float64Array;
}

/** Values up to which the roundings of different ones need not make up for each other. */
const fewValues = 64;

/**
 * Places values on a lattice without moving their sum. On a natural lattice each goes to its own point. On a grid the
 * copies of a value are shared out between the two points beside it, and where values are many each makes up for what
 * the roundings before it have moved: many values alike, all rounded the same way, would else shift the sum by more than
 * its own spread.
 */
export function placeOn(lattice: Lattice, values: Float64Array, count: Float64Array): Placed {
  if (lattice.natural) return { index: toIndex(values, lattice), count };
  const counts = new Map<number, number>();
  const add = (index: number, copies: number): void => {
    if (copies > 0) counts.set(index, (counts.get(index) ?? 0) + copies);
  };
  const carry = count.reduce((a, b) => a + b, 0) > fewValues;
  const order = Array.from(values, (_, i) => i).sort((i, j) => Math.abs(values[i]) - Math.abs(values[j]));
  // Values above and below 0 apart, so that data turned round are placed the other way round.
  for (const sign of [1, -1]) {
    let owed = 0;
    for (const i of order) {
      const steps = sign * values[i] * lattice.stepsPerUnit;
      if (!(steps > 0) && !(steps === 0 && sign > 0)) continue;
      const low = Math.floor(steps);
      owed = (carry ? owed : 0) + count[i] * (steps - low);
      const up = Math.min(count[i], Math.max(0, Math.round(owed)));
      owed -= up;
      add(sign * (low + 1), up);
      add(sign * low, count[i] - up);
    }
  }
  return { index: Float64Array.from(counts.keys()), count: Float64Array.from(counts.values()) };
}
