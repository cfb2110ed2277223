import type { VNode } from "preact";
import { flagOf, withFlag } from "../state/Flags.ts";
import type { FormProps } from "../views/FormProps.ts";
import { useWords } from "../words/useWords.ts";
import { type Choice, choicesOf, SelectField } from "./SelectField.tsx";
import { TextField } from "./TextField.tsx";

type FlagProps = Omit<FormProps, "files"> & {
  readonly flag: string;
  readonly label: string;
};

/** A field for a flag that takes a text or a number. */
export function FlagText({
  flag,
  flags,
  onFlags,
  problems,
  ...props
}: FlagProps & { readonly hint: string; readonly numeric?: boolean }): VNode {
  return (
    <TextField
      {...props}
      id={flag}
      flag={flag}
      problem={problems.get(flag)}
      value={flagOf(flags, flag)}
      onValue={(value) => onFlags(withFlag(flags, flag, value))}
    />
  );
}

/** A field for a flag of few values, with "as usual" before them. */
export function FlagChoice({
  flag,
  flags,
  onFlags,
  problems,
  labels,
  absent,
  ...props
}: FlagProps & {
  readonly labels: Readonly<Record<string, string>>;
  /** What leaving it out is called, where that is not "as usual". */
  readonly absent?: string;
}): VNode {
  const { usual } = useWords().fields;
  const none: Choice = { value: "", label: absent ?? usual };
  return (
    <SelectField
      {...props}
      id={flag}
      flag={flag}
      problem={problems.get(flag)}
      value={flagOf(flags, flag)}
      choices={[none, ...choicesOf(labels)]}
      onValue={(value) => onFlags(withFlag(flags, flag, value))}
    />
  );
}
