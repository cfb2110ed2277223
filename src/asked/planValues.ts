import { InputError } from "../table/InputError.ts";
import type { Arguments } from "./Arguments.ts";
import { numberOf, wholeNumberOf } from "./values.ts";

/** A number above 0, or from 0 on. */
export function positiveOf(
  args: Arguments,
  name: string,
  least: "above 0" | "0 or more",
): number | undefined {
  const value = numberOf(args, name);
  if (value === undefined || value > 0 || (value === 0 && least === "0 or more")) return value;
  throw new InputError(
    "usage",
    `--${name} ${args.one(name)} must be ${least}.`,
    `Such as --${name} ${name.startsWith("cost") ? 10 : 0.3}.`,
  );
}

/** A share between two ends, which are included where they are `allowed`. */
export function shareOf(args: Arguments, name: string, ends: "allowed" | "left out"): number | undefined {
  const value = numberOf(args, name);
  const inside =
    value === undefined || (ends === "allowed" ? value >= 0 && value <= 1 : value > 0 && value < 1);
  if (inside) return value;
  throw new InputError(
    "usage",
    `--${name} ${args.one(name)} must lie between 0 and 1.`,
    `It is a share, such as --${name} ${name === "power" ? 0.8 : 0.3}.`,
  );
}

/** Draws that suffice to see a rate to two points in a hundred, and the most that are made. */
const mostDraws = 100_000;

/** `--draws`: samples drawn; 0 draws none. */
export function drawsOf(args: Arguments, usual: number): number {
  const draws = wholeNumberOf(args, "draws", 0) ?? usual;
  if (draws <= mostDraws) return draws;
  throw new InputError(
    "usage",
    `--draws ${args.one("draws")} is more than ${mostDraws}.`,
    "10000 leave an error of half a point in a hundred.",
  );
}

/** `--seed`. */
export function seedOf(args: Arguments): number {
  return wholeNumberOf(args, "seed", 0) ?? 1;
}

/** Flags that stand for a pilot mean nothing beside one, and the other way round. */
export function refuseTogether(args: Arguments, names: readonly string[], why: string, remedy: string): void {
  const name = names.find((one) => args.has(one));
  if (name !== undefined) throw new InputError("usage", `--${name} ${why}.`, remedy);
}
