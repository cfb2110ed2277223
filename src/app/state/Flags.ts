/** What is asked, as the flags of the command line that asks the same: `{ margin: ["0.02"] }`. */
export type Flags = Readonly<Record<string, readonly string[]>>;

/** The first value of a flag, `""` where it is not given: what a field of a form shows. */
export function flagOf(flags: Flags, name: string): string {
  return flags[name]?.[0] ?? "";
}

/** The flags with one value changed; an empty one takes the flag away. */
export function withFlag(flags: Flags, name: string, value: string | readonly string[]): Flags {
  const values = (typeof value === "string" ? [value] : value).filter((each) => each !== "");
  const { [name]: _, ...others } = flags;
  return values.length === 0 ? others : { ...others, [name]: values };
}

/** Of the flags those with these names. */
export function onlyFlags(flags: Flags, names: readonly string[]): Flags {
  return Object.fromEntries(
    names.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]]])),
  );
}

/** The flags as one text. */
export function keyOf(flags: Flags): string {
  return JSON.stringify(Object.entries(flags).sort(([a], [b]) => (a < b ? -1 : 1)));
}
