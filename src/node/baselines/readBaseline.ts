import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nearest } from "../../formats/nearest.ts";
import { readYaml } from "../../formats/readYaml.ts";
import { type Manifest, manifestShape } from "../../policy/Manifest.ts";
import { InputError } from "../../table/InputError.ts";
import { readTextFile } from "../readTextFile.ts";
import { sha256 } from "../sha256.ts";
import { folderOf, manifestFile } from "./BaselineFolder.ts";

/** A saved baseline: what is told of it, and the file of its scores. */
export interface Baseline {
  readonly manifest: Manifest;
  readonly scores: string;
}

/** The baselines in a folder, by name. One that is spoilt is an error that names its file. */
export function listBaselines(root: string): readonly Baseline[] {
  return namesIn(root).map((name) => open(name, root));
}

/**
 * A baseline by its name. Its scores must be those that were saved.
 *
 * @throws InputError where there is none of that name, or its files were changed
 */
export function readBaseline(name: string, root: string): Baseline {
  const folder = folderOf(name, root);
  if (!existsSync(folder)) throw notThere(name, root);
  const baseline = open(name, root);
  const { manifest, scores } = baseline;
  let found: string | undefined;
  try {
    found = sha256(readFileSync(scores));
  } catch {
    found = undefined;
  }
  if (found === manifest.scores.sha256) return baseline;
  throw new InputError(
    "baseline-changed",
    `${scores} ${found === undefined ? "cannot be read" : `is not what was saved as the baseline ${name}`}.`,
    `Bring it back, or save the baseline anew: gatestats baseline save SCORES --name ${name} --force`,
    { file: scores },
  );
}

function open(name: string, root: string): Baseline {
  const folder = folderOf(name, root);
  const path = join(folder, manifestFile);
  const { value, lineOf } = readYaml(readTextFile(path, "the manifest of a baseline"), path);
  const manifest = manifestShape.read(value, [], (at, message, hint) => {
    const place = at.length === 0 ? "" : `${at.join(".")}: `;
    throw new InputError("baseline-manifest", `${place}${message}`, hint, { file: path, line: lineOf(at) });
  });
  if (manifest.name !== name || /[\\/]/.test(manifest.scores.file))
    throw new InputError(
      "baseline-manifest",
      `${path} tells of a baseline ${manifest.name} with the scores ${manifest.scores.file}.`,
      "Save the baseline anew.",
      { file: path },
    );
  return { manifest, scores: join(folder, manifest.scores.file) };
}

function namesIn(root: string): readonly string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(root, name, manifestFile)))
    .sort();
}

function notThere(name: string, root: string): InputError {
  const names = namesIn(root);
  const near = nearest(name, names);
  return new InputError(
    "no-such-baseline",
    `There is no baseline ${name} in ${root}.`,
    names.length === 0
      ? `Save one: gatestats baseline save SCORES --name ${name}`
      : `${near === undefined ? "" : `Did you mean ${near}? `}Saved: ${names.join(", ")}.`,
  );
}
