import type { SystemEntry } from "./StudyFile.ts";

/** A text with the setting and the number of the build filled in. */
export function builtAs(text: string, setting: string, build: number): string {
  return text.replaceAll("{setting}", setting).replaceAll("{build}", String(build));
}

/** Whether a system is built again and again: whether {build} or {setting} stands in it. */
export function isBuilt(entry: SystemEntry): boolean {
  return /\{(?:build|setting)\}/.test(JSON.stringify(entry));
}

/** The system as it is at one setting, built once. */
export function systemBuilt(entry: SystemEntry, setting: string, build: number): SystemEntry {
  const filled = (text: string): string => builtAs(text, setting, build);
  const each = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(files).map(([data, path]) => [data, filled(path)]));
  switch (entry.kind) {
    case "retriever":
      return { ...entry, system: filled(entry.system) };
    case "command":
      return { ...entry, command: entry.command.map(filled) };
    case "http":
      return { ...entry, url: filled(entry.url) };
    default:
      return { ...entry, files: each(entry.files) };
  }
}
