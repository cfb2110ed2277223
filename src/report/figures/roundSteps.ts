/** The least of 1, 2 and 5 times a power of ten that is no smaller. */
export function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return power * ([1, 2, 5].find((times) => times * power >= step * (1 - 1e-9)) ?? 10);
}

/** Two ends widened to round values. */
export function roundEnds([least, most]: readonly [number, number]): readonly [number, number] {
  if (!(most > least)) return [least, most];
  const step = roundStep((most - least) / 6);
  const at = (steps: number): number => Number((steps * step).toPrecision(12));
  return [at(Math.floor(least / step + 1e-9)), at(Math.ceil(most / step - 1e-9))];
}

/** About so many round values between two ends, with the digits after the point that they all need. */
export function roundValues(
  [least, most]: readonly [number, number],
  count: number,
): { readonly values: readonly number[]; readonly digits: number } {
  const step = roundStep((most - least) / count);
  const first = Math.ceil(least / step - 1e-9);
  const last = Math.floor(most / step + 1e-9);
  return {
    values: Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12))),
    digits: Math.max(0, -Math.floor(Math.log10(step) + 1e-9)),
  };
}
