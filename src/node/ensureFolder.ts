import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { InputError } from "../table/InputError.ts";

/** Makes a folder, and those above it, where they are not there. @throws InputError where it cannot be made */
export function ensureFolder(path: string): void {
  // one by one: Node's own way never returns where a file system has no folders to make, such as /proc
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return;
    throw cannotMake(path, "a file stands in its place");
  }
  const above = dirname(path);
  if (above !== path) ensureFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST") throw cannotMake(path, code || message);
  }
}

function cannotMake(path: string, why: string): InputError {
  return new InputError(
    "cannot-write",
    `The folder ${path} cannot be made: ${why}.`,
    "Name another folder, one that may be written to.",
    {
      file: path,
    },
  );
}
