import {
  choice,
  either,
  type Field,
  list,
  map,
  mapped,
  number,
  optional,
  type Shape,
  text,
  yesNo,
} from "../formats/shapes.ts";
import { lossTests } from "../gates/lossTests/index.ts";
import { marginShape } from "./marginShape.ts";
import { rangeShape } from "./rangeShape.ts";

/**
 * One thing that a policy can say of its metrics. Its name is that of the flag that says the same, and its values are
 * what the flag would be given; `noise-measured` alone has no flag.
 */
export interface Setting {
  readonly name: string;
  readonly shape: Shape<readonly string[]>;
  readonly says: string;
  /** What holds where nobody says anything. */
  readonly standard: string;
  /** `files`: how files are read, so it holds for all metrics and stands among the defaults only. */
  readonly of: "metric" | "files";
  /** Whether this takes the place of something that was said less nearly: `--cluster` of a `strata` in the defaults. */
  readonly replaces?: (name: string, value: string | undefined) => boolean;
}

const isText = (value: unknown): boolean => typeof value === "string";
const one = (shape: Shape<string | number>): Shape<readonly string[]> =>
  mapped(shape, (value) => [String(value)]);
const words = <Word extends string>(...all: readonly Word[]): Shape<readonly string[]> => one(choice(all));
const share = (most: number): Shape<readonly string[]> => one(number({ above: 0, below: most }));

const column = one(text);
const columns: Shape<readonly string[]> = either<readonly string[], readonly string[]>(
  Array.isArray,
  list(text, 1),
  column,
);
const transforms: Shape<readonly string[]> = either<readonly string[], readonly string[]>(
  isText,
  column,
  list(text, 1),
);
const where: Shape<readonly string[]> = mapped(map(text, 1), (values) =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`),
);
const on: Shape<readonly string[]> = mapped(yesNo, (yes) => (yes ? [""] : []));

/** Everything that a policy can say of metrics, in the order in which it is shown. */
export const settings: readonly Setting[] = [
  {
    name: "margin",
    shape: marginShape,
    says: "largest loss you accept, in score units, above 0",
    standard: "none: it must be said",
    of: "metric",
    replaces: (name, value) => name === "threshold" || (name === "rule" && value === "threshold"),
  },
  {
    name: "threshold",
    shape: one(number({})),
    says: "level that the candidate's mean must reach, in place of a margin",
    standard: "none",
    of: "metric",
    replaces: (name) => ["margin", "rule", "noise-floor", "noise-measured"].includes(name),
  },
  {
    name: "rule",
    shape: words("paired", "threshold", "difference", "unpaired"),
    says: "what is asked",
    standard: "paired; threshold where one is given",
    of: "metric",
  },
  {
    name: "better",
    shape: words("higher", "lower"),
    says: "which way is better",
    standard: "what the file says, or higher",
    of: "metric",
  },
  {
    name: "range",
    shape: rangeShape,
    says: "range of the scores, such as [1, 5], or none",
    standard: "0,1",
    of: "metric",
  },
  {
    name: "cluster",
    shape: columns,
    says: "column that names the document of each question, or none",
    standard: "asked for where a column of documents is in sight",
    of: "metric",
    replaces: (name) => ["strata", "multi", "cluster-separator"].includes(name),
  },
  {
    name: "strata",
    shape: column,
    says: "column of documents that are all there are, questions being sampled in them",
    standard: "none",
    of: "metric",
    replaces: (name) => ["cluster", "estimand", "multi", "cluster-separator"].includes(name),
  },
  {
    name: "estimand",
    shape: words("micro", "macro"),
    says: "with clusters: micro averages over questions, macro over documents",
    standard: "asked for with clusters",
    of: "metric",
  },
  {
    name: "multi",
    shape: words("components", "whole"),
    says: "cells of the cluster column name several documents, or are whole names",
    standard: "asked for where cells seem to name several",
    of: "metric",
  },
  {
    name: "cluster-separator",
    shape: column,
    says: "what stands between documents in a cell",
    standard: "none",
    of: "metric",
  },
  {
    name: "alpha",
    shape: share(0.5),
    says: "error rate of a false pass and of a false fail",
    standard: "0.05",
    of: "metric",
  },
  {
    name: "method",
    shape: one(choice([...new Set(["auto", ...lossTests.map((test) => test.name)])])),
    says: "auto, or a method by name",
    standard: "auto",
    of: "metric",
  },
  {
    name: "missing",
    shape: words("worst-case", "drop"),
    says: "a missing score could be the worst, or is left out",
    standard: "worst-case",
    of: "metric",
  },
  {
    name: "unmatched",
    shape: words("error", "drop"),
    says: "questions in one file only: an error, or left out",
    standard: "error",
    of: "metric",
  },
  {
    name: "min-coverage",
    shape: one(number({ above: 0, most: 1 })),
    says: "share of questions that must have a score",
    standard: "none",
    of: "metric",
  },
  {
    name: "noise-floor",
    shape: one(number({ least: 0 })),
    says: "how far the mean moves from run to run with nothing changed, as gatestats noise measures it",
    standard: "not known",
    of: "metric",
  },
  {
    name: "noise-measured",
    shape: column,
    says: "the day on which the noise floor was measured",
    standard: "not known",
    of: "metric",
  },
  {
    name: "largest-document",
    shape: one(number({ least: 1, whole: true })),
    says: "questions in the population's largest document",
    standard: "not known",
    of: "metric",
  },
  {
    name: "worst-loss",
    shape: one(number({ above: 0 })),
    says: "greatest loss one document can show, when you can vouch for it",
    standard: "the whole range",
    of: "metric",
  },
  {
    name: "no-floor",
    shape: on,
    says: "true lets methods pass below the floor; their error rate is then not held",
    standard: "the floor holds",
    of: "metric",
  },
  {
    name: "id",
    shape: column,
    says: "column that names the row, or several that name it together: A,B",
    standard: "the column with the best-known name",
    of: "files",
  },
  {
    name: "id-transform",
    shape: transforms,
    says: "in ids of all files, TO in place of FROM, written FROM=TO; or lower",
    standard: "none",
    of: "files",
  },
  {
    name: "where",
    shape: where,
    says: "only rows with these values: names of columns with the value of each",
    standard: "all rows",
    of: "files",
  },
  {
    name: "repeats",
    shape: words("average", "error"),
    says: "an id that comes again: averaged, or an error",
    standard: "error",
    of: "files",
  },
];

/** The keys of settings, all of which may be left out. */
export function settingFields(
  of: readonly Setting["of"][],
): Readonly<Record<string, Field<readonly string[] | null>>> {
  return Object.fromEntries(
    settings
      .filter((setting) => of.includes(setting.of))
      .map(({ name, shape, says }) => [name, optional(shape, says)]),
  );
}
