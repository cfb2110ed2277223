import type { VNode } from "preact";
import { describedBy, Field, type FieldProps } from "./Field.tsx";

/** One thing that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A field that offers choices. */
export function SelectField({
  value,
  choices,
  onValue,
  ...props
}: FieldProps & {
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onValue: (value: string) => void;
}): VNode {
  const known = choices.some((choice) => choice.value === value);
  return (
    <Field {...props}>
      <select
        id={props.id}
        value={value}
        aria-describedby={describedBy(props)}
        aria-invalid={props.problem !== undefined}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      >
        {!known && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Choices out of a record of value and label. */
export function choicesOf(labels: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
