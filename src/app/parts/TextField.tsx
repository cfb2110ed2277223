import type { VNode } from "preact";
import { describedBy, Field, type FieldProps } from "./Field.tsx";

/** A field for a short text or a number, which keeps whatever is typed until it is asked. */
export function TextField({
  value,
  onValue,
  numeric = false,
  ...props
}: FieldProps & {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly numeric?: boolean;
}): VNode {
  return (
    <Field {...props}>
      <TextInput value={value} onValue={onValue} numeric={numeric} {...props} />
    </Field>
  );
}

/** What is typed into, without its label. */
export function TextInput({
  value,
  onValue,
  numeric,
  ...props
}: FieldProps & {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly numeric: boolean;
}): VNode {
  return (
    <input
      id={props.id}
      type="text"
      inputMode={numeric ? "decimal" : "text"}
      autocomplete="off"
      spellcheck={false}
      value={value}
      aria-describedby={describedBy(props)}
      aria-invalid={props.problem !== undefined}
      onInput={({ currentTarget }) => onValue(currentTarget.value.trim())}
    />
  );
}
