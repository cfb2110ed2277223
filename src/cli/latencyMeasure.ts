import type { Arguments } from "../asked/Arguments.ts";
import { exitCodes } from "../asked/exitCodes.ts";
import { numberOf, wholeNumberOf } from "../asked/values.ts";
import { writeCsv } from "../formats/writeCsv.ts";
import { askCommand } from "../node/requests/askCommand.ts";
import { askUrl } from "../node/requests/askUrl.ts";
import { type Measurement, measureRuns } from "../node/requests/measureRuns.ts";
import type { Ask } from "../node/requests/Request.ts";
import { assertWritable, writeFiles } from "../node/writeFiles.ts";
import { measuredText, stoppedText } from "../report/textMeasured.ts";
import { randomStreams } from "../simulate/random.ts";
import { InputError } from "../table/InputError.ts";
import type { Io } from "./Io.ts";
import { readQueries } from "./inputs/queries.ts";
import { progressOf } from "./progress.ts";

/** What a shell expects of a program that was stopped from the keyboard. */
const stoppedCode = 130;

/**
 * `latency measure`: asks every query in every run and writes the CSV that `latency` reads. Everything is measured before
 * a byte is written, and stopped early nothing is.
 */
export async function measure(args: Arguments, io: Io): Promise<number> {
  const runs = wholeNumberOf(args, "runs", 1) ?? 5;
  const warmUp = wholeNumberOf(args, "warm-up", 0) ?? 3;
  const seed = wholeNumberOf(args, "seed", 0) ?? 1;
  const ask = askOf(args);
  const [path, second] = args.all("output");
  if (second !== undefined)
    throw new InputError("usage", `Two files were named, ${path} and ${second}.`, "Name one.");
  const existing = args.has("force") ? "replace" : "keep";
  if (path !== undefined) assertWritable(path, existing);
  const queries = await readQueries(args);
  const total = runs * queries.length;
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, onSignal);
  const progress = progressOf(io, "requests");
  const start = performance.now();
  const rows = await measureRuns(queries, ask, {
    orders: randomStreams(seed, runs),
    warmUp,
    signal: stop.signal,
    onProgress: (done) => progress.show(done, total),
  }).finally(progress.end);
  if (stop.signal.aborted) {
    io.err(stoppedText({ done: rows.length, total, queries: queries.length }, io.page));
    return stoppedCode;
  }
  refuseAllFailed(rows);
  const text = csvOf(rows);
  if (path === undefined) {
    io.out(text);
    return exitCodes.done;
  }
  writeFiles([{ path, text }], existing);
  const seconds = (performance.now() - start) / 1000;
  io.out(
    measuredText({ path, queries: queries.length, runs, seed, seconds, errors: errorsOf(rows) }, io.page),
  );
  return exitCodes.done;
}

/** What a query is put to: the command after `--`, or the service of `--url`. */
function askOf(args: Arguments): Ask {
  const url = args.one("url");
  const command = args.positionals;
  const seconds = numberOf(args, "timeout") ?? 60;
  if (!(seconds > 0 && seconds < 1e6))
    throw new InputError(
      "usage",
      `--timeout ${args.one("timeout")} must be above 0.`,
      "It is in seconds, such as 60.",
    );
  if (url !== undefined && command.length > 0)
    throw new InputError(
      "usage",
      `--url and a command (${command.join(" ")}) were both given.`,
      "Measure one of them.",
    );
  if (url !== undefined) return askUrl(url, seconds * 1000);
  if (command.length > 0) return askCommand(command, seconds * 1000);
  throw new InputError(
    "usage",
    "What is to be measured? Neither a command nor --url was given.",
    "Write the command after --, which gets each query on its standard input or in place of {}: " +
      "gatestats latency measure --queries queries.txt --runs 5 -o latency.csv -- python3 ask.py",
  );
}

function csvOf(rows: readonly Measurement[]): string {
  const asked = rows.some(({ query }) => query.text !== "" && query.text !== query.id);
  return writeCsv(
    ["query_id", ...(asked ? ["query"] : []), "run", "latencyMs", "error"],
    rows.map(({ query, run, ms, error }) => [
      query.id,
      ...(asked ? [query.text] : []),
      run,
      ms === null ? "" : ms.toFixed(3),
      error ?? "",
    ]),
  );
}

/** What went wrong, and how often, the most frequent first. */
function errorsOf(rows: readonly Measurement[]): readonly (readonly [error: string, times: number])[] {
  const times = new Map<string, number>();
  for (const { error } of rows) if (error !== undefined) times.set(error, (times.get(error) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a);
}

function refuseAllFailed(rows: readonly Measurement[]): void {
  if (rows.some(({ ms }) => ms !== null)) return;
  const [[error]] = errorsOf(rows);
  throw new InputError(
    "all-failed",
    `All ${rows.length} requests failed: ${error}. Nothing was written.`,
    "Try the command or the URL by hand with one query first.",
  );
}
