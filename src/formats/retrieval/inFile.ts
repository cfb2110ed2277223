import { InputError } from "../../table/InputError.ts";

/** Reads, and names the file in an error that arose where it is not known. */
export async function inFile<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof InputError) || error.place.file !== undefined) throw error;
    throw new InputError(error.code, error.message, error.hint, { ...error.place, file });
  }
}
