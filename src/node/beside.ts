import { dirname, isAbsolute, join } from "node:path";

/** A path that a study or a policy names, which is taken from the file's own folder. */
export function beside(file: string, path: string): string {
  return isAbsolute(path) ? path : join(dirname(file), path);
}
