import type { Judgements, Run } from "../formats/retrieval/QueryDocuments.ts";
import type { Caveat, CaveatCode } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import { nearMissHint } from "../table/nearMiss.ts";
import { listedIds } from "../table/unmatched.ts";
import type { ScoreOptions } from "./ScoreOptions.ts";

/** A question that is scored: its number among the judgements and in the run, -1 where it is not in the run. */
export interface Question {
  readonly judgedAs: number;
  readonly runAs: number;
}

/** The judged queries that count as questions, and what to say of those that do not. Throws as `scoreRun` does. */
export function questionsOf(
  run: Run,
  judgements: Judgements,
  options: Pick<ScoreOptions, "missing" | "relevantFrom" | "withoutRelevant">,
): { readonly questions: readonly Question[]; readonly caveats: readonly Caveat[] } {
  const places = new Map(run.queries.map((query, i) => [query, i]));
  const all = judgements.queries.map((query, judgedAs) => ({ judgedAs, runAs: places.get(query) ?? -1 }));
  const known = new Set(judgements.queries);
  const unjudged = run.queries.filter((query) => !known.has(query));
  if (all.every(({ runAs }) => runAs < 0)) throw noneShared(run, judgements);
  const questions =
    options.withoutRelevant === "zero"
      ? all
      : all.filter(({ judgedAs }) => hasRelevant(judgements, judgedAs, options.relevantFrom));
  if (questions.length === 0) throw noneRelevant(judgements, options.relevantFrom);
  const missing = questions
    .filter(({ runAs }) => runAs < 0)
    .map(({ judgedAs }) => judgements.queries[judgedAs]);
  if (missing.length > 0 && options.missing === "error")
    throw notInRun(run, judgements, missing, unjudged, questions.length);
  const dropped = all.length - questions.length;
  const note = (
    code: CaveatCode,
    file: string,
    count: number,
    first: readonly string[] = [],
  ): readonly Caveat[] =>
    count === 0 ? [] : [{ code, params: { file, count, ...(first.length > 0 && { first: few(first) }) } }];
  return {
    questions,
    caveats: [
      ...note(
        options.missing === "zero" ? "queries-missing-zero" : "queries-missing-dropped",
        run.source.path,
        missing.length,
        missing,
      ),
      ...note("queries-without-relevant", judgements.source.path, dropped),
      ...note("queries-unjudged", run.source.path, unjudged.length, unjudged),
    ],
  };
}

function hasRelevant({ starts, value }: Judgements, query: number, relevantFrom: number): boolean {
  for (let row = starts[query]; row < starts[query + 1]; row++) if (value[row] >= relevantFrom) return true;
  return false;
}

function few(ids: readonly string[]): string {
  return ids.slice(0, 3).join(", ") + (ids.length > 3 ? ", …" : "");
}

function noneShared(run: Run, judgements: Judgements): InputError {
  const [before, after] = [judgements.source.path, run.source.path];
  return new InputError(
    "no-common-queries",
    [
      `None of the ${judgements.queries.length} queries of ${before} is in ${after}.`,
      ...listedIds(`Queries of ${before}`, judgements.queries),
      ...listedIds(`Queries of ${after}`, run.queries),
    ].join(" "),
    nearMissHint(judgements.queries, run.queries) ?? "Check that both are of the same set of queries.",
    { file: after },
  );
}

function noneRelevant(judgements: Judgements, relevantFrom: number): InputError {
  const most = judgements.value.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const { path } = judgements.source;
  return new InputError(
    "no-relevant",
    `No query of ${path} has a document of grade ${relevantFrom} or more, so there is nothing to be found.`,
    most >= 1
      ? `The highest grade is ${most}: say --relevant-from ${most} or less.`
      : "Check that these are relevance judgements: 0 is not relevant, 1 and above relevant.",
    { file: path },
  );
}

function notInRun(
  run: Run,
  judgements: Judgements,
  missing: readonly string[],
  unjudged: readonly string[],
  questions: number,
): InputError {
  const { path } = run.source;
  const near = nearMissHint(missing, unjudged);
  return new InputError(
    "queries-not-in-run",
    `${missing.length} of the ${questions} judged queries ${missing.length === 1 ? "is" : "are"} not in ${path}. ${listedIds(`Only in ${judgements.source.path}`, missing).join(" ")}`,
    near ??
      [
        "If the system found nothing for them, or the run is not whole, say which it is:",
        "  --missing zero  they score 0, as with trec_eval -c",
        "  --missing drop  they have no score, and the mean is over the others",
      ].join("\n"),
    { file: path },
  );
}
