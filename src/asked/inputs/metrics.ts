import { shellWord } from "../../report/commandLines.ts";
import { InputError } from "../../table/InputError.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import type { Arguments } from "../Arguments.ts";

/** The metrics to judge: those named, or the only one that all tables have. */
export function metricsOf(args: Arguments, tables: readonly ScoreTable[]): readonly string[] {
  const named = args.all("metric");
  if (named.length > 0) return [...new Set(named)];
  const [first, ...others] = tables;
  const common = [...first.metrics.keys()].filter((name) => others.every((table) => table.metrics.has(name)));
  if (common.length === 1) return common;
  const paths = [...new Set(tables.map((table) => table.source.path))].join(" and ");
  if (common.length === 0)
    throw new InputError(
      "no-metric",
      `No column of scores was found in ${paths}.`,
      "Name the column with --metric NAME.",
      { file: first.source.path },
    );
  throw new InputError(
    "metric-not-named",
    `${paths} hold${tables.length > 1 ? "" : "s"} several columns of scores: ${common.join(", ")}.`,
    `Name the one to judge, such as --metric ${shellWord(common[0])}; give --metric several times to judge several.`,
    { file: first.source.path },
  );
}
