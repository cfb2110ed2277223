import type { Judgements, Run } from "../formats/retrieval/QueryDocuments.ts";
import { MeasureCollector } from "./MeasureCollector.ts";
import type { AskedMeasure } from "./measures/measureNamed.ts";
import { refuseRanks } from "./orderRows.ts";
import { questionsOf } from "./questionsOf.ts";
import { RankingReader } from "./RankingReader.ts";
import type { RunScores } from "./RunScores.ts";
import type { ScoreOptions } from "./ScoreOptions.ts";
import { strangers } from "./strangers.ts";

/**
 * Scores a run by relevance judgements: each measure for each question, at full precision. A document without a
 * judgement counts as not relevant. Values are those of trec_eval's definitions; see `RunOrder` for the order.
 *
 * @throws InputError where run and judgements share no query, where judged queries are not in the run and may not be
 * missing, or where the run has no usable ranks and is to be ordered by them
 * @example scoreRun(run, judgements, [measureNamed("nDCG@10")!], scoreDefaults).results[0].mean
 */
export function scoreRun(
  run: Run,
  judgements: Judgements,
  asked: readonly AskedMeasure[],
  options: ScoreOptions,
): RunScores {
  if (options.order === "rank") refuseRanks(run);
  const { questions, caveats } = questionsOf(run, judgements, options);
  const inRun = judgements.documents.codesIn(run.documents);
  const reader = new RankingReader(run, judgements, inRun, asked, options);
  const collected = asked.map((one) => new MeasureCollector(one, questions.length));
  for (const [i, { judgedAs, runAs }] of questions.entries()) {
    if (runAs < 0 && options.missing === "drop") continue;
    const ranking = reader.read(judgedAs, runAs);
    for (const one of collected) one.take(i, ranking);
  }
  return {
    run: run.source.path,
    judgements: judgements.source.path,
    order: options.order,
    relevantFrom: options.relevantFrom,
    ids: questions.map(({ judgedAs }) => judgements.queries[judgedAs]),
    results: collected.map((one) => one.scores()),
    caveats: [
      ...run.caveats,
      ...judgements.caveats,
      ...caveats,
      ...strangers(run, judgements, inRun),
      ...reader.caveats(),
    ],
  };
}
