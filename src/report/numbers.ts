/** Two numbers this close are the same score: the boundary rule of every comparison in the product. */
const same = 1e-12;

/** Digits after the point that suit numbers of this size: 4 below 10, fewer as they grow, never less than 1. */
export function usualDecimals(values: readonly number[]): number {
  const largest = Math.max(0, ...values.filter(Number.isFinite).map(Math.abs));
  return largest >= 1000 ? 1 : largest >= 100 ? 2 : largest >= 10 ? 3 : 4;
}

/**
 * Digits after the point at which every value shows on which side of every line it lies: −0.0199996 and a line at
 * −0.02 need seven. A value that equals the line asks for nothing.
 */
export function decimalsToSeparate(
  values: readonly number[],
  lines: readonly number[],
  least: number = usualDecimals(values),
): number {
  let decimals = least;
  for (const value of values)
    for (const line of lines)
      while (decimals < 15 && differs(value, line) && value.toFixed(decimals) === line.toFixed(decimals))
        decimals++;
  return decimals;
}

function differs(value: number, line: number): boolean {
  return Math.abs(value - line) > same * Math.max(1, Math.abs(line));
}

/** A number with so many digits; nothing is printed as −0. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return /^-0\.?0*$/.test(text) ? text.slice(1) : text;
}

/** The same with its sign always shown, zero without one. */
export function signed(value: number, decimals: number): string {
  const text = fixed(value, decimals);
  return text.startsWith("-") || /^0\.?0*$/.test(text) ? text : `+${text}`;
}

/** A number as the user typed it: the fewest digits that name it. */
export function plain(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/** A score in passing: four figures at most. */
export function brief(value: number): string {
  return figures(value, 4);
}

/** A number to so many figures, without zeros at its end. */
export function figures(value: number, most: number): string {
  return String(Number(value.toPrecision(most)));
}

/** A number rounded for advice, to two or three figures and never below itself: a margin advised must suffice. */
export function roundedUp(value: number): string {
  if (value === 0) return "0";
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(Math.abs(value))));
  const scale = 10 ** decimals;
  return fixed(Math.ceil(value * scale - 1e-9) / scale, decimals);
}

/** A share as a percentage: `95 %`, `12.5 %`, `0.4 %`; 100 only where it is all. */
export function percent(share: number): string {
  let figures = 3;
  while (figures < 15 && share < 1 && Number((share * 100).toPrecision(figures)) === 100) figures++;
  return `${Number((share * 100).toPrecision(figures))} %`;
}

/** A share as so many of a hundred, for rates of draws: never 0 where there was one, never 100 where one was not. */
export function hundred(share: number): string {
  if (share > 0 && share < 0.005) return "<1";
  if (share < 1 && share > 0.995) return ">99";
  return String(Math.round(100 * share));
}

/** A p-value: three decimals (four when small), enough more to separate it from alpha, and a floor instead of zero. */
export function pValue(p: number, alpha: number): string {
  if (p > 0 && p < 0.0001) return "< 0.0001";
  return `= ${fixed(p, decimalsToSeparate([p], [alpha], p < 0.01 ? 4 : 3))}`;
}

/** Whole numbers with grouped digits, `2,760`. (Node's locales cost more to load than a small file to read.) */
export function grouped(n: number): string {
  return String(n).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}

/** `1 question`, `2,760 questions`. */
export function count(n: number, noun: string): string {
  return `${grouped(n)} ${n === 1 ? noun : `${noun}s`}`;
}
