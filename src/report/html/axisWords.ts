import type { Axis } from "../article/Figure.ts";
import { plain } from "../numbers.ts";

/** A value of an axis to so many figures, a change with its sign. */
export function axisWords({ signed }: Axis, value: number, figures: number): string {
  const words = plain(Number(value.toPrecision(figures)));
  return signed && value > 0 ? `+${words}` : words;
}
