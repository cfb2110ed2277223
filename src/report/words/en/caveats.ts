import { count, fixed, percent } from "../../numbers.ts";
import { inBrackets, type Params, some, total, value } from "../params.ts";
import type { Words } from "../Words.ts";

/** The sentences that stand for caveats wherever they are shown; one that does not know a number stays a sentence. */
export const caveats: Words["caveats"] = {
  "less-is-better": (p) =>
    `Of ${p.metric} less is better, as ${p.format} scores it; --better higher says otherwise.`,
  "judgements-repeated": (p) =>
    `${some(p.count, "judgement stands", "judgements stand", "Some judgements stand")} twice in ${p.file}, with the same grade; each counts once.`,
  "queries-missing-zero": (p) =>
    `${some(p.count, "judged query is", "judged queries are", "Some judged queries are")} not in ${p.file} (${p.first}) and ` +
    `${p.count === 1 ? "counts" : "count"} as if nothing had been retrieved: 0.`,
  "queries-missing-dropped": (p) =>
    `${some(p.count, "judged query is", "judged queries are", "Some judged queries are")} not in ${p.file} (${p.first}). ` +
    `${p.count === 1 ? "It has" : "They have"} no score, and the means are over the others. If queries go missing where the system does badly, the means are too good.`,
  "queries-without-relevant": (p) =>
    `${some(p.count, "query", "queries", "Some queries")} of ${p.file} ${p.count === 1 ? "has" : "have"} no relevant document ` +
    `and ${p.count === 1 ? "is" : "are"} left out: nothing could be found. trec_eval averages a 0 for each; so does --without-relevant zero.`,
  "queries-unjudged": (p) =>
    `${some(p.count, "query", "queries", "Some queries")} of ${p.file} (${p.first}) ${p.count === 1 ? "has" : "have"} no judgements ` +
    `and ${p.count === 1 ? "is" : "are"} left out.`,
  "queries-found-nothing": (p) =>
    `${p.system} found nothing for ${some(p.count, "query", "queries", "some queries")} (${p.first}); where judged, ${p.count === 1 ? "it scores" : "they score"} 0.`,
  "approximate-search": (p) =>
    `${p.system} searches approximately: it has ${percent(Number(p.recall))} of the first ${p.k} documents that exact search finds.`,
  "empty-texts": (p) =>
    `${some(p.count, "document", "documents", "Some documents")} of ${p.file} ${p.count === 1 ? "has" : "have"} no text (${p.first}), so no search by words can find ${p.count === 1 ? "it" : "them"}.`,
  "judged-not-in-collection": (p) =>
    `${some(p.count, "relevant document", "relevant documents", "Some relevant documents")} of ${p.file} ${p.count === 1 ? "is" : "are"} not in the collection (${p.first}) ` +
    `and cannot be found, which lowers every system alike.`,
  "nothing-judged": (p) =>
    `None of the ${some(p.count, "document", "documents", "documents")} of ${p.file} has a judgement, so no score can be above 0. ` +
    `Check that run and judgements name documents alike.`,
  "identical-ids-ignored": (p) =>
    `${some(p.count, "document was", "documents were", "Some documents were")} left out of ${p.file} because the id is the query's own (--ignore-identical-ids).`,
  "single-precision-ties": (p) =>
    `In ${some(p.count, "query", "queries", "some queries")} of ${p.file}, scores differ so little that they are equal in single precision. ` +
    `trec_eval before version 10, pytrec_eval and ir_measures take them for ties; so does score --order single.`,
  "error-texts-scored": (p) =>
    `${some(p.count, "answer starts", "answers start", "Some answers start")} with [ERROR] and ${p.count === 1 ? "has" : "have"} a score above 0. ` +
    `If these are errors that were graded as answers, the mean is not that of the system.`,
  "repeats-from-cache": (p) =>
    `${some(p.count, "answer", "answers", "Some answers")} to repeated questions came from the cache: an earlier answer again, which steadies nothing. ` +
    `Run repeats with the cache off.`,
  "scores-rounded": (p) =>
    `Scores are rounded to ${value(p.decimals, "a few")} decimals in this kind of file: small changes look like none. ` +
    `Give the tool's JSON where there is one.`,
  "unfinished-log": (p) =>
    `The log's status is "${value(p.status, "unknown")}": the evaluation did not come to its end, so samples may be missing. ` +
    `If those missing are the hard ones, the mean is too good.`,
  "samples-run-again": (p) =>
    `${some(p.count, "sample was", "samples were", "Some samples were")} run again within the log; the latest run of each counts, as it does for Inspect.`,
  "queries-without-results": (p) =>
    `${some(p.count, "query", "queries", "Some queries")} of ${p.file} retrieved nothing and ${p.count === 1 ? "is" : "are"} written as 0, ` +
    `as trec_eval -c does for queries that are missing from the run.`,
  "nulls-as-zero": (p) =>
    `${some(p.count, "score is 0", "scores are 0", "Some scores are 0")}. ${value(p.tool, "The tool")} writes 0 also where a scorer gave none (null), ` +
    `so ${p.count === 1 ? "it" : "some of them"} may be missing scores.`,
  "drawn-from-few": (p) =>
    `Drawing without replacement is kinder than life: a golden set of ${value(p.most, "that many")} holds ` +
    `${typeof p.share === "number" ? percent(p.share) : "much"} of all that there is here. The rates with replacement are ` +
    `those to expect where new questions keep coming.`,
  "noise-above-margin": (p) =>
    `With nothing changed the mean moves by up to ${value(p.noise, "more")} from run to run (noise floor${p.measured === undefined ? "" : `, measured ${p.measured}`}), ` +
    `more than the margin of ${value(p.margin, "this gate")}: the gate may judge noise. Average repeats, or choose a wider margin for the next run.`,
  "loss-too-large": (p) =>
    `A loss of ${value(p.losses, "that size")} was not built: the baseline has less than that to lose.`,
  "below-floor": (p) =>
    `${p.clusters === undefined ? some(p.questions, "question", "questions", "These data") : some(p.clusters, "document", "documents", "These data")} cannot rule out ` +
    `a loss beyond ${value(p.margin, "the margin")} even when none of them lost` +
    `${p.required === undefined ? "" : `: at least ${value(p.required, "")} are needed`}.`,
  "floor-off": (p) =>
    `The floor is switched off (--no-floor): below ${value(p.required, "the floor's number of")} ` +
    `${p.clusters === undefined ? "questions" : "documents"} the error rate is not held.`,
  "largest-document-unknown": (p) =>
    `The size of the collection's largest document is not known; the sample's largest ` +
    `${p.largest === undefined ? "" : `(${some(p.largest, "question", "questions", "")}) `}stands in for it` +
    `${p.sizes === "any" ? "; --largest-document tells it." : ". With sizes as even as these the error rate held in simulation; --largest-document makes it sure."}`,
  "few-unequal-documents": (p) =>
    `${some(p.clusters, "document", "documents", "The documents")} of very unequal size: a micro result leans on a few of them. ` +
    `Macro is the steadier question to ask of such a sample.`,
  "few-documents": (p) =>
    `${some(p.clusters, "document", "documents", "The documents")} are few. To cover as often as it says, the interval allows for one ` +
    `that was not drawn, which makes it wide; a narrower one, such as t, would miss in one sample of ten or more.`,
  "unbounded-no-floor": () =>
    `This metric has no bounds, so a rare and large loss that the questions did not show cannot be ruled out; ` +
    `no floor can be stated.`,
  "ignores-documents": () =>
    `This method counts every question as independent and ignores documents. It is shown for comparison only.`,
  "no-uncertainty": () =>
    `The rule "difference" compares two means and knows no uncertainty: near the margin it is often wrong.`,
  boundary: (p) =>
    `Every score, or the mean of every document, is the same${p.value === undefined ? "" : ` (${value(p.value, "")})`}, so no standard error ` +
    `exists; ${p.scale === "unbounded" ? "without bounds of the scores (--range) nothing can be ruled out" : "the limits come from what that many equal ones can rule out"}.`,
  "neff-capped": () =>
    `The effective number of questions came out above the number asked and was capped at it.`,
  "rho-clamped": (p) =>
    `The estimated correlation within documents was negative${p.rho === undefined ? "" : ` (${value(p.rho, "")})`} and was set to 0.`,
  "df-is-bell-mccaffrey": () =>
    `The degrees of freedom are Bell and McCaffrey's (independent questions as the working model), ` +
    `which the published procedure calls Imbens–Kolesár.`,
  "missing-scores": (p) =>
    `${some(total(p), "score is missing", "scores are missing", "Some scores are missing")}${sides(p)}; ` +
    `they are counted as the worst for a pass and the best for a fail.`,
  "missing-decides": (p) =>
    `The missing scores decide${sides(p)}: with the worst they could have been the answer is not the one ` +
    `that the scored questions give.`,
  "missing-dropped": (p) =>
    `${some(total(p), "question", "questions", "Questions")} with a missing score ${total(p) === 1 ? "was" : "were"} left out${sides(p)}. ` +
    `If scores go missing where the system does badly, the result is too good.`,
  "unmatched-dropped": (p) =>
    `Questions of one side only (--unmatched drop): ${value(p.baselineOnly, "some")} of the baseline, which count as ` +
    `missing in the candidate; ${value(p.candidateOnly, "some")} of the candidate, which were left out.`,
  "repeats-averaged": (p) =>
    `${some(p.questions, "question", "questions", "Questions")} had several scores, which were averaged` +
    `${p.repeats === undefined ? "" : ` (up to ${value(p.repeats, "")} each)`}` +
    `${typeof p.withinVariance === "number" ? `; within a question they vary with standard deviation ${fixed(Math.sqrt(p.withinVariance), 3)}` : ""}. ` +
    `Repeats steady a score; they add no questions.`,
  "ids-normalised": (p) =>
    `${some(p.count, "id was", "ids were", "Some ids were")} brought to one Unicode form (NFC) to be matched${inBrackets(p.file)}.`,
  "worst-loss-declared": (p) =>
    `The result rests on the declared worst loss of ${value(p.worstLoss ?? p.value, "one document")} a document (--worst-loss).`,
  "near-threshold": (p) =>
    `The mean lies within two standard errors of the threshold${p.standardError === undefined ? "" : ` (one is ${value(p.standardError, "")})`}.`,
  "items-differ": () =>
    `The two systems have different items in each document, so documents are compared, not items.`,
  "tail-error-straddles": (p) =>
    `The p-value is known only to within ${value(p.error, "its error bound")}, which spans the error rate allowed; no verdict is given on it.`,
  census: () =>
    `All documents of the population were scored: the value is known, and nothing is left to estimate between documents.`,
  "degenerate-replicates": (p) =>
    `${typeof p.share === "number" ? percent(p.share) : "Some"} of the replicates have no standard error, since all documents ` +
    `drawn into them have one rate.`,
  "no-limit": (p) =>
    `The method sets ${p.side === "both" ? "no limits" : `no ${value(p.side, "")} limit`} here` +
    `${p.needed === undefined ? "" : ` (at this level it needs ${value(p.needed, "more")} documents or more)`}` +
    `${p.shown === "range" ? `; the ${p.side === "both" ? "ends" : "end"} of the range ${p.side === "both" ? "are" : "is"} shown` : ""}.`,
  "fieller-unbounded": (p) =>
    `Documents differ so much in size that Fieller's method rules out ` +
    `${p.set === "complement" ? `only the values between ${value(p.from, "")} and ${value(p.to, "")}` : "no value at all"}.`,
  "decimal-comma": (p) =>
    `${some(p.count, "score", "scores", "Scores")} with a decimal comma ${p.count === 1 ? "was" : "were"} read as numbers, "0,5" as 0.5${inBrackets(p.column)}.`,
  "text-scores-mapped": (p) =>
    `Text scores were read as numbers${inBrackets(p.column)}${p.labels === undefined ? "" : `: ${value(p.labels, "")}`}.`,
  "error-rows": (p) =>
    `${some(total(p), "row carries an error", "rows carry an error", "Some rows carry an error")}${sides(p)}; ` +
    `such a row has no score, whatever number it shows.`,
  "paired-by-row-order": () =>
    `The files name no question, so rows were paired by their order. A row that moved is compared with another question.`,
  "limits-outside-range": () =>
    `A limit lies outside the range of the scores; read it as the end of the range.`,
  "large-document": (p) =>
    `${p.label === undefined ? "One document" : `Document ${value(p.label, "")}`} ` +
    `${p.by === undefined ? "holds" : "counts for"} ${typeof p.share === "number" ? percent(p.share) : "a large share"} of ` +
    `${p.by === undefined ? "the questions and sways the result" : "the mean, by its questions and those it stands for"}.`,
  "repeats-look-cached": () =>
    `Repeats of a question are identical to the last digit: they look cached, and show no noise.`,
  "several-metrics": (p) =>
    `Alone this metric would fail. Among ${value(p.metrics, "several")} metrics a false fail somewhere is likelier, ` +
    `and corrected for that (Holm) the loss is not shown.`,
  "clusters-declined": (p) =>
    `Questions were taken as drawn one by one (--cluster none), although column ${value(p.column, "of documents")} groups them in ${some(p.documents, "document", "documents", "documents")}: ` +
    `where questions of one document do alike, the error rates do not hold.`,
  "strata-fixed": (p) =>
    `The documents (${value(p.column, "the strata")}) are taken as all there are, with questions sampled in each. The ` +
    `questions are tested as one sample, which errs on the safe side where each document's share of them is its share of all.`,
  "within-pooled": (p) =>
    `${some(p.documents, "document", "documents", "Documents")} (${value(p.stratum, "all")}) with one scored question of more: one shows nothing of how ` +
    `questions differ within, so the variance within the other documents stands in.`,
  "within-unseen": (p) =>
    `${some(p.documents, "document", "documents", "Documents")} (${value(p.stratum, "all")}) with one scored question of more, or with totals alone, ` +
    `show nothing of how questions differ within: documents are taken as drawn with replacement there, which makes the interval wide.`,
  "unlabelled-dropped": (p) =>
    `${some(p.documents, "document", "documents", "Documents")} drawn but not scored (${value(p.names, "not named")}) ${p.documents === 1 ? "was" : "were"} left out (--unlabelled drop), as if ` +
    `they were like the others${p.stratum === undefined ? "" : " of their stratum"}. ` +
    `${p.lowest === undefined ? "The metric has no bounds, so it cannot be said what they could change." : `With all of them at the lowest score the value would be ${value(p.lowest, "")}, at the highest ${value(p.highest, "")}.`}`,
  "no-finite-correction": (p) =>
    `That the population has ${some(p.population, "document", "documents", "a known number of documents")} does not narrow this interval: ` +
    `its method allows for a document unlike all that were drawn. Other methods (--method all) carry the correction 1 − K/M.`,
  components: (p) =>
    `Questions that share a document, directly or through others, were taken together: ${some(p.documents, "document", "documents", "the documents")} ` +
    `make ${some(p.components, "component", "components", "the components")}. The largest, ${value(p.label, "one of them")}, holds ` +
    `${typeof p.share === "number" ? percent(p.share) : "a share"} of the questions` +
    `${typeof p.share === "number" && p.share > 0.5 ? ": most of what was seen is one draw" : ""}.`,
  "nested-clusters": (p) =>
    `Each value of ${value(p.fine, "one column")} lies inside one value of ${value(p.coarse, "the other")}, ` +
    `so ${value(p.coarse, "the coarser")} alone was taken: it holds all that depends on one another.`,
  "multiway-floored": (p) =>
    `The two-way variance came out below that of ${value(p.column, "one column")} alone, which was taken instead.`,
  "empty-denominators": (p) =>
    `${p.documents === undefined ? some(p.questions, "row", "rows", "Some of the data") : some(p.documents, "document", "documents", "Some of the data")} with nothing below the line: ` +
    `what stands above it there counts, if anything does.`,
  "undefined-replicates": (p) =>
    `${typeof p.share === "number" ? percent(p.share) : "Some"} of the replicates have no value (0/0): nothing to count was drawn into ` +
    `them. The quantiles are those of the others.`,
  "pilot-small": (p) =>
    `The pilot has ${some(p.documents, "document", "documents", "few documents")}: how much documents differ is itself not well known. ` +
    `Plan for more than the number says, or plan again when some are labelled.`,
  "pilot-unscored": (p) =>
    `${some(p.count, "question", "questions", "Questions")} of the pilot without a score ${p.count === 1 ? "was" : "were"} left out.`,
  "wider-than-planned": (p) =>
    `In samples drawn from the pilot the recommended interval of ${p.estimand === "macro" ? "the mean over documents" : "the mean over questions"} came out wider than ` +
    `the formula says: half of it is ${value(p.halfWidth, "more")} in the middle sample of ${some(p.documents, "document", "documents", "as many documents")}. It allows for a document unlike all ` +
    `that were drawn${typeof p.suffice === "number" && p.suffice !== p.documents ? `; about ${count(p.suffice, "document")} bring it to the width asked for` : ""}.`,
  "pass-may-fall": (p) =>
    `The change expected is itself a loss (${value(p.loss, "some")}) within the margin. Then the share that passes may fall before it rises as golden sets grow, ` +
    `most with a bootstrap gate: small ones pass by luck, larger ones see the loss and cannot yet tell it from the margin.`,
  "few-changes": (p) =>
    `Only ${typeof p.share === "number" ? percent(p.share) : "few"} of the questions changed, so a golden set of the planned size would hold about ` +
    `${some(p.expected, "change", "changes", "a few changes")}: how changes spread is hardly seen, and the formula's normal curve does not fit.`,
  "formula-misleads": (p) =>
    `The formula misleads here: with ${value(p.count, "some")} it expects ${typeof p.formula === "number" ? percent(p.formula) : "another share"} to pass, ` +
    `and of the golden sets drawn ${typeof p.simulated === "number" ? percent(p.simulated) : "another share"} passed. Go by those drawn.`,
  "change-not-simulated": (p) =>
    `A true change of ${value(p.change, "this size")} cannot be made of the pilot's differences, which are smaller, so no golden sets were drawn.`,
  "left-out-unscored": (p) =>
    `${some(p.count, "question has", "questions have", "Some questions have")} no score in some run and ${p.count === 1 ? "was" : "were"} left out here. ` +
    `A gate counts a missing score against the candidate.`,
  "few-runs": (p) =>
    `${some(p.runs, "run", "runs", "Few runs")} make ${some(p.pairs, "pair", "pairs", "few pairs")}: the greatest change seen says little of how large it may get. ` +
    `Five runs or more make it steadier.`,
  "cached-left-out": (p) =>
    `${some(p.count, "row was", "rows were", "Some rows were")} answered from a cache and left out` +
    `${typeof p.unpaired === "number" && p.unpaired > 0 ? `, and ${some(p.unpaired, "row", "rows", "")} whose partner was` : ""}: ` +
    `a cache says nothing of how long the system takes.`,
  "looks-cached": (p) =>
    `${some(p.count, "latency is", "latencies are", "Some latencies are")} below a tenth of the median: did a cache answer? ` +
    `If so, name the column that says it (--cached COLUMN), or measure with the cache off.`,
  "failed-requests": (p) =>
    `${some(p.count, "request", "requests", "Some requests")} failed or ${p.count === 1 ? "has" : "have"} no latency. None is taken for 0: for a pass they count as ` +
    `slower than any limit, for a fail as faster.`,
  "few-latency-runs": (p) =>
    `${some(p.runs, "run shows", "runs show", "Few runs show")} little of how latencies move from run to run, so the interval is wide; five or more are better.`,
  "plan-undercovers": (p) =>
    `Of the intervals of ${some(p.documents, "document", "documents", "so many documents")} drawn from the pilot ${typeof p.coverage === "number" ? percent(p.coverage) : "too few"} held its own mean, not ` +
    `${typeof p.level === "number" ? percent(p.level) : "as many as they say"}: a few documents weigh too much for samples of this size. ` +
    `${p.estimand === "micro" ? "Draw them in proportion to size (sample --design pps), or ask for the mean over documents." : "Plan for more documents."}`,
  "heavy-documents": (p) =>
    `Documents differ so much in size that a loss in large ones could go unseen, so no micro verdict is given. ` +
    `Say how many questions the largest document of the whole collection has (--largest-document; ` +
    `${value(p.largest, "the largest")} here), or ask for --estimand macro.`,
};

function sides(p: Params): string {
  if (p.baseline === undefined && p.candidate === undefined) return "";
  return ` (baseline ${value(p.baseline, "0")}, candidate ${value(p.candidate, "0")})`;
}
