/**
 * Discrete Fourier transform in place, X_k = Σ x_j e^{2πi jk/N}, for N a power of two.
 * Radix 2, decimation in time (Cooley & Tukey 1965).
 */
export function transform(re: Float64Array, im: Float64Array): void {
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
  const cos = new Float64Array(size >> 1);
  const sin = new Float64Array(size >> 1);
  for (let k = 0; k < size >> 1; k++) {
    cos[k] = Math.cos((2 * Math.PI * k) / size);
    sin[k] = Math.sin((2 * Math.PI * k) / size);
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
