import type { ComponentChildren, VNode } from "preact";

/** What every field of a form says of itself. */
export interface FieldProps {
  /** The id of what takes the input, to which errors lead. */
  readonly id: string;
  readonly label: string;
  /** The flag of the command line that asks the same. */
  readonly flag?: string;
  readonly hint?: string;
  /** What is wrong with it. */
  readonly problem?: string | undefined;
}

/** The ids of what describes a field, for `aria-describedby`. */
export function describedBy({ id, hint, problem }: FieldProps): string | undefined {
  const ids = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(problem === undefined ? [] : [`${id}-problem`]),
  ];
  return ids.length === 0 ? undefined : ids.join(" ");
}

/** A labelled field with its hint and what is wrong with it. */
export function Field({ children, ...props }: FieldProps & { readonly children: ComponentChildren }): VNode {
  return (
    <div class={props.problem === undefined ? "field" : "field wrong"}>
      <label for={props.id}>
        {props.label} <FlagName flag={props.flag} />
      </label>
      <Hint {...props} />
      {children}
    </div>
  );
}

/** Fields that belong together under one question. */
export function Fieldset({
  children,
  ...props
}: FieldProps & { readonly children: ComponentChildren }): VNode {
  return (
    <fieldset
      id={props.id}
      tabIndex={-1}
      class={props.problem === undefined ? "field" : "field wrong"}
      aria-describedby={describedBy(props)}
    >
      <legend>
        {props.label} <FlagName flag={props.flag} />
      </legend>
      <Hint {...props} />
      {children}
    </fieldset>
  );
}

function Hint({ id, hint, problem }: FieldProps): VNode {
  return (
    <>
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p class="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </>
  );
}

function FlagName({ flag }: { readonly flag: string | undefined }): VNode | null {
  return flag === undefined ? null : (
    <code class="flag" aria-hidden="true">
      --{flag}
    </code>
  );
}
