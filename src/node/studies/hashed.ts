import { InputError } from "../../table/InputError.ts";
import { hashOfFile } from "./dataSets.ts";

/** SHA-256 of a file that a study names. @throws InputError where it cannot be read */
export async function hashed(path: string): Promise<string> {
  try {
    return await hashOfFile(path);
  } catch (error) {
    throw new InputError(
      "unreadable-file",
      `${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}.`,
      "Paths in a study file are taken from its own folder.",
      { file: path },
    );
  }
}
