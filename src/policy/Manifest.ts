import {
  choice,
  constant,
  type JsonSchema,
  list,
  mapped,
  needed,
  number,
  optional,
  record,
  type Shape,
  text,
} from "../formats/shapes.ts";

/** A metric of a saved baseline. */
export interface SavedMetric {
  readonly name: string;
  readonly better: "higher" | "lower";
  /** Where its scores may lie; null without bounds. */
  readonly range: readonly [min: number, max: number] | null;
  /** Mean of the scored questions; null where none is. */
  readonly mean: number | null;
  readonly scored: number;
  readonly missing: number;
  readonly failed: number;
}

/** What is kept beside the scores of a saved baseline (docs/schema/baseline.schema.json). */
export interface Manifest {
  readonly version: 1;
  readonly name: string;
  /** When it was saved: UTC, ISO 8601. */
  readonly saved: string;
  readonly tool: string;
  /** The commit of the repository it was saved in; null where there is none. */
  readonly commit: string | null;
  /** The file that the scores were taken from. */
  readonly source: {
    readonly path: string;
    readonly format: string;
    readonly sha256: string;
    readonly rows: number;
  };
  /** The scores that were kept, a file beside this one. */
  readonly scores: { readonly file: string; readonly sha256: string };
  readonly idColumn: string;
  readonly goldenSet: {
    readonly sha256: string;
    readonly questions: number;
    readonly columns: readonly string[];
  };
  readonly metrics: readonly SavedMetric[];
}

/** What may be null too. */
const orNull = <T>({ read, schema }: Shape<T>): Shape<T> => ({
  read,
  schema: { anyOf: [schema, { type: "null" }] },
});

const count = number({ least: 0, whole: true });
const anyNumber = number({});

/** The shape of a manifest. */
export const manifestShape: Shape<Manifest> = record<Manifest>({
  version: needed(constant(1), "version of this format"),
  name: needed(text, "name of the baseline"),
  saved: needed(dateShape(), "when it was saved, UTC"),
  tool: needed(text, "program and version that saved it"),
  commit: optional(orNull(text), "commit of the repository"),
  source: needed(
    record<Manifest["source"]>({
      path: needed(text, "file that the scores were taken from"),
      format: needed(text, "its format"),
      sha256: needed(text, "its SHA-256"),
      rows: needed(count, "its rows"),
    }),
    "where the scores came from",
  ),
  scores: needed(
    record<Manifest["scores"]>({
      file: needed(text, "file of the scores, in this folder"),
      sha256: needed(text, "its SHA-256"),
    }),
    "the scores kept",
  ),
  idColumn: needed(text, "column of ids in it"),
  goldenSet: needed(
    record<Manifest["goldenSet"]>({
      sha256: needed(text, "SHA-256 of the questions"),
      questions: needed(count, "how many there are"),
      columns: needed(list(text), "columns that belong to a question"),
    }),
    "the questions",
  ),
  metrics: needed(
    list(
      record<SavedMetric>({
        name: needed(text, "column of scores"),
        better: needed(choice(["higher", "lower"]), "which way is better"),
        range: optional(
          orNull(mapped(list(anyNumber, 2), ([min, max]) => [min, max] as const)),
          "where scores may lie",
        ),
        mean: optional(orNull(anyNumber), "mean of the scored questions"),
        scored: needed(count, "questions with a score"),
        missing: needed(count, "questions without"),
        failed: needed(count, "questions whose scoring failed"),
      }),
      1,
    ),
    "metrics kept",
  ),
});

/** JSON Schema of a manifest (docs/schema/baseline.schema.json). */
export const manifestSchema: JsonSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "baseline.schema.json",
  title: "manifest.json of a saved baseline",
  ...manifestShape.schema,
};

function dateShape(): Shape<string> {
  return {
    read: (value, at, refuse) =>
      typeof value === "string" && !Number.isNaN(Date.parse(value))
        ? value
        : refuse(at, `${JSON.stringify(value)} is no date.`, "Write one such as 2026-11-30T09:00:00Z."),
    schema: { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\d" },
  };
}
