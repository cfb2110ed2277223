/**
 * Holm's step-down adjustment: p-values held against α that keep the chance of any false finding at α.
 * Holm (1979), "A simple sequentially rejective multiple test procedure", Scandinavian Journal of Statistics 6.
 *
 * @example holm([0.01, 0.04, 0.03]) // [0.03, 0.06, 0.06]
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((p, at) => ({ p, at })).sort((a, b) => a.p - b.p);
  const adjusted = new Array<number>(pValues.length);
  let running = 0;
  order.forEach(({ p, at }, rank) => {
    running = Math.max(running, Math.min(1, p * (pValues.length - rank)));
    adjusted[at] = running;
  });
  return adjusted;
}
