import { hasDuplicates } from "./duplicates.ts";
import { InputError } from "./InputError.ts";
import type { ScoreTable } from "./ScoreTable.ts";

/**
 * Throws InputError where rows of one id are of several systems, as the file itself says: averaging them, or taking one
 * for the other's repeat, would mix what is to be compared.
 */
export function refuseSeveralSystems({ ids, groups, systemColumns = [], source }: ScoreTable): void {
  const mixed = systemColumns
    .map((column) => ({ column, values: [...new Set(groups.get(column) ?? [])] }))
    .filter(({ values }) => values.length > 1);
  if (mixed.length === 0 || !hasDuplicates(ids)) return;
  const [{ column, values }] = mixed;
  const listed = `${values.slice(0, 10).join(", ")}${values.length > 10 ? ", …" : ""}`;
  const [first, second] = values.map((value) => `"${value}"`);
  throw new InputError(
    "several-systems",
    `${source.path} holds ${values.length} systems: its ${column} is ${listed}.`,
    [
      "Say one of:",
      `  --where ${column}=${first}  the rows of one (give it several times to narrow further)`,
      `  --system-column ${column} --baseline ${first} --candidate ${second}  to set one beside another`,
    ].join("\n"),
    { file: source.path, column },
  );
}
