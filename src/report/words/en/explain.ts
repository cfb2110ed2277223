import { glossary, termText } from "./glossary.ts";

/** One topic of `explain`: what a word means, for someone who meets it for the first time. */
export interface Topic {
  readonly name: string;
  readonly title: string;
  /** Other words that lead here. */
  readonly also: readonly string[];
  readonly paragraphs: readonly string[];
}

export const topics: readonly Topic[] = [
  {
    name: "verdict",
    title: "Pass, fail, inconclusive",
    also: ["verdicts", "pass", "fail"],
    paragraphs: [
      "A gate has three answers. PASS: a loss beyond the margin is ruled out. FAIL: a loss beyond the margin is shown. INCONCLUSIVE: these questions can show neither.",
      "Scores on a sample of questions move by chance even when nothing changed. So the gate does not look at the change alone but at the interval around it: PASS when the whole interval lies on the safe side of the margin, FAIL when the whole interval lies beyond it, INCONCLUSIVE when the margin lies inside it.",
      "A system that truly lost as much as the margin passes in at most about 5 runs of 100, and one that lost no more than the margin fails in at most about 5. The number is alpha, and you may choose it.",
      "Exit codes follow the verdict: 0, 1 and 3. A usage or input error is 2, so a broken file is never a verdict.",
    ],
  },
  {
    name: "margin",
    title: "The margin: how much loss you accept",
    also: ["tolerance", "non-inferiority"],
    paragraphs: [
      "The margin is the largest loss you would still ship, in the units of the score: with hit@5 between 0 and 1, a margin of 0.02 means two questions in a hundred. It is a decision about your product, not about statistics.",
      "A margin of zero cannot be passed: no finite set of questions can show that nothing at all was lost. A margin in percent is not taken, because 2 % of what? Two points of a hundred is 0.02; two percent of a baseline of 0.8 is 0.016. Say which you mean.",
      "Choose it before looking at the results. If you choose it so that today's run passes, the error rate you were promised no longer holds.",
    ],
  },
  {
    name: "alpha",
    title: "Alpha: how often the gate may be wrong",
    also: ["error-rate", "significance", "confidence"],
    paragraphs: [
      "Alpha is the error rate you accept, 0.05 unless you say otherwise. It bounds two errors, each on its own: a pass although the true loss is the margin or more, and a fail although it is the margin or less.",
      "The interval that is shown has both ends at alpha, so at alpha 0.05 it is a 90 % interval: each end errs 5 % of the time.",
    ],
  },
  {
    name: "floor",
    title: "The floor: how many questions a pass needs at least",
    also: ["n-min", "minimum", "sample-size"],
    paragraphs: [
      "Say that none of your 50 questions got worse. A loss may still hide in questions you did not sample: if 2 % of all questions are now lost outright, 50 questions miss every one of them 36 times in 100.",
      "So a pass at margin m and alpha 0.05 needs at least ln(0.05) / ln(1 - m) questions: 299 for a margin of 0.01, 149 for 0.02, 99 for 0.03, 59 for 0.05. Turned round, with not one score changed: 20 questions pass at a margin of 0.139, 50 at 0.058, 100 at 0.030, and at none smaller.",
      "Some methods (tilted, gaffke) carry this inside their calculation. The others are held to the floor from outside: below it they answer inconclusive. --no-floor lifts that, and the result says so.",
    ],
  },
  {
    name: "inconclusive",
    title: "Inconclusive: what to do now",
    also: ["undecided"],
    paragraphs: [
      "The questions do not suffice to say on which side of the margin the change lies. It is not a soft fail, and running the same questions again until it passes is not a remedy.",
      "What helps: more questions (or more documents, when questions come in documents); a wider margin, chosen for the next run and not to make this one pass; a look at the questions that flipped, which is often worth more than any number.",
      "What does not help: repeating the same questions. Repeats steady each question's score, but they say nothing about questions that were not sampled.",
      "In CI, --on-inconclusive pass or fail decides the exit code. The word stays.",
    ],
  },
  {
    name: "latency",
    title: "Latency: P95 over several runs",
    also: ["p95", "p50", "percentile-latency", "runs"],
    paragraphs: [
      "P95 is the time that 95 of 100 requests keep within. Users feel it more than the mean, and it is far less steady: it rests on the slowest twentieth of what was measured, and 100 queries have five of those.",
      "One run is not enough, and gatestats latency refuses it. From one run to the next the machine is in another state: other load, other memory, another clock. All queries of a run are fast or slow together, so asking more queries in the same run does not help, and an interval made from one run knows nothing of it. gatestats simulate latency shows on your own runs how often a single one misleads.",
      "The verdict is for other queries and other runs than those measured. It counts the latencies above the limit; 5 % may be. Latencies that share a query or a run are alike, so it asks how many independent ones all of them are worth, and holds that number to the binomial. A pass needs 59 at least: of 58 it happens by luck in more than 5 cases of 100 that none lies above the limit although P95 does. With a baseline the same queries and runs are compared pair by pair.",
      "The interval printed beside each run is exact for that run and blind to the others. P50 and P95 of a run are interpolated (type 7 of R and NumPy); limits are latencies that were measured.",
      "How to measure: the same queries, shuffled anew in each run, after a warm-up, five runs or more, at different times. Baseline and candidate in turn (one run of each, again and again), with the runs named alike. With the cache off: an answer from a cache says nothing of the system, and rows marked cached are left out and counted. A request that failed has no latency; it counts as the slowest for a pass and the fastest for a fail.",
      "gatestats latency measure does this for a command, which gets each query on its standard input or in place of {}, and for a service on this machine (--url). A command is timed with its start, so for a service that keeps running --url is the fairer way. Do not put {} inside a line for a shell: a query would be run as part of it.",
      "Two systems in turn: latency measure --runs 1 -o old1.csv for the one, --runs 1 -o new1.csv for the other, then old2.csv and new2.csv, five times or more. Then gatestats latency --baseline-runs old1.csv --baseline-runs old2.csv … --candidate-runs new1.csv … --margin MS.",
    ],
  },
  {
    name: "plans",
    title: "Plans: how many questions, how many documents",
    also: ["plan", "planning", "power", "how-many"],
    paragraphs: [
      "How many questions a gate needs depends on the margin and on how unlike the two systems are from question to question, as a standard deviation sd. If nothing truly changed, ((2.49 x sd) / margin)^2 questions let it pass in 80 runs of 100: sd 0.19 and a margin of 0.02 ask for 558. A change of half the spread needs a quarter of the questions; half the margin needs four times as many. The floor (gatestats explain floor) sets a least number besides.",
      "The formula is a normal curve. Where few questions change, or golden sets are small, it is off by a lot. So gatestats plan questions BASELINE CANDIDATE draws golden sets from the differences of your own pair, judges each as gate does, and counts. Each change keeps its size and only its sign is drawn, so that the true change is exactly what you ask about (none, or --true-change).",
      "If the true change is itself a loss, though within the margin, more questions may let fewer runs pass at first: small sets pass by luck.",
      "How many documents an interval needs depends on how much documents differ: gatestats plan documents PILOT --half-width 0.05 reads it from scores of some, or takes what you expect. It sets ways to draw side by side, whole documents beside a few questions of many, and with --cost-document and --cost-question what each costs.",
    ],
  },
  {
    name: "simulation",
    title: "Simulation: how often a gate or an interval is wrong",
    also: ["simulate", "golden-sets", "false-pass", "false-fail", "coverage"],
    paragraphs: [
      "Whether a gate can be trusted is seen where the truth is known. gatestats simulate gate takes your own questions for all there are: then the true loss of a change is known, and it can draw a golden set from them, ask each gate, see whether the answer is right, and do so thousands of times. A false pass is a pass of a change that loses the margin or more; a false fail is a fail of one that loses less.",
      "The changes are your candidates, nothing at all, and losses built from your baseline, exact to the last digit: half the margin, the margin, and one and a half. Lost in few questions, which fall to the lowest score, is what a broken index looks like and is the hardest to see; spread over all is what a slightly weaker model looks like.",
      "G1, G2, G3, G3u and G3′ are the published rules: a fixed threshold, two means compared, a paired bootstrap, an unpaired one, and flipped signs. They are tried as published, without the floor. G1- and G1+ stand for a threshold that the candidate truly reaches, and for one that it does not.",
      "Without replacement a golden set holds each question once at most. That is kinder than life when the set is a large share of all questions: half of them already know half of the truth. With replacement stands for questions that keep coming. The split half is a second check: the half of the questions that was not drawn from says what is true.",
      "gatestats simulate coverage does the same for intervals: an interval at 95 % should hold the true mean in 95 samples of 100, and those that take questions for independent often hold it in 30. Samples of more than a tenth of the documents are drawn with replacement, since an interval does not know that there are no others.",
      "A rate has an error of its own, about one in a hundred at 2,000 draws; --draws makes it smaller. The same seed gives the same numbers on any number of cores.",
    ],
  },
  {
    name: "noise",
    title: "Noise: what moves when nothing changed",
    also: ["noise-floor", "flaky", "a-a"],
    paragraphs: [
      "Build an approximate index twice from the same vectors, or ask a judge twice about the same answers, and some scores differ. A gate sees that as a change. gatestats noise RUN RUN... takes runs of one system with nothing changed between them and says how far the mean moves by itself: the noise floor, which 95 changes of 100 stay below.",
      "The noise floor should be below the margin. Where it is not, make the scores quieter (exact search, a higher efSearch, several runs of each question averaged) or choose a larger margin. Even below the margin noise costs questions: it widens every interval.",
      "Two runs show one change. Five make ten pairs, and say more.",
    ],
  },
  {
    name: "pairing",
    title: "Pairing: the same questions for both systems",
    also: ["paired", "unpaired", "ids"],
    paragraphs: [
      "Both systems answered the same questions, so each question is its own comparison. Hard questions are hard for both, and that part of the noise cancels. What remains are the questions that changed, which is why pairing often is worth several times as many questions.",
      "Questions are matched by their id. An id that is in one file only is an error, because a question that vanished may be the one that broke. --unmatched drop leaves such questions out by name; those that the candidate lost then count as missing.",
      "Where two files write ids differently, --id-transform FROM=TO puts one text in place of another in the ids of all files, and --id-transform lower makes them lower case; it refuses to make one id of two. Where one column does not name a question, several may: --id subset,id.",
    ],
  },
  {
    name: "clusters",
    title: "Clusters: questions that share a document",
    also: ["cluster", "documents", "strata", "design-effect", "icc"],
    paragraphs: [
      "If many questions were written from the same document, they succeed and fail together. Ten thousand questions from twenty documents are closer to twenty cases than to ten thousand, and an interval that ignores this is far too narrow.",
      "So say what was sampled. --cluster doc_id: documents were drawn, and you want to speak about documents you did not draw. --strata doc_id: these documents are all there are, and questions were drawn in each. --cluster none: the questions have nothing to do with one another.",
      "When levels are nested (chunk in document in site) choose the coarsest level that was sampled.",
    ],
  },
  {
    name: "designs",
    title: "Designs: how the documents were drawn",
    also: ["design", "sample", "sampling", "stratified", "pps", "population", "two-stage", "weights"],
    paragraphs: [
      "An interval for documents takes them as drawn alike from a large collection, unless you say otherwise. --population 1300 says how many there are: the more of them were drawn, the less is left to infer. --design FILE says more, in a small JSON file that gatestats sample writes, or you by hand (docs/schema/design.schema.json).",
      'srs: each document as likely as any other. {"version": 1, "design": "srs", "population": 1300}',
      'strata: documents drawn inside groups, such as large and small ones. Each needs its population, or its share of all documents. {"version": 1, "design": "strata", "strata": [{"name": "large", "population": 129, "documents": ["d1", "d7"]}, ...]}',
      "pps: in proportion to size. The mean over questions is then the plain mean of the documents' rates, and no large document can sway it: where sizes differ much it is the steadiest way to ask for micro. With replacement a document may come twice and then counts twice. Without, one that is larger than the step is sure to be drawn and stands for itself; the variance is the one with replacement, a little wide. For macro pps is a poor choice: the small documents, which macro counts most by their number, are seldom drawn.",
      "weights: drawn otherwise, each document with a weight. fixed: these documents are all there are, and questions were drawn in each; the short form is --strata COL.",
      'If only some questions of a document were scored, give "questions", how many it has: questions were then drawn in two stages, and the interval knows. A document that was drawn belongs into the file even if it could not be labelled. It is an error then, since such documents are seldom like the others; --unlabelled drop leaves them out and says what they could change.',
      "Strata, two stages and fixed documents have a variance of their own, that of textbooks and of R's survey package, and intervals on it (t-design, logit-design, ...); of strata tilted, which allows for documents not drawn, is taken by itself. In simulation with ten very unequal documents in each of two strata t-design and its like covered 82 to 93 times in a hundred where 95 were promised, and as few as 66 where hits are rare: draw more of each stratum, or use pps. All other designs are brought to a plain sample, which every interval takes.",
    ],
  },
  {
    name: "several-documents",
    title: "Questions that rest on several documents",
    also: ["multi", "components", "crossed", "multiway", "two-way"],
    paragraphs: [
      "A question that needs two documents is tied to all other questions of either. Neither document alone is its cluster, and their pair is none either: d1 with d7 shares d1 with every other question of d1.",
      '--multi components takes together whatever hangs together: questions that share a document, directly or through others. No document then lies in two clusters, so every method holds as it stands. Say how a cell names its documents, --cluster-separator ";"; lists such as ["d1", "d7"] need no separator. --multi whole says that a cell is one name after all.',
      "If nearly all questions end up in one component there is little left to compare, and with one component there is nothing. Then the documents were not drawn apart from one another, and no formula can undo that.",
      "Another case is two columns that cross, such as the document and the annotator: every question has one of each, and shares either with other questions. gatestats estimate takes --cluster twice then and adds the two variances less the one of their pairs (two-way clustering; micro only, degrees of freedom of the column with fewer values). gate and compare take one.",
    ],
  },
  {
    name: "micro-macro",
    title: "Micro or macro: whose average",
    also: ["micro", "macro", "estimand"],
    paragraphs: [
      "Micro is the mean over questions: a document with 100 questions counts a hundred times as much as one with a single question. Ask for it if a question drawn at random is what your users send.",
      "Macro is the mean over documents, each with the same weight. Ask for it if you want to know how a typical document fares.",
      "The two can differ, so with clusters you have to say which. With few documents of very unequal size macro is the steadier one, since no single document can sway it.",
    ],
  },
  {
    name: "missing",
    title: "Missing scores",
    also: ["nan", "errors", "unmatched"],
    paragraphs: [
      "An empty score, NaN, or a row that carries an error is missing. It is never taken as 0, and never left out in silence: a system that crashes on its bad answers would look better for it.",
      "A pass must survive the worst that the missing scores could have been, a fail the best. If the missing scores decide, the answer is inconclusive and says how many there are.",
      "compare and estimate give no verdict: they leave out what has no score, and say how much that was.",
      "--min-coverage 0.95 refuses to answer where fewer than that share of the questions have a score, on either side and in each metric: exit code 2, with the counts. A judge that fails on many answers is a fault to mend, not a verdict.",
      "gate --missing drop leaves them out by name. Do that only if they went missing for reasons that have nothing to do with the system.",
    ],
  },
  {
    name: "measures",
    title: "Measures of retrieval: recall@5, nDCG@10 and the like",
    also: ["ndcg", "map", "mrr", "trec_eval", "ir_measures", "qrels", "judgements"],
    paragraphs: [
      "score takes a run (what a system retrieved for each query, with scores) and judgements (which documents are relevant, with grades), and gives each question its score. Definitions and digits are trec_eval's. A column is called what you called the measure; the name in ir_measures stands here first.",
      "R@k (recall@k): the share of the relevant documents that are among the first k. P@k (precision@k): the share of the first k that is relevant. Success@k (hit@k, hit_rate@k): 1 if a relevant document is among the first k, else 0.",
      "RR (MRR, recip_rank), RR@k: 1 divided by the rank of the first relevant document, 0 without one. AP (MAP, map_cut), AP@k: the precision at the rank of each relevant document, averaged over all relevant ones. Rprec (R-precision): the share of the first R documents that is relevant, where R is how many relevant ones there are.",
      "nDCG, nDCG@k (ndcg_cut): grades discounted by the logarithm of their rank, as a share of the best ranking there could be. ndcg-exp@k, nDCG(dcg='exp-log2')@k in ir_measures, takes 2^grade - 1 in place of the grade. Both take all grades above 0, whatever --relevant-from says.",
      "Judged@k (judged@k): the share of the first k that has a judgement. A document without judgement counts as not relevant; where many have none, the other measures are too low, and lower for a system that finds what others did not.",
      "Cut-offs may be written recall@5, recall_5 or recall.5. A judged query that is not in the run is an error until you say --missing zero (trec_eval -c) or --missing drop; a query that has no relevant document is left out, where trec_eval counts 0 (--without-relevant zero).",
    ],
  },
  {
    name: "ties",
    title: "Ties: documents with the same score",
    also: ["order", "tie", "ranks"],
    paragraphs: [
      "The order of a run comes from its scores, highest first; the column of ranks is not looked at. Documents with equal scores are ordered by their ids, last first, byte by byte. That is trec_eval's rule: it has nothing to do with the system, and it lets a document of three equal ones come first or third because of its name.",
      "score counts the questions in which equal scores stand on both sides of a cut-off (without a cut-off, in which any scores are equal). If there are many, let the system write finer scores, or take its ranks: --order rank.",
      "trec_eval before version 10 keeps scores in single precision, and so do pytrec_eval and ir_measures, which are built on it. Scores that differ in the eighth digit are ties for them. --order single does the same.",
    ],
  },
  {
    name: "repeats",
    title: "Repeats: the same question scored several times",
    also: ["epochs", "variance-components"],
    paragraphs: [
      "Judges and models are noisy, so some people score each question several times. --repeats average takes the mean of each question first.",
      "A repeat is not a new question. Three repeats of 100 questions are 100 questions with steadier scores, and the gate counts them so.",
      "estimate shows what the variance of one answer is made of: how much lies between documents, between questions of a document, and between repeats of a question (nested analysis of variance). Only the last part shrinks with more repeats, and the standard error that endless repeats would leave stands beside it. If the two hardly differ, spend on questions or documents instead.",
    ],
  },
  {
    name: "statistics",
    title: "F1, ratios and quantiles",
    also: [
      "statistic",
      "f1",
      "precision",
      "recall",
      "ratio",
      "quantile",
      "median",
      "jackknife",
      "non-additive",
    ],
    paragraphs: [
      "Some summaries are no mean of scores: F1 over all counts together, cost per solved task, the 95th percentile of a latency. gatestats estimate --statistic NAME gives them an interval that knows about documents.",
      "f1, precision, recall and ratio are made of sums: --columns names the columns of counts. Their interval is tilted, as for a mean, since an F1 is the mean of the parts it counts. With few documents of unequal size the linearised and the jackknife t interval, percentile and BCa miss the truth too often; tilted and bootstrap-t come near what they promise. A ratio of two sums that have nothing to do with one another has no bounds and takes bootstrap-t.",
      "The jackknife leaves out each document in turn and tells standard error and bias. The bootstrap draws documents, 9,999 times unless --replicates says otherwise, from --seed; where few different draws exist it goes through them all. Draws of 0/0 are counted and shown.",
      "quantile and median are the least score that the given share of all questions do not exceed. Their interval is where the interval of that share, score by score, holds the share asked for. With few documents a high quantile has no upper limit, and none is invented (--method woodruff sets one more often, at the price of missing more often). A jackknife is not given: it does not hold for quantiles.",
    ],
  },
  {
    name: "threshold",
    title: "A fixed threshold",
    also: ["rules", "rule", "difference"],
    paragraphs: [
      "--rule threshold --threshold 0.8 asks of the candidate alone whether its mean reaches 0.8. Near the threshold this is often wrong: with 100 questions and a true mean 0.02 away from it, 12 to 28 runs of 100 land on the wrong side. So within two standard errors the answer is inconclusive.",
      "The default rule, paired, asks instead whether the candidate lost more than the margin against the baseline, on the same questions. It needs no absolute level and far fewer questions.",
      "--rule difference compares two means without regard to chance. --rule unpaired gives each mean its own uncertainty; use it only when the questions differ. Both are there to be compared with.",
    ],
  },
  {
    name: "methods",
    title: "Methods",
    also: ["method", "tilted", "hall", "tango", "gaffke", "percentile", "sign-flip", "replicates"],
    paragraphs: [
      "You need not choose: auto picks a method that fits the scores, and the result says which and why. To see what others would say, name one with --method.",
      "tilted: asks how likely the observed change would be if the loss were exactly the margin, in the world closest to the data in which that is so; it counts a loss nobody has seen yet. gaffke: never errs more than alpha, at a price in questions. Both need scores with bounds.",
      "percentile: the bootstrap that most people use, computed without random draws. t: the textbook interval. hall: t corrected for skewness, for scores without bounds. sign-flip: exact when changes are as likely to go either way around the margin. tango: for scores of 0 and 1.",
      "Losses are mostly rare and large. There percentile and t pass too much that they should not: up to 16 and 24 times in 100 where 5 were promised.",
      "compare takes t where many documents (or questions) moved and their changes are little skewed, and tilted-moved elsewhere: tilted, with an unseen document that may move as those seen did. mcnemar is for single questions of 0 and 1.",
      "estimate has more of them, side by side with --method all; gatestats explain intervals goes through their names.",
      "No gate rolls dice: the same files give the same verdict every time.",
    ],
  },
  {
    name: "intervals",
    title: "The intervals of estimate, name by name",
    also: ["bootstrap", "bca", "bootstrap-t", "wild-cluster", "fieller", "wilson", "logit", "cr2", "wald"],
    paragraphs: [
      "--method all sets them side by side; se is the standard error, df the degrees of freedom. auto takes a logit interval where there are ten documents or more and scores lean little to one side, and tilted elsewhere: in simulation these came nearest to the coverage they promise.",
      "tilted: how far the mean can be moved before the data refute it, if one more document, which nobody drew, may score worse. gaffke: bounds that never err more often than they say, and are wide for it. Both need scores with bounds (--range).",
      "t, logit-t: the textbook interval of the documents' means, for macro; logit keeps limits inside the range of the scores. t-cr1, t-cr2, t-cr3, logit-cr2, logit-cr3: the same for micro. CR1, CR2 and CR3 are three ways to take a variance from how documents differ; the second and the third allow for documents that are few and unequal, the third most. t-cr2-ik and t-random-effects take their degrees of freedom from the correlation within documents.",
      "wilson, korn-graubard: intervals of a proportion, on as many questions as the variance says they are worth. hall: t corrected for skewness. fieller: the mean over questions as a ratio of two sums; where sizes differ much it can be without limits, and says so.",
      "percentile, bca, bootstrap-t, bootstrap-t-cr2, bootstrap-t-drop: what the mean would do if documents were drawn again from those seen. The last leaves out draws that have no standard error, as was published. wild-cluster, wild-cluster-webb and sign-flip turn the documents' deviations round at random instead.",
      "percentile, bca and sign-flip are summed, and with few documents gone through one by one. bootstrap-t and wild-cluster draw 9,999 replicates where there are too many to go through; --replicates B and --seed S say how many and from what, --enumerate asks for all. With five documents percentile and bca are far too narrow (they held the truth in 75 of 100 samples), and sign-flip and wild-cluster have no limits at 95 %.",
      "t-design, t-design-kh, logit-design, wilson-design, korn-graubard-design: with the variance of strata, of two stages or of fixed documents (gatestats explain designs).",
      "wald-iid, wald-effective-n, question-bootstrap: what is often published. They take questions for independent, or divide their number by the design effect, and are too narrow. They are there to be compared with.",
    ],
  },
  {
    name: "several-metrics",
    title: "Several metrics",
    also: ["metrics", "holm", "must", "watch"],
    paragraphs: [
      "Give --metric several times and each has to pass on its own. Asking all to pass does not raise the chance of a false pass, so no correction is made there.",
      "A false fail does get likelier with every metric asked, so a fail is corrected (Holm's method). If any metric fails the whole fails; if any is inconclusive and none fails, the whole is inconclusive.",
    ],
  },
  {
    name: "glossary",
    title: "Glossary",
    also: ["words", "terms"],
    paragraphs: glossary.map(termText),
  },
];
