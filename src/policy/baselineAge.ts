import type { Shape } from "../formats/shapes.ts";
import { InputError } from "../table/InputError.ts";

const pattern = /^(\d{1,6})\s*([hdw])$/;
const hours: Readonly<Record<string, number>> = { h: 1, d: 24, w: 24 * 7 };
const hour = 3_600_000;

const how = "Write a number with h, d or w behind it: 12h, 30d, 8w.";

/** An age, as a policy gives it: hours, days or weeks. */
export const ageShape: Shape<string> = {
  read: (value, at, refuse) =>
    typeof value === "string" && pattern.test(value.trim())
      ? value.trim()
      : refuse(at, `${JSON.stringify(value)} is no age.`, how),
  schema: { type: "string", pattern: "^\\s*\\d{1,6}\\s*[hdw]\\s*$" },
};

/** An age in milliseconds. @throws InputError for what is none */
export function ageInMs(text: string): number {
  const [, count, unit] = pattern.exec(text.trim()) ?? [];
  if (count !== undefined) return Number(count) * hours[unit] * hour;
  throw new InputError("usage", `--max-baseline-age ${text} is no age.`, how);
}

const units = [
  [24 * hour, "day"],
  [hour, "hour"],
  [hour / 60, "minute"],
] as const;

/** A time in the largest unit that it fills, rounded down: "45 days", "1 day", "3 hours", "0 minutes". */
export function ageWords(ms: number): string {
  const [unit, noun] = units.find(([length]) => ms >= length) ?? units[2];
  const count = Math.max(0, Math.floor(ms / unit));
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
