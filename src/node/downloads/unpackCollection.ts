import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { openZip } from "../../formats/zip/openZip.ts";
import { InputError } from "../../table/InputError.ts";
import { openSource } from "../openSource.ts";

/** What a collection is made of; whatever else an archive holds is left in it. */
const wanted = /(?:^|\/)(corpus\.jsonl|queries\.jsonl|qrels\/[\w.-]+\.tsv)$/;

/**
 * Unpacks a collection into a folder, which is there whole or not at all.
 * @throws InputError for an archive without a collection, or one that is broken
 */
export async function unpackCollection(archive: string, folder: string): Promise<void> {
  const parts = openSource(archive, "not hashed").openParts!();
  const aside = `${folder}.${process.pid}.part`;
  try {
    const members = await openZip(parts, archive);
    const found = new Map(
      [...members].flatMap(([name, member]) => {
        const inside = wanted.exec(name)?.[1];
        return inside === undefined ? [] : [[inside, member] as const];
      }),
    );
    for (const needed of ["corpus.jsonl", "queries.jsonl"])
      if (!found.has(needed))
        throw new InputError(
          "no-collection",
          `${archive} holds no ${needed}.`,
          "The archive of a collection holds corpus.jsonl, queries.jsonl and qrels/SPLIT.tsv.",
          { file: archive },
        );
    for (const [name, member] of found) {
      const path = join(aside, name);
      mkdirSync(dirname(path), { recursive: true });
      const file = openSync(path, "w");
      try {
        await member.read((bytes) => writeSync(file, bytes));
      } finally {
        closeSync(file);
      }
    }
    renameSync(aside, folder);
  } finally {
    parts.close();
    rmSync(aside, { recursive: true, force: true });
  }
}
