import type { SourceFile } from "../formats/Format.ts";

/** A command line that has been checked against the command's flags. */
export interface Arguments {
  readonly positionals: readonly string[];
  /** All arguments as they were typed, the command's name first. */
  readonly typed: readonly string[];
  /** The value of a flag, or undefined when it was not given. */
  one(name: string): string | undefined;
  /** All values of a flag that may be given several times. */
  all(name: string): readonly string[];
  /** Whether a switch was given. */
  has(name: string): boolean;
  /** Opens a file that was named: on a disk, or one that was given to a page. */
  open(path: string): SourceFile;
}

/** The same command line with other values for some flags. */
export function withValues(args: Arguments, values: Readonly<Record<string, readonly string[]>>): Arguments {
  const all = (name: string): readonly string[] => values[name] ?? args.all(name);
  return {
    ...args,
    all,
    one: (name) => all(name)[0],
    has: (name) => (name in values ? all(name).length > 0 : args.has(name)),
  };
}
