/** The values of which a sample shows where to part them, and how many of those are looked at. */
const many = 128;
const looked = new Float64Array(15);

/**
 * The value of this rank, from 0; values are moved about. The first partings are made at the value that stands where the
 * rank asks in a small sample, so that a rank near an end leaves few values to go on with.
 *
 * C. A. R. Hoare (1961), Communications of the ACM 4, "Find"; the sample as in R. W. Floyd & R. L. Rivest (1975),
 * Communications of the ACM 18, "Select".
 *
 * @param values without NaN
 */
export function selectRank(values: Float64Array, rank: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot =
      high - low > many
        ? sampledPivot(values, low, high, (rank - low) / (high - low))
        : values[(low + high) >> 1];
    let i = low;
    let j = high;
    while (i <= j) {
      while (values[i] < pivot) i++;
      while (values[j] > pivot) j--;
      if (i > j) break;
      const value = values[i];
      values[i++] = values[j];
      values[j--] = value;
    }
    if (rank <= j) high = j;
    else if (rank >= i) low = i;
    else break;
  }
  return values[rank];
}

/** Of a few values between low and high the one at this share of them, or half a place nearer the middle. */
function sampledPivot(values: Float64Array, low: number, high: number, share: number): number {
  const { length } = looked;
  const step = Math.floor((high - low) / length);
  for (let i = 0; i < length; i++) {
    const value = values[low + i * step];
    let at = i;
    for (; at > 0 && looked[at - 1] > value; at--) looked[at] = looked[at - 1];
    looked[at] = value;
  }
  return looked[Math.floor(share * length + (share < 0.5 ? 0.5 : -0.5))];
}
