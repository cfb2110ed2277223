import { isBuilt, systemBuilt } from "./builtAs.ts";
import type { StudyFile, SystemEntry } from "./StudyFile.ts";
import { buildName } from "./scenarios.ts";

/**
 * Every system that has to search, rebuilt ones once for each setting and build: all settings of a build together, since
 * what is built may serve several.
 */
export function systemsToRun(
  study: StudyFile,
): readonly { readonly name: string; readonly entry: SystemEntry }[] {
  const fixed = Object.entries(study.systems)
    .filter(([, entry]) => !isBuilt(entry))
    .map(([name, entry]) => ({ name, entry }));
  const built = study.changes.flatMap((change) =>
    change.family !== "rebuild"
      ? []
      : Array.from({ length: change.builds }, (_, i) => i + 1).flatMap((build) =>
          change.settings.map((setting) => ({
            name: buildName(change.of, setting, build),
            entry: systemBuilt(study.systems[change.of], setting, build),
          })),
        ),
  );
  const all = [...fixed, ...built];
  return all.filter(({ name }, i) => all.findIndex((one) => one.name === name) === i);
}
