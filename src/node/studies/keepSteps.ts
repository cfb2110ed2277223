import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureFolder } from "../ensureFolder.ts";
import { writeFiles } from "../writeFiles.ts";

/** A step that was done, as its file holds it. */
interface KeptStep {
  /** SHA-256 of the study file under which it was made. */
  readonly study: string;
  /** SHA-256 of what stands behind it. */
  readonly behind: string;
  readonly value: unknown;
}

/** Steps of a study in a folder, each written whole or not at all, so that a kill loses only the one under way. */
export interface KeptSteps {
  /** What was kept of a step with the same things behind it; undefined where there is nothing. */
  find(step: string, behind: string): unknown;
  keep(step: string, behind: string, value: unknown): void;
}

/** Steps that are kept in a folder, which is made when the first is. */
export function keepSteps(folder: string, study: string): KeptSteps {
  const fileOf = (step: string, behind: string): string =>
    join(folder, `${step.replaceAll(/[^\p{L}\p{N}.@-]+/gu, "-").slice(0, 80)}-${behind.slice(0, 12)}.json`);
  return {
    find(step, behind) {
      const path = fileOf(step, behind);
      if (!existsSync(path)) return undefined;
      const kept = parsed(readFileSync(path, "utf8"));
      return kept?.behind === behind ? kept.value : undefined;
    },
    keep(step, behind, value) {
      ensureFolder(folder);
      const kept: KeptStep = { study, behind, value };
      writeFiles([{ path: fileOf(step, behind), text: JSON.stringify(kept) }], "replace");
    },
  };
}

/** Null for a file that is none of ours, or was cut short. */
function parsed(text: string): KeptStep | null {
  try {
    return JSON.parse(text) as KeptStep;
  } catch {
    return null;
  }
}

/** SHA-256, in hexadecimal, of plain data as JSON. */
export function hashOf(data: unknown): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("hex");
}
