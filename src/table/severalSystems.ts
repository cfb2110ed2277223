import { hasDuplicates } from "./duplicates.ts";
import { InputError } from "./InputError.ts";
import type { ScoreTable } from "./ScoreTable.ts";

/**
 * Throws InputError where rows of one id are of several systems, as the file itself says: averaging them, or taking one
 * for the other's repeat, would mix what is to be compared.
 *
 * @param ways "narrow" where rows can be narrowed to one system alone, not parted into several
 */
export function refuseSeveralSystems(
  { ids, groups, systemColumns = [], source }: ScoreTable,
  ways: "narrow or part" | "narrow" = "narrow or part",
): void {
  const mixed = systemColumns
    .map((column) => ({ column, values: [...new Set(groups.get(column) ?? [])] }))
    .filter(({ values }) => values.length > 1);
  if (mixed.length === 0 || !hasDuplicates(ids)) return;
  const [{ column, values }] = mixed;
  const listed = `${values.slice(0, 10).join(", ")}${values.length > 10 ? ", …" : ""}`;
  const [first, second] = values.map((value) => `"${value}"`);
  const narrow = `--where ${column}=${first}`;
  const hint =
    ways === "narrow"
      ? `Give the rows of one: ${narrow} (several times to narrow further).`
      : [
          "Say one of:",
          `  ${narrow}  the rows of one (give it several times to narrow further)`,
          `  --system-column ${column} --baseline ${first} --candidate ${second}  to set one beside another`,
        ].join("\n");
  throw new InputError(
    "several-systems",
    `${source.path} holds ${values.length} systems: its ${column} is ${listed}.`,
    hint,
    { file: source.path, column },
  );
}
