import type { Scale } from "../types.ts";

/** The straight line between a bounded scale and [0, 1]. */
export interface UnitScale {
  readonly width: number;
  to(score: number): number;
  from(unit: number): number;
}

/** @throws RangeError when the scale has no bounds, or they are not in order. */
export function unitScale(scale: Scale): UnitScale {
  if (scale.kind === "unbounded") throw new RangeError("The scale has no bounds; this method needs them");
  const { min, max } = scale;
  const width = max - min;
  if (!(width > 0))
    throw new RangeError(`The scale's upper end must lie above its lower end; it is [${min}, ${max}]`);
  return { width, to: (score) => (score - min) / width, from: (unit) => min + unit * width };
}
