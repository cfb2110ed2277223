/**
 * gatestats as a library: read score files, pair them, and use the same parts that the command line is made of.
 * Nothing here knows Node; a browser can import all of it.
 */

export { readDesign } from "./formats/designFile.ts";
export type { Format, ReadOptions, SourceFile } from "./formats/Format.ts";
export { formats, readTable } from "./formats/index.ts";
export type { Judgements, QueryDocuments, Run } from "./formats/retrieval/QueryDocuments.ts";
export { readJudgements } from "./formats/retrieval/readJudgements.ts";
export { readRun } from "./formats/retrieval/readRun.ts";
export { readTexts, type TextKind } from "./formats/retrieval/readTexts.ts";
export type { Texts } from "./formats/retrieval/Texts.ts";
export { combine } from "./gates/combine.ts";
export { type ComparedPair, type CompareOptions, comparePairs } from "./gates/compare.ts";
export { gatePair, gateThreshold } from "./gates/gate.ts";
export { gateLatency, gateLatencyChange, type LatencyQuestion, type LatencyResult } from "./gates/latency.ts";
export { lossTests } from "./gates/lossTests/index.ts";
export type { LossTest } from "./gates/lossTests/LossTest.ts";
export type { GateOptions } from "./gates/options.ts";
export type {
  ChangedQuestion,
  CompareResult,
  Comparison,
  Floor,
  GateResult,
  MetricVerdict,
  Needed,
  Rule,
  SideSummary,
  Verdict,
} from "./gates/results.ts";
export { bibtex } from "./report/bibtex.ts";
export { type HowToCite, howToCite } from "./report/cite.ts";
export { csv } from "./report/csv.ts";
export type { Cell, Column, DataTable } from "./report/DataTable.ts";
export { compareJson, estimateJson, gateJson } from "./report/json.ts";
export { latex } from "./report/latex.ts";
export { estimateMarkdown } from "./report/markdownEstimate.ts";
export { type Page, plainPage } from "./report/page.ts";
export type { ReportContext } from "./report/ReportContext.ts";
export type { SystemEstimate } from "./report/SystemEstimate.ts";
export { caveatSentence } from "./report/sentences/caveatSentence.ts";
export { compareTable } from "./report/tables/compareTable.ts";
export { estimateTable } from "./report/tables/estimateTable.ts";
export { gateTable } from "./report/tables/gateTable.ts";
export { methodsTable } from "./report/tables/methodsTable.ts";
export { gateText } from "./report/text.ts";
export { compareText } from "./report/textCompare.ts";
export { type EstimateParts, estimateText } from "./report/textEstimate.ts";
export { latencyText } from "./report/textLatency.ts";
export type { Topic } from "./report/words/ExplainWords.ts";
export { en } from "./report/words/en/catalogue.ts";
export { topics } from "./report/words/en/explain.ts";
export type { Words } from "./report/words/Words.ts";
export { recallOfExact } from "./retrieval/approximation.ts";
export type { Corpus, SearchedFields } from "./retrieval/Corpus.ts";
export type { DenseRetriever } from "./retrieval/dense/DenseRetriever.ts";
export { denseRetriever, type VectorSettings } from "./retrieval/dense/denseSystem.ts";
export { denseSystems } from "./retrieval/dense/denseSystems.ts";
export { type Embed, plainEmbed } from "./retrieval/dense/Embed.ts";
export type { Embedder, ModelPlaces } from "./retrieval/dense/Embedder.ts";
export type { EmbeddingModel } from "./retrieval/dense/EmbeddingModel.ts";
export { embeddingModels } from "./retrieval/dense/embeddingModels.ts";
export { exactSearch } from "./retrieval/dense/exactSearch.ts";
export type { MatrixProduct } from "./retrieval/dense/MatrixProduct.ts";
export { plainProduct } from "./retrieval/dense/plainProduct.ts";
export { bestProduct } from "./retrieval/dense/runtimeProduct.ts";
export { type Vectors, vectorsOf } from "./retrieval/dense/Vectors.ts";
export { measures } from "./retrieval/measures/index.ts";
export type { Measure } from "./retrieval/measures/Measure.ts";
export { type AskedMeasure, measureNamed } from "./retrieval/measures/measureNamed.ts";
export type { Ranking } from "./retrieval/Ranking.ts";
export type { Retrieved } from "./retrieval/Retrieved.ts";
export type { RetrieveOptions } from "./retrieval/RetrieveOptions.ts";
export type { OnProgress, Ranked, Retriever, Searcher } from "./retrieval/Retriever.ts";
export type { MeasureScores, RunOrder, RunScores } from "./retrieval/RunScores.ts";
export { retrieve } from "./retrieval/retrieve.ts";
export { runOf } from "./retrieval/runOf.ts";
export { type ScoreOptions, scoreDefaults } from "./retrieval/ScoreOptions.ts";
export { scoreRun } from "./retrieval/scoreRun.ts";
export { scoresCsv } from "./retrieval/scoresCsv.ts";
export { systems } from "./retrieval/systems/index.ts";
export { retrieverNamed } from "./retrieval/systems/retrieverNamed.ts";
export type { Parameter, Settings, System } from "./retrieval/systems/System.ts";
export { trecRun } from "./retrieval/trecRun.ts";
export type { LatencyStudy } from "./simulate/latency/LatencyStudy.ts";
export { type LatencyStudyOptions, studyLatency } from "./simulate/latency/studyLatency.ts";
export type { DocumentsPlan } from "./simulate/planning/DocumentsPlan.ts";
export { type NoiseResult, noise } from "./simulate/planning/noise.ts";
export { planFromAssumption, planFromPilot } from "./simulate/planning/planDocuments.ts";
export { planFromDifference, planFromPair } from "./simulate/planning/planQuestions.ts";
export type { QuestionsPlan } from "./simulate/planning/QuestionsPlan.ts";
export { random, randomStreams } from "./simulate/random.ts";
export type { ClusterTotals } from "./stats/ClusterTotals.ts";
export type { DesignSummary } from "./stats/designs/DesignSummary.ts";
export { type EstimateOptions, type EstimateResult, estimate, type MethodRow } from "./stats/estimate.ts";
export { type IntervalMethod, intervalMethods } from "./stats/intervals/index.ts";
export { type LatencyCells, latencyCells } from "./stats/latency/LatencyCells.ts";
export { multiwayEstimate } from "./stats/multiwayEstimate.ts";
export type { Random } from "./stats/Random.ts";
export type { Resampling } from "./stats/resampling/Resampling.ts";
export {
  estimateQuantile,
  estimateRatio,
  type StatisticOptions,
} from "./stats/statistics/estimateStatistic.ts";
export { statistics } from "./stats/statistics/index.ts";
export type { RatioTotals } from "./stats/statistics/RatioTotals.ts";
export { type ScoreSample, scoreSample } from "./stats/statistics/ScoreSample.ts";
export type { Statistic } from "./stats/statistics/Statistic.ts";
export type { StatisticResult } from "./stats/statistics/StatisticResult.ts";
export type { Better, Caveat, CaveatCode, Citation, Design, Estimand, Scale } from "./stats/types.ts";
export { type AppliedDesign, applyDesign } from "./table/applyDesign.ts";
export { type ClusterCandidate, clusterCandidates } from "./table/clusterCandidates.ts";
export { components } from "./table/components.ts";
export type { DesignRecord } from "./table/DesignRecord.ts";
export { describeOverlap, type Overlap } from "./table/describe/describeOverlap.ts";
export { describeTable, type TableDescription } from "./table/describe/describeTable.ts";
export { InputError } from "./table/InputError.ts";
export { type LatencyColumns, type LatencyRuns, latencyRuns } from "./table/latencyRuns.ts";
export { type PairedScores, type PairOptions, pairColumns, pairTables } from "./table/pair.ts";
export { type PairedLatencies, pairLatencies } from "./table/pairLatencies.ts";
export { averageRepeats } from "./table/repeats.ts";
export {
  failed,
  type MetricColumn,
  missing,
  type Provenance,
  type ScoreTable,
  scored,
} from "./table/ScoreTable.ts";
export { selectWhere } from "./table/selectRows.ts";
export { clusterTotals, clusterTotalsOfItems } from "./table/totals.ts";
