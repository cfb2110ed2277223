import type { VNode } from "preact";
import { useWords } from "../words/useWords.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { TextInput } from "./TextField.tsx";

/** From where to where a slider goes. What is typed may lie outside. */
export interface Reach {
  readonly min: number;
  readonly max: number;
  /** Between two places of a slider of equal steps; without it, they are steps of equal ratio, to two figures. */
  readonly step?: number;
}

/** Places of a slider of equal ratios. */
const places = 200;

/** A number, typed or by a slider. The typed text is what counts. */
export function SliderField({
  value,
  reach,
  onValue,
  ...props
}: FieldProps & {
  readonly value: string;
  readonly reach: Reach;
  readonly onValue: (value: string) => void;
}): VNode {
  const words = useWords().sliders;
  const number = Number(value === "" ? Number.NaN : value);
  const { step } = reach;
  return (
    <Field {...props}>
      <div class="slider">
        <TextInput value={value} onValue={onValue} numeric {...props} />
        <input
          type="range"
          aria-label={words.slider(props.label)}
          aria-valuetext={value === "" ? words.unset : value}
          min={step === undefined ? 0 : reach.min}
          max={step === undefined ? places : reach.max}
          step={step ?? 1}
          value={placeOf(number, reach)}
          onInput={({ currentTarget }) => onValue(valueAt(Number(currentTarget.value), reach))}
        />
      </div>
    </Field>
  );
}

/** Where a number stands on the slider; the nearest end where it lies outside, the left one where there is none. */
export function placeOf(number: number, { min, max, step }: Reach): number {
  const inside = Number.isNaN(number) ? min : Math.min(max, Math.max(min, number));
  return step === undefined ? Math.round((places * Math.log(inside / min)) / Math.log(max / min)) : inside;
}

/** The number at a place of the slider, as one would type it. */
export function valueAt(place: number, { min, max, step }: Reach): string {
  if (step === undefined) return String(Number((min * (max / min) ** (place / places)).toPrecision(2)));
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)));
  return String(Number(place.toFixed(decimals)));
}
