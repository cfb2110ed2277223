import { list, needed, number, record, type Shape, text } from "../../formats/shapes.ts";

/** A public collection: where its archive is, and what the archive must be. */
export interface DataSource {
  /** What `data fetch` calls it: `beir/nfcorpus`. */
  readonly name: string;
  readonly title: string;
  readonly url: string;
  /** Length of the archive. */
  readonly bytes: number;
  /** SHA-256 of the archive, in hexadecimal. */
  readonly sha256: string;
  readonly licence: string;
}

/** A catalogue of the user's own: a list of sources. */
export const sourcesShape: Shape<readonly DataSource[]> = list(
  record<DataSource>({
    name: needed(text, "what data fetch calls it; its last part names the folder"),
    title: needed(text, "what it is"),
    url: needed(text, "where its zip archive is"),
    bytes: needed(number({ least: 1, whole: true }), "length of the archive"),
    sha256: needed(text, "SHA-256 of the archive, in hexadecimal"),
    licence: needed(text, "its licence"),
  }),
  1,
);

/** The folder of a collection below the data root. */
export function folderOf({ name }: DataSource): string {
  return name.slice(name.lastIndexOf("/") + 1);
}
