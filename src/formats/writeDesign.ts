import type { DesignRecord, DocumentRecord } from "../table/DesignRecord.ts";
import { designVersion } from "./designFile.ts";

/** The list that a design was drawn from, so that it can be told whether it is still the same. */
export interface FrameSource {
  readonly path: string;
  readonly sha256: string;
  /** Questions of all its documents, where their numbers are known. */
  readonly questions?: number;
}

/** A design file, to be read back by `readDesign`: one line a document. */
export function designText(record: Omit<DesignRecord, "path">, frame: FrameSource): string {
  const { strata, documents = [], ...rest } = record;
  const named = (stratum?: string): readonly string[] =>
    documents.filter((document) => stratum === undefined || document.stratum === stratum).map(documentText);
  const fields = Object.entries({ version: designVersion, ...rest, frame }).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  const lists =
    strata === undefined
      ? [`  "documents": ${list(named(), "  ")}`]
      : [
          `  "strata": ${list(
            strata.map((stratum) => stratumText(stratum, named(stratum.name))),
            "  ",
          )}`,
        ];
  return `{\n${[...fields, ...lists].join(",\n")}\n}\n`;
}

function stratumText(stratum: object, documents: readonly string[]): string {
  return `${JSON.stringify(stratum).slice(0, -1)},"documents": ${list(documents, "    ")}}`;
}

/** A document by its name alone where no more is known. */
function documentText({ stratum: _, ...document }: DocumentRecord): string {
  return JSON.stringify(Object.keys(document).length === 1 ? document.name : document);
}

function list(items: readonly string[], indent: string): string {
  return `[\n${items.map((item) => `${indent}  ${item}`).join(",\n")}\n${indent}]`;
}
