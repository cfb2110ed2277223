import type { ReadOptions } from "../../formats/Format.ts";
import { prefixSeparator } from "../../table/idPrefix.ts";
import type { Arguments } from "../Arguments.ts";
import { betterOf, rangeOf, totalsOf } from "../values.ts";
import { whereOf } from "./where.ts";

/** What the flags tell the reader of a file. Columns that were named must be there. */
export function readOptions(args: Arguments): ReadOptions {
  const id = args.one("id");
  const metrics = metricColumns(args);
  const groups = groupColumns(args);
  const range = rangeOf(args);
  const better = betterOf(args);
  const totals = totalsOf(args);
  const { metrics: apart, compared = [] } = args.apart ?? {};
  return {
    ...(id !== undefined && { id }),
    ...(metrics.length > 0 && { metrics }),
    ...(groups.length > 0 && { groups }),
    ...(range !== undefined && { range }),
    ...(better !== undefined && { better }),
    ...(totals !== undefined && { totals }),
    ...(apart !== undefined && { ofMetric: new Map([...apart].map(([name, own]) => [name, saidOf(own)])) }),
    ...(compared.length > 0 && { groupsIfAny: compared }),
  };
}

/** What is said of one metric. */
function saidOf(args: Arguments): Pick<ReadOptions, "range" | "better"> {
  const range = rangeOf(args);
  const better = betterOf(args);
  return { ...(range !== undefined && { range }), ...(better !== undefined && { better }) };
}

/** The columns of scores that were named: the metrics, or in a wide file one column a system. */
function metricColumns(args: Arguments): readonly string[] {
  const [baseline, candidates] = [args.all("baseline-column"), args.all("candidate-column")];
  return baseline.length + candidates.length === 0
    ? args.all("metric")
    : [...new Set([...baseline, ...candidates])];
}

/** The columns of text that were named and that a file has to have. */
function groupColumns(args: Arguments): readonly string[] {
  const system = args.one("system-column");
  const named = [
    ...clusterColumns(args).filter((column) => prefixSeparator(column) === undefined),
    ...(system === undefined ? [] : [system]),
    ...whereOf(args).map(([column]) => column),
  ];
  return [...new Set(named)];
}

/** The columns of documents, sampled or fixed, which both systems (and all repeats) must agree on. */
export function clusterColumns(args: Arguments): readonly string[] {
  const named = [args, ...(args.apart?.metrics.values() ?? [])].flatMap((own) =>
    own.has("cluster") ? own.all("cluster") : own.all("strata"),
  );
  return [...new Set(named)].filter((column) => column !== "none");
}
