import type { Arguments } from "../asked/Arguments.ts";
import { writeFiles } from "../node/writeFiles.ts";
import { InputError } from "../table/InputError.ts";
import { filesIn } from "./formats.ts";
import { refuseOverwriting } from "./refuseOverwriting.ts";

/**
 * Does a command's work. An error of the input is also written, as JUnit XML, to the files that were to hold the
 * verdict as such, so that a viewer does not show the verdict of an earlier run.
 */
export async function withJunitError<T>(args: Arguments, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const files = filesIn("junit", args);
    if (error instanceof InputError && error.code !== "overwrites-input" && files.length > 0)
      await writeError(args, files, error);
    throw error;
  }
}

/** An error is being told: that its file cannot be written either is no news. */
async function writeError(args: Arguments, files: readonly string[], error: InputError): Promise<void> {
  const { junitError } = await import("../report/ci/junit.ts");
  const text = junitError(args.typed[0], error);
  try {
    refuseOverwriting(args, files);
    writeFiles(
      files.map((path) => ({ path, text })),
      "replace",
    );
  } catch (further) {
    if (!(further instanceof InputError)) throw further;
  }
}
