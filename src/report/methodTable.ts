import type { MethodRow } from "../stats/estimate.ts";
import { type Page, table, textWidth, wrap } from "./page.ts";
import { orDash } from "./parts.ts";

/** Every method that fits in a row: standard error, degrees of freedom, limits, and its note; beneath, those that do not. */
export function methodTable(methods: readonly MethodRow[], page: Page): readonly string[] {
  const fitting = methods.filter(fits);
  const rows = fitting.map((m) => [
    m.name,
    orDash(m.standardError, 4),
    orDash(m.degreesOfFreedom, 1),
    orDash(m.lower, 4),
    orDash(m.upper, 4),
  ]);
  const lines = table(
    [["method", "se", "df", "lower", "upper"], ...rows],
    [true, false, false, false, false],
  );
  return [
    ...lines.flatMap((line, i) => withNote(line, i === 0 ? "" : fitting[i - 1].note, page)),
    ...unfitLines(
      methods.filter((m) => !fits(m)),
      page,
    ),
  ];
}

function fits({ standardError, lower, upper }: MethodRow): boolean {
  return standardError !== null || lower !== null || upper !== null;
}

/** A row with its note beside it where there is room, else beneath it. */
function withNote(line: string, note: string, page: Page): readonly string[] {
  if (note === "") return [line];
  return line.length + 2 + note.length <= textWidth(page)
    ? [`${line}  ${note}`]
    : [line, ...wrap(note, page, "      ")];
}

/** Methods without limits, by the reason that keeps them out. */
function unfitLines(methods: readonly MethodRow[], page: Page): readonly string[] {
  const reasons = [...new Set(methods.map(({ note }) => note))];
  const named = (reason: string): string =>
    methods.flatMap(({ name, note }) => (note === reason ? [name] : [])).join(", ");
  return reasons.flatMap((reason, i) => [
    ...(i === 0 ? ["", "  not for these data:"] : []),
    ...wrap(`${named(reason)}: ${reason}`, page, "    "),
  ]);
}
