import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Whether a package is there and loads: tests that need one that could not be built are skipped. */
export function installed(name: string): boolean {
  try {
    require(name);
    return true;
  } catch {
    return false;
  }
}
