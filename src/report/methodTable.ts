import type { MethodRow } from "../stats/estimate.ts";
import { type Page, table, textWidth, wrap } from "./page.ts";
import { orDash } from "./parts.ts";

/** Every method in a row: standard error, degrees of freedom, limits, and its note. */
export function methodTable(methods: readonly MethodRow[], page: Page): readonly string[] {
  const rows = methods.map((m) => [
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
  return lines.flatMap((line, i) => withNote(line, i === 0 ? "" : methods[i - 1].note, page));
}

/** A row with its note beside it where there is room, else beneath it. */
function withNote(line: string, note: string, page: Page): readonly string[] {
  if (note === "") return [line];
  return line.length + 2 + note.length <= textWidth(page)
    ? [`${line}  ${note}`]
    : [line, ...wrap(note, page, "      ")];
}
