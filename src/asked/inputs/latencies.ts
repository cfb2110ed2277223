import { readTable } from "../../formats/index.ts";
import { InputError } from "../../table/InputError.ts";
import { type LatencyRuns, latencyRuns } from "../../table/latencyRuns.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { refuseSeveralSystems } from "../../table/severalSystems.ts";
import type { Arguments } from "../Arguments.ts";
import { refuseTwoStdins } from "./sides.ts";
import { narrowed, whereOf } from "./where.ts";

/** What the files of one system hold. */
export interface ReadLatencies {
  readonly system: LatencyRuns;
  readonly files: readonly ScoreTable[];
}

/** Names under which a column of runs, or one that says a cache answered, is known without being named. */
const runNames: readonly string[] = ["run", "run_id", "runId"];
const cachedNames: readonly string[] = ["cached", "cache_hit", "cacheHit", "from_cache", "response.cached"];

/** Reads the latencies of one system: one file with a column of runs, or a file a run. */
export async function readLatencies(args: Arguments, paths: readonly string[]): Promise<ReadLatencies> {
  const [column = "latencyMs", run, cached, id] = ["column", "run", "cached", "id"].map((name) =>
    args.one(name),
  );
  if (run !== undefined && paths.length > 1)
    throw new InputError(
      "usage",
      `--run ${run} is for one file that holds several runs, but ${paths.length} files were given as a run each.`,
      "Leave out --run, or give one file.",
    );
  refuseTwoStdins(paths);
  const named = [run, cached].filter((name) => name !== undefined);
  const files: ScoreTable[] = [];
  for (const path of paths) {
    const table = await readTable(args.open(path), {
      metrics: [column],
      groups: [...named, ...whereOf(args).map(([name]) => name)],
      groupsIfAny: [...runNames, ...cachedNames],
      range: "unbounded",
      ...(id !== undefined && { id }),
    }).catch((error) => rethrow(error, column));
    const rows = narrowed(args, table);
    refuseSeveralSystems(rows, "narrow");
    files.push(rows);
  }
  const known = runNames.find((name) => files[0].groups.has(name));
  if (paths.length > 1) refuseSeveralRuns(files);
  const runColumn = paths.length > 1 ? undefined : (run ?? known);
  const system = latencyRuns(files, {
    latency: column,
    ...(runColumn !== undefined && { run: runColumn }),
    cached: cached === undefined ? cachedNames : [cached],
  });
  return { system, files };
}

/** A file that stands for one run must not hold several. */
function refuseSeveralRuns(files: readonly ScoreTable[]): void {
  for (const { groups, source } of files) {
    const column = runNames.find((name) => new Set(groups.get(name)).size > 1);
    if (column === undefined) continue;
    throw new InputError(
      "usage",
      `${source.path} holds several runs itself (column ${column}), and ${files.length} files were given as a run each.`,
      "Are they two systems? Compare them with --margin MS (how much slower the second may be), or hold each to --limit MS by itself. " +
        "Are they runs of one system? Put them into one file.",
      { file: source.path, column },
    );
  }
}

/** Errors of the column of latencies, told in words of latencies: which flag names it, what a cell may be. */
function rethrow(error: unknown, column: string): never {
  if (!(error instanceof InputError) || error.place.column !== column) throw error;
  const { code, message, hint, place } = error;
  if (code === "no-such-column")
    throw new InputError(code, message, `${hint} Name the one of latencies with --column COLUMN.`, place);
  if (code === "unknown-score")
    throw new InputError(
      "unknown-latency",
      message.replace("which is not a score", "which is no number"),
      "Leave the cell empty where a request failed, or put the error into a column named error. If another column holds the latencies, name it with --column COLUMN.",
      place,
    );
  throw error;
}
