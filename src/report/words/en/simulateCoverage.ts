import type {
  CoverageResult,
  CoverageResultRow,
  CoverageSimulation,
} from "../../../simulate/CoverageSimulation.ts";
import { count, fixed, grouped, percent } from "../../numbers.ts";

const means = { micro: "the mean over questions", macro: "the mean over documents" } as const;

/** What is estimated, in words; of questions drawn one by one there is only one mean. */
export function meanWords({ estimand }: CoverageResult, { unit, of }: CoverageSimulation): string {
  const mean = unit === "question" ? "the mean" : means[estimand];
  return of === "differences" ? `${mean} of the differences` : mean;
}

/** The first sentence: how often the recommended method covers where it does worst, and what ignoring documents would do. */
export function coverageHeadline(s: CoverageSimulation): string {
  const recommended = s.results.flatMap(({ rows, documents }) =>
    rows.filter((row) => row.recommended).map((row) => ({ row, documents })),
  );
  const naive = s.results.flatMap(({ rows, documents }) =>
    rows.filter(({ method }) => method === "wald-iid").map((row) => ({ row, documents })),
  );
  const worst = (all: readonly { readonly row: CoverageResultRow; readonly documents: number }[]) =>
    all.reduce((a, b) => (b.row.coverage < a.row.coverage ? b : a));
  if (recommended.length === 0)
    return `How often ${percent(s.level)} intervals from samples of your ${count(s.population, s.unit)} hold the true mean of ${s.metric}.`;
  const { row, documents } = worst(recommended);
  const command = row.method;
  const first =
    `On samples of your ${count(s.population, s.unit)}, the ${percent(s.level)} interval of gatestats ${command} holds the true mean in ` +
    `${row.coverage > 0.9995 ? "all" : `${shown(row)} of 100 or more`}`;
  const where =
    s.results.length > 1 && row.coverage <= 0.9995 ? ` (least with ${count(documents, s.unit)})` : "";
  if (s.unit === "question" || naive.length === 0) return `${first}${where}.`;
  return `${first}${where}; one that ignores documents (wald-iid) in as few as ${shown(worst(naive).row)}.`;
}

/** Coverage as so many of a hundred, with one decimal. */
export function shown({ coverage }: CoverageResultRow): string {
  return fixed(100 * coverage, 1);
}

/** How the numbers came about. */
export function coverageDrawn(s: CoverageSimulation): string {
  return (
    `Your ${count(s.population, s.unit)} (${count(s.questions, "question")}) stand for all there are, so that the true mean is known; ` +
    `samples are drawn from them again and again (seed ${s.seed}), and every method gives its interval for each.`
  );
}

/** The line above a table. */
export function resultWords(r: CoverageResult, s: CoverageSimulation): string {
  const draws = [...new Set(r.rows.map((row) => row.draws))].sort((a, b) => b - a).map(grouped);
  return (
    `${count(r.documents, s.unit)}, ${meanWords(r, s)} (truly ${fixed(r.truth, 4)}); ${draws.join(" or ")} samples drawn ` +
    `${r.replacement} replacement. The mean of a sample is off by ${fixed(r.estimator.sd, 4)} (standard deviation) and leans by ${fixed(r.estimator.bias, 4)} (bias)`
  );
}

/** What to do with it. */
export function coverageNext({ of }: CoverageSimulation): string {
  return of === "scores" ? "Next: the interval of what you have" : "Next: the difference of what you have";
}

/** What the columns say, and why a row is marked. */
export function columnWords(s: CoverageSimulation): readonly string[] {
  const command = s.of === "scores" ? "estimate" : "compare";
  return [
    `holds: of 100 samples, those whose interval holds the true mean, ${fixed(100 * s.level, 0)} are promised. ±: what so few draws err by (Monte Carlo error). ` +
      "too low, too high: those that lie wholly below or above it. width, median: how wide the intervals are, on average and in the middle." +
      (s.results.some(({ rows }) => rows.some(({ unbounded }) => unbounded > 0))
        ? " without end: no limit to one side."
        : ""),
    `* recommended: what gatestats ${command} takes by itself, by the look of each sample. Of all that were measured it keeps ` +
      "nearest to what it promises; where it is wider than another here, look whether that one holds.",
    "Methods that take long are tried on fewer samples; --draws gives all the same. --method all shows every method, and gatestats explain intervals says what each is.",
  ];
}

/** What the curves show. */
export const figureWords = {
  curves: "How often each interval holds the true mean",
  tables: "Every number",
  coverage: (s: CoverageSimulation, drawn: number): string => {
    const methods = new Set(s.results.flatMap(({ rows }) => rows.map(({ method }) => method))).size;
    const some =
      methods > drawn
        ? ` Of ${methods} methods these ${drawn} are drawn, the recommended and those furthest from ${percent(s.level)}; the tables have all.`
        : "";
    return `Samples whose ${percent(s.level)} interval holds the true mean, by the number of ${s.unit}s; bars are two Monte Carlo errors.${some}`;
  },
  widths: "How wide the intervals are: the median width.",
  size: (unit: string): string => `${unit}s in a sample`,
  holds: "samples",
  width: "median width",
} as const;
