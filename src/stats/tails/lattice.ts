/** A lattice that scores are counted on: a score is `index / stepsPerUnit`. */
export interface Lattice {
  readonly stepsPerUnit: number;
  /** False when the scores lie on no small lattice and are rounded to a fine grid. */
  readonly natural: boolean;
}

const largestDenominator = 2520;
const mostCells = 2520;
const gridCells = 512;

/**
 * The coarsest lattice of whole fractions 1/q (q ≤ 2520, at most 2,520 steps to the largest
 * value) on which every value lies, or else a grid of 512 cells
 * over the largest absolute value. A value counts as on the lattice when it is within 1e-5 of it (within a
 * thousandth of a step where steps are small), so that printed decimals such as 0.8333333333 are read as what they
 * are and moving a score by 1e-6 changes nothing.
 *
 * @param values distinct values; the grid's width follows these
 * @param other a value that must lie on the lattice too but says nothing of the grid's width
 */
export function latticeOf(values: ArrayLike<number>, other = 0): Lattice {
  let largest = 0;
  for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i]));
  for (let q = 1; q <= largestDenominator && q * largest <= mostCells; q++) {
    const tolerance = Math.min(1e-3, 1e-5 * q);
    let fits = offLattice(other, q) <= tolerance;
    for (let i = 0; i < values.length && fits; i++) fits = offLattice(values[i], q) <= tolerance;
    if (fits) return { stepsPerUnit: q, natural: true };
  }
  return { stepsPerUnit: gridCells / (largest || Math.abs(other)), natural: false };
}

function offLattice(value: number, q: number): number {
  const steps = value * q;
  return Math.abs(steps - Math.round(steps));
}

/** The values counted in steps. */
export function toIndex(values: Float64Array, lattice: Lattice): Float64Array {
  return values.map((v) => Math.round(v * lattice.stepsPerUnit));
}
