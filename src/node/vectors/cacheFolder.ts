import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Where vectors and downloaded models are kept: the folder named, else GATESTATS_CACHE, else `gatestats` in the system's
 * folder of caches.
 */
export function cacheFolder(
  named: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string {
  return named ?? env.GATESTATS_CACHE ?? join(systemCaches(env), "gatestats");
}

function systemCaches(env: Readonly<Record<string, string | undefined>>): string {
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME;
  if (process.platform === "win32") return env.LOCALAPPDATA ?? join(homedir(), "AppData", "Local");
  return process.platform === "darwin" ? join(homedir(), "Library", "Caches") : join(homedir(), ".cache");
}
