import { nearest } from "../formats/nearest.ts";
import { InputError } from "../table/InputError.ts";
import type { Arguments } from "./Arguments.ts";

/** What a flag lists, parted by commas; undefined where it was not given. */
function listOf(args: Arguments, flag: string): readonly string[] | undefined {
  return args
    .one(flag)
    ?.split(",")
    .map((part) => part.trim());
}

/** Names among those that are known. */
export function namesOf<Name extends string>(
  args: Arguments,
  flag: string,
  known: readonly Name[],
): readonly Name[] | undefined {
  return listOf(args, flag)?.map((name) => {
    const found = known.find((one) => one === name);
    if (found !== undefined) return found;
    const near = nearest(name, known);
    throw new InputError(
      "usage",
      `--${flag} does not know "${name}".`,
      `${near === undefined ? "" : `Did you mean ${near}? `}There are: ${known.join(", ")}.`,
    );
  });
}

/** Numbers above 0. */
export function numbersOf(args: Arguments, flag: string): readonly number[] | undefined {
  return listOf(args, flag)?.map((part) => {
    const value = part === "" ? Number.NaN : Number(part);
    if (value > 0 && Number.isFinite(value)) return value;
    throw new InputError(
      "usage",
      `--${flag} ${args.one(flag)}: "${part}" is no number above 0.`,
      `Give one or more, parted by commas: --${flag} 0.01,0.02`,
    );
  });
}

/** Whole numbers, at least this. */
export function wholeNumbersOf(args: Arguments, flag: string, least: number): readonly number[] | undefined {
  return listOf(args, flag)?.map((part) => {
    const value = part === "" ? Number.NaN : Number(part);
    if (Number.isSafeInteger(value) && value >= least) return value;
    throw new InputError(
      "usage",
      `--${flag} ${args.one(flag)}: "${part}" must be a whole number, ${least} or more.`,
      `Give one or more, parted by commas: --${flag} 50,100`,
    );
  });
}
