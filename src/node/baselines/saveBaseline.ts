import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "../../policy/Manifest.ts";
import { InputError } from "../../table/InputError.ts";
import { ensureFolder } from "../ensureFolder.ts";
import { folderOf, manifestFile } from "./BaselineFolder.ts";

/**
 * Writes a baseline into a folder of its own: all of it is written aside first and then moved there, so that nobody
 * meets half of one. Of two that save the same name at once one is refused.
 *
 * @param root the folder of all baselines
 * @param existing whether one of that name may be replaced
 * @returns its folder
 * @throws InputError where the name is taken, or nothing can be written
 */
export function saveBaseline(
  manifest: Manifest,
  scores: string,
  root: string,
  existing: "keep" | "replace",
): string {
  const folder = folderOf(manifest.name, root);
  if (existing === "keep" && existsSync(folder)) throw taken(manifest.name, folder);
  ensureFolder(root);
  const aside = join(root, `.${manifest.name}.${process.pid}.part`);
  const old = join(root, `.${manifest.name}.${process.pid}.old`);
  try {
    mkdirSync(aside);
    writeFileSync(join(aside, manifest.scores.file), scores);
    writeFileSync(join(aside, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    if (existing === "replace") replace(folder, aside, old);
    else renameSync(aside, folder);
  } catch (error) {
    throw notSaved(error as NodeJS.ErrnoException, manifest.name, folder);
  } finally {
    for (const path of [aside, old]) rmSync(path, { recursive: true, force: true });
  }
  return folder;
}

/** Others may replace the same baseline at the same time: the last one stays. */
function replace(folder: string, aside: string, old: string): void {
  for (let left = 50; ; left--) {
    try {
      rmSync(old, { recursive: true, force: true });
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(aside, folder);
      return;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (left === 0 || !["ENOENT", "ENOTEMPTY", "EEXIST"].includes(code) || !existsSync(aside)) throw error;
    }
  }
}

function notSaved({ code = "", message }: NodeJS.ErrnoException, name: string, folder: string): InputError {
  if (["ENOTEMPTY", "EEXIST", "EPERM"].includes(code) && existsSync(folder)) return taken(name, folder);
  return new InputError(
    "cannot-write",
    `The baseline ${name} cannot be written to ${folder}: ${code || message}.`,
    "Name a folder that may be written to with --baseline-dir.",
    { file: folder },
  );
}

function taken(name: string, folder: string): InputError {
  return new InputError(
    "file-exists",
    `There is a baseline ${name} already, in ${folder}.`,
    "Take another name, or say --force to replace it.",
    { file: folder },
  );
}
