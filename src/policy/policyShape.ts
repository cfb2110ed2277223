import {
  choice,
  type JsonSchema,
  list,
  mapped,
  needed,
  optional,
  record,
  type Shape,
  standard,
  text,
} from "../formats/shapes.ts";
import { ageShape } from "./baselineAge.ts";
import type { OnInconclusive, PinnedGoldenSet, PolicySystems } from "./Policy.ts";
import { settingFields } from "./settings.ts";

/** The version of policies that this program reads. */
const known = 1;

/** Settings by name; null for one that is not said. */
export type ToldValues = Readonly<Record<string, readonly string[] | null>>;

/** A policy file as it was read, before it is known on which lines things stand. */
export interface PolicyFile {
  readonly $schema: string | null;
  readonly version: number;
  readonly "golden-set": PinnedGoldenSet | null;
  readonly baseline: string | null;
  readonly candidate: string | null;
  readonly against: string | null;
  readonly "max-baseline-age": string | null;
  readonly systems: PolicySystems | null;
  readonly "on-inconclusive": OnInconclusive | null;
  readonly defaults: ToldValues;
  readonly metrics: readonly ToldValues[];
}

const version: Shape<number> = {
  read: (value, at, refuse) =>
    value === known
      ? known
      : refuse(
          at,
          `${JSON.stringify(value)} is no version of policies that is known here.`,
          `Write version: ${known}; if the file is newer than that, use a newer gatestats.`,
        ),
  schema: { const: known },
};

const digest: Shape<string> = {
  read: (value, at, refuse) =>
    typeof value === "string" && /^[0-9a-f]{64}$/.test(value)
      ? value
      : refuse(
          at,
          "This is no SHA-256: 64 digits from 0 to f, in quotes.",
          "Copy the one that gatestats check-config --candidate FILE prints.",
        ),
  schema: { type: "string", pattern: "^[0-9a-f]{64}$" },
};

const one = <T extends string>(shape: Shape<T>): Shape<readonly string[]> =>
  mapped(shape, (value) => [value]);

const goldenSet = record<PinnedGoldenSet>({
  file: optional(text, "a file with the ids of the questions"),
  sha256: optional(digest, "SHA-256 of the ids and columns, as check-config --candidate FILE prints it"),
  columns: standard(list(text), [], "columns that must be the same besides the ids, such as the documents"),
});

const systems = record<PolicySystems>({
  column: needed(text, "the column that tells the systems apart"),
  baseline: needed(text, "the baseline's name in it"),
  candidate: needed(text, "the candidate's name in it"),
});

/** The shape of `gatestats.yaml`; its keys are flags' names wherever there is a flag. */
export const policyShape: Shape<PolicyFile> = record<PolicyFile>({
  $schema: optional(text, "where editors find this schema"),
  version: needed(version, "1, the version of this format"),
  "golden-set": optional(goldenSet, "the questions that candidates are held to"),
  baseline: optional(text, "the baseline's scores, a path taken from this file's folder"),
  candidate: optional(text, "the candidate's scores, unless the command line names them"),
  against: optional(text, "name of a saved baseline, in place of the key baseline"),
  "max-baseline-age": optional(ageShape, "oldest that a saved baseline may be, such as 30d"),
  systems: optional(systems, "both systems are in one file, that of the key candidate"),
  "on-inconclusive": optional(
    choice(["block", "pass", "fail"]),
    "what an inconclusive answer does: block exits 3 (as without this key), pass 0, fail 1",
  ),
  defaults: standard(
    record<ToldValues>(settingFields(["metric", "files"])),
    {},
    "what holds for every metric that says nothing else, and how files are read",
  ),
  metrics: needed(
    list(
      record<ToldValues>({
        name: needed(one(text), "the column of scores"),
        role: standard(
          one(choice(["must", "watch"])),
          ["must"],
          "must: the gate passes only if it does; watch: it is reported and never decides",
        ),
        ...settingFields(["metric"]),
      }),
      1,
    ),
    "a list of metrics, each with its margin",
  ),
});

/** JSON Schema of policies (docs/schema/policy.schema.json). */
export const policySchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "A gate's policy: gatestats.yaml",
  ...policyShape.schema,
};
