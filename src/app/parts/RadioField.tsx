import type { VNode } from "preact";
import { type FieldProps, Fieldset } from "./Field.tsx";
import type { Choice } from "./SelectField.tsx";

/** One thing that can be chosen, with what there is to know of it. */
export interface RadioChoice extends Choice {
  readonly note?: string;
}

/** A question of which every answer is in sight; none is chosen beforehand. */
export function RadioField({
  value,
  choices,
  onValue,
  ...props
}: FieldProps & {
  readonly value: string;
  readonly choices: readonly RadioChoice[];
  readonly onValue: (value: string) => void;
}): VNode {
  return (
    <Fieldset {...props}>
      {choices.map((choice, i) => (
        <div class="radio" key={choice.value}>
          <input
            type="radio"
            id={`${props.id}-${i}`}
            name={props.id}
            checked={choice.value === value}
            onChange={() => onValue(choice.value)}
          />
          <label for={`${props.id}-${i}`}>
            <bdi>{choice.label}</bdi>
            {choice.note !== undefined && <span class="note"> {choice.note}</span>}
          </label>
        </div>
      ))}
    </Fieldset>
  );
}
