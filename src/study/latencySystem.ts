import { systemBuilt } from "./builtAs.ts";
import type { StudyFile, SystemEntry } from "./StudyFile.ts";

/** The system whose latency is measured under a name, `hnsw 16` being `hnsw` at the setting 16; null for a file's. */
export function latencySystem({ systems, changes }: StudyFile, name: string): SystemEntry | null {
  if (Object.hasOwn(systems, name)) return systems[name];
  for (const change of changes)
    if (change.family === "rebuild")
      for (const setting of change.settings)
        if (name === `${change.of} ${setting}`) return systemBuilt(systems[change.of], setting, 1);
  return null;
}
