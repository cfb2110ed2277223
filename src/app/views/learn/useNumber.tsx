import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { type Reach, SliderField } from "../../parts/SliderField.tsx";

/** A number that a lesson lets one set: what it is now, and the field that sets it. */
export interface NumberField {
  readonly value: number;
  readonly field: VNode;
}

/** A number with its field. What is typed counts where it lies within reach; until then the last number that did stays. */
export function useNumber(id: string, label: string, first: number, reach: Reach): NumberField {
  const [text, setText] = useState(String(first));
  const [value, setValue] = useState(first);
  const take = (typed: string): void => {
    setText(typed);
    const number = typed === "" ? Number.NaN : Number(typed);
    const whole = reach.step === undefined || Number.isInteger(reach.step);
    if (number >= reach.min && number <= reach.max) setValue(whole ? Math.round(number) : number);
  };
  return {
    value,
    field: <SliderField id={id} label={label} value={text} reach={reach} onValue={take} />,
  };
}
