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
  /** Where not the same holds for all metrics and all files, as a policy or a saved baseline may say. */
  readonly apart?: ApartArguments;
}

/** Flags that hold for some metrics or files only. */
export interface ApartArguments {
  /** The metrics of which something is said, each with all flags that hold for it. */
  readonly metrics: ReadonlyMap<string, Arguments>;
  /** Files that are read in another way, by their path. */
  readonly files: ReadonlyMap<string, Arguments>;
  /** Columns of text that are read where a file has them, to see whether questions are the same. */
  readonly compared: readonly string[];
}

/** The flags as they hold for a metric. */
export function argumentsFor(args: Arguments, metric: string): Arguments {
  return args.apart?.metrics.get(metric) ?? args;
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
