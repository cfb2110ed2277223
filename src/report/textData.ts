import { grouped } from "./numbers.ts";
import { type Page, spelt, table, wrap } from "./page.ts";

/** A collection as a report tells of it. */
interface Source {
  readonly name: string;
  readonly title: string;
  readonly bytes: number;
  readonly licence: string;
}

/** The answer to `data list` as text. */
export function sourcesText(sources: readonly Source[], page: Page): string {
  const rows = sources.flatMap(({ name, title, bytes, licence }) => [
    [name, `${grouped(Math.ceil(bytes / 1e6))} MB`, title],
    ["", "", `licence: ${licence}`],
  ]);
  return spelt(`${table(rows, [true, false, true]).join("\n")}\n`, page);
}

/** The answer to `data fetch` as text. */
export function fetchedText(
  fetched: readonly { readonly source: Source; readonly folder: string; readonly fetched: boolean }[],
  page: Page,
): string {
  const lines = fetched.flatMap(({ source, folder, fetched: now }) =>
    wrap(
      now
        ? `${source.name} is in ${folder} (licence: ${source.licence}).`
        : `${source.name} was in ${folder} already.`,
      page,
      "",
    ),
  );
  return spelt(`${lines.join("\n")}\n`, page);
}
