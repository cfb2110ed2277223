import {
  argument,
  choice,
  constant,
  either,
  kinds,
  list,
  map,
  mapped,
  needed,
  nothing,
  number,
  optional,
  record,
  type Shape,
  standard,
  text,
  word,
  yesNo,
} from "../formats/shapes.ts";
import { goldenRuleNames } from "../simulate/goldenSets/goldenRuleNames.ts";
import {
  type Change,
  type Condition,
  type ContrastEntry,
  comparisons,
  type DataEntry,
  type GoldenSetsEntry,
  type Hypothesis,
  type LatencyEntry,
  lossKinds,
  type PublishedValue,
  pairFamilies,
  type StudyFile,
  type SystemEntry,
} from "./StudyFile.ts";
import { type Cell, tableNames } from "./tables.ts";

const count = (least: number): Shape<number> => number({ least, whole: true });
const anyNumber = number({});
const isText = (value: unknown): boolean => typeof value === "string";
const cell: Shape<Cell> = either<null, Cell>(
  (value) => value === null,
  nothing,
  either(isText, text, anyNumber),
);
const cells: Shape<Cell | readonly Cell[]> = either<readonly Cell[], Cell>(
  Array.isArray,
  list(cell, 1),
  cell,
);

const dataEntry: Shape<DataEntry> = record<DataEntry>({
  title: optional(text, "what reports call it"),
  folder: optional(text, "folder of a collection in BEIR's layout, taken from --data-root"),
  split: standard(text, "test", "judgements to score by: qrels/SPLIT.tsv"),
});

const retrieverEntry: Shape<SystemEntry> = mapped(text, (system) => ({ kind: "retriever" as const, system }));

type Entry<Kind extends SystemEntry["kind"]> = Extract<SystemEntry, { readonly kind: Kind }>;

const systemEntry: Shape<SystemEntry> = either<SystemEntry, SystemEntry>(
  isText,
  retrieverEntry,
  kinds<SystemEntry>("kind", {
    run: record<Entry<"run">>({
      kind: needed(constant("run"), "run"),
      files: needed(map(text, 1), "a run for each data set, paths from the study file"),
      missing: standard(choice(["error", "zero"]), "error", "a judged query that is not in the run"),
    }),
    scores: record<Entry<"scores">>({
      kind: needed(constant("scores"), "scores"),
      files: needed(map(text, 1), "a file of scores for each data set, with a column for each metric"),
    }),
    command: record<Entry<"command">>({
      kind: needed(constant("command"), "command"),
      command: needed(
        list(argument, 1),
        "the command and its words: queries as JSON lines go in, a run comes out",
      ),
      release: standard(word, "1", "change it when the command does, so that it is asked anew"),
    }),
    http: record<Entry<"http">>({
      kind: needed(constant("http"), "http"),
      url: needed(text, "where to POST {query, k}; the answer is [{id, score}]"),
      release: standard(word, "1", "change it when the service does, so that it is asked anew"),
      timeoutSeconds: standard(number({ above: 0 }), 60, "seconds after which a request has failed"),
    }),
  }),
);

const goldenSets: Shape<GoldenSetsEntry> = record<GoldenSetsEntry>({
  n: standard(list(count(2), 1), [25, 50, 100, 200, 300], "questions in a golden set"),
  draws: standard(count(2), 2000, "golden sets drawn of each size"),
  replacement: standard(choice(["without", "with"]), "without", "how questions are drawn"),
  margins: standard(list(number({ above: 0 }), 1), [0.02], "largest losses that gates accept"),
  secondaryMargins: optional(
    list(number({ above: 0 })),
    "those at which secondary metrics are judged (all without it)",
  ),
  alpha: standard(number({ above: 0, below: 0.5 }), 0.05, "error rate that gates are to keep"),
  rules: standard(
    list(choice(goldenRuleNames.filter((name) => !/^threshold-/.test(name))), 1),
    ["threshold", "difference", "percentile", "unpaired", "sign-flip", "gate"],
    "rules that judge",
  ),
  headroom: standard(
    number({ least: 0 }),
    0.05,
    "how far below the baseline's mean the threshold of the rule threshold lies",
  ),
  thresholds: standard(
    record<GoldenSetsEntry["thresholds"]>({
      systems: needed(list(text, 1), "systems that are held to thresholds round their own means"),
      distance: standard(number({ above: 0 }), 0.02, "how far below and above"),
    }),
    { systems: [], distance: 0.02 },
    "fixed thresholds near the truth",
  ),
});

type Pair = Extract<Change, { readonly from: string }>;
type Degraded = Extract<Change, { readonly family: "degraded" }>;
type Rebuild = Extract<Change, { readonly family: "rebuild" }>;

const pairChange: Shape<Change> = record<Pair>({
  family: needed(choice(pairFamilies), "swap, parameters or vectors"),
  name: optional(text, "what reports call it"),
  from: needed(text, "the system before"),
  to: needed(text, "the system after"),
});

const change: Shape<Change> = kinds<Change>("family", {
  swap: pairChange,
  parameters: pairChange,
  vectors: pairChange,
  degraded: record<Degraded>({
    family: needed(constant("degraded"), "degraded"),
    of: needed(list(text, 1), "systems that are made worse"),
    losses: needed(list(number({ above: 0 }), 1), "true losses of the primary metric"),
    how: standard(
      list(choice(lossKinds), 1),
      lossKinds,
      "whole questions fall, few, or all a little (spread)",
    ),
  }),
  rebuild: record<Rebuild>({
    family: needed(constant("rebuild"), "rebuild"),
    of: needed(text, "the system that is built again, with {build} in it"),
    settings: standard(list(word, 1), ["-"], "values for {setting}"),
    builds: standard(count(2), 10, "how often it is built"),
    judged: standard(list(word), [], "settings at which gates judge the rebuilds (all without it)"),
    metric: standard(text, "recall@10", "the measure by which noise is told"),
  }),
});

const contrast: Shape<ContrastEntry> = record<ContrastEntry>({
  name: needed(text, "what reports call it"),
  of: needed(choice(["passes", "alarms"]), "passes, or alarms: what does not pass"),
  rule: needed(choice(goldenRuleNames), "the rule"),
  minus: needed(choice(goldenRuleNames), "the rule that it is held against"),
});

const latency: Shape<LatencyEntry> = record<LatencyEntry>({
  data: needed(text, "the data set whose queries are asked"),
  systems: standard(list(text), [], "systems that are asked here"),
  files: standard(map(text), {}, "latencies measured elsewhere, a file for each system"),
  runs: standard(count(2), 10, "how often all queries are asked"),
  warmUp: standard(count(0), 5, "queries asked before each run that do not count"),
  threads: standard(count(1), 2, "threads that embedding may take"),
  top: standard(count(1), 10, "documents asked for"),
  gateQueries: standard(list(count(2)), [50, 100, 200], "queries that a single run's gate is tried with"),
  draws: standard(count(2), 2000, "samples of queries and runs"),
});

const where: Shape<Condition["where"]> = map(cells);

const condition: Shape<Condition> = record<Condition>({
  table: needed(choice(tableNames), "the table that is looked at"),
  where: standard(where, {}, "values that the rows have in some columns"),
  column: needed(text, "the column that is looked at"),
  is: needed(choice(comparisons), "how it must compare"),
  value: needed(either(isText, text, anyNumber), "with what: a number, or the name of a column"),
});

const hypothesis: Shape<Hypothesis> = record<Hypothesis>({
  says: needed(text, "the claim and its rule in words"),
  section: optional(text, "the section it belongs to"),
  each: standard(choice(["data", "system"]), "data", "conditions are looked at for each of these"),
  atLeast: standard(count(1), 1, "for how many of them all conditions must hold"),
  conditions: needed(list(condition, 1), "what must hold"),
});

const published: Shape<PublishedValue> = record<PublishedValue>({
  section: needed(word, "where it was published"),
  table: needed(choice(tableNames), "the table that it belongs to"),
  where: needed(where, "the rows that it belongs to"),
  column: needed(text, "the column that it belongs to"),
  value: needed(
    either<number, readonly [number, number]>(
      (value) => typeof value === "number",
      anyNumber,
      mapped(list(anyNumber, 2), ([least, most]): readonly [number, number] => [least, most]),
    ),
    "the number, or [least, most] of several",
  ),
});

/** What a study file looks like. */
export const studyShape: Shape<StudyFile> = record<StudyFile>({
  version: needed(constant(1), "1, the version of this format"),
  name: needed(text, "a short name, for folders"),
  title: needed(text, "what the study is about"),
  about: standard(text, "", "more words"),
  seed: needed(count(0), "what every random number comes from"),
  metrics: needed(
    record<StudyFile["metrics"]>({
      primary: needed(text, "the measure that counts, such as recall@5"),
      secondary: standard(list(text), [], "others, such as nDCG@10"),
    }),
    "measures",
  ),
  search: standard(
    record<StudyFile["search"]>({
      top: standard(count(1), 100, "documents retrieved for each query"),
      fields: standard(choice(["title+text", "text"]), "title+text", "what is searched of a document"),
      ignoreIdenticalIds: standard(yesNo, false, "leave out a document whose id is the query's own"),
      relevantFrom: standard(count(1), 1, "least grade that counts as relevant"),
    }),
    { top: 100, fields: "title+text", ignoreIdenticalIds: false, relevantFrom: 1 },
    "how collections are searched",
  ),
  data: needed(map(dataEntry, 1), "data sets by name"),
  systems: needed(map(systemEntry, 1), "systems by name"),
  goldenSets: needed(goldenSets, "how golden sets are drawn and judged"),
  changes: needed(list(change, 1), "what gates are to judge"),
  contrasts: standard(list(contrast), [], "rules held against each other, golden set by golden set"),
  latency: optional(latency, "how latencies are measured"),
  hypotheses: standard(map(hypothesis), {}, "claims by name, with their decision rules"),
  published: standard(list(published), [], "values that others have published"),
});
