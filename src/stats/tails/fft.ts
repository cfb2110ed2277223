/** cos and sin of 2πk/N for k = 0…N − 1. */
export interface Turns {
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

/** The most points whose table is kept, and the most powers of two: simulations ask for the same ones again and again. */
const kept = 1 << 15;
const keptPowers = 1 << 18;
const tables = new Map<number, Turns>();

/** The N points of the circle. */
export function turnsOf(size: number): Turns {
  const known = tables.get(size);
  if (known !== undefined) return known;
  const cos = new Float64Array(size);
  const sin = new Float64Array(size);
  for (let k = 0; 2 * k <= size; k++) {
    const turn = (2 * Math.PI * k) / size;
    cos[k] = Math.cos(turn);
    sin[k] = Math.sin(turn);
    if (k > 0) {
      cos[size - k] = cos[k];
      sin[size - k] = -sin[k];
    }
  }
  const turns = { cos, sin };
  if (size <= kept || (size <= keptPowers && (size & (size - 1)) === 0)) tables.set(size, turns);
  return turns;
}

/**
 * Discrete Fourier transform in place, X_k = Σ x_j e^{2πi jk/N}, for N a power of two.
 * Radix 2, decimation in time (Cooley & Tukey 1965).
 *
 * @param turns the N points of the circle
 */
export function transform(
  re: Float64Array,
  im: Float64Array,
  { cos, sin }: Turns = turnsOf(re.length),
): void {
  const size = re.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      const r = re[i];
      re[i] = re[j];
      re[j] = r;
      const m = im[i];
      im[i] = im[j];
      im[j] = m;
    }
  }
  for (let half = 1; half < size; half <<= 1) {
    const stride = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let k = 0, t = 0; k < half; k++, t += stride) {
        const a = start + k;
        const b = a + half;
        const r = re[b] * cos[t] - im[b] * sin[t];
        const m = re[b] * sin[t] + im[b] * cos[t];
        re[b] = re[a] - r;
        im[b] = im[a] - m;
        re[a] += r;
        im[a] += m;
      }
    }
  }
}
