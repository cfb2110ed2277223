import type { Flags } from "./Flags.ts";

/** Flags that stand alone, without a value. */
const switches: ReadonlySet<string> = new Set(["no-floor", "enumerate"]);

/** The words of the command that asks the same, the program's name left out: files first, then flags. */
export function commandWords(
  command: string,
  files: readonly { readonly name: string }[],
  flags: Flags,
): readonly string[] {
  const given = Object.entries(flags).flatMap(([name, values]) =>
    switches.has(name) ? [`--${name}`] : values.flatMap((value) => [`--${name}`, value]),
  );
  return [
    ...command.split(" "),
    ...files.map(({ name }) => (name.startsWith("-") ? `./${name}` : name)),
    ...given,
  ];
}
