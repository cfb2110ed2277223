import { InputError } from "../table/InputError.ts";

/**
 * Reads, and names the file in an error that arose where it is not known. Values that are nested more deeply than the
 * stack lets anyone look into are an InputError as well.
 */
export async function inFile<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RangeError && /call stack/.test(error.message)) throw tooDeep(file);
    if (!(error instanceof InputError) || error.place.file !== undefined) throw error;
    throw new InputError(error.code, error.message, error.hint, { ...error.place, file });
  }
}

function tooDeep(file: string): InputError {
  return new InputError(
    "too-deep",
    `${file} holds lists or objects within each other, thousands deep.`,
    "Leave the field that holds them out, and give the scores alone.",
    { file },
  );
}
