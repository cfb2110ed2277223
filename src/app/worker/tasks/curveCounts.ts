/** Points of a curve. */
const points = 80;

/** Numbers that are drawn, from the least to the most, each once. */
export function curveCounts(least: number, most: number): readonly number[] {
  const all = Array.from({ length: points + 1 }, (_, i) => Math.round(least + ((most - least) * i) / points));
  return [...new Set(all)];
}
