import { sum, sumOfSquares } from "../sums.ts";

/** The scored repeats of each question. */
export interface Repeats {
  /** r, how many there are; at least 1. */
  readonly count: Float64Array;
  /** ȳ, their mean. */
  readonly mean: Float64Array;
  /** Σ(y − ȳ)², how far they lie from it. */
  readonly squares: Float64Array;
}

/** The variance of one answer in its parts, as estimated: a part may come out negative. */
export interface NestedComponents {
  /** σ²_a, of documents; null without documents, or where each has one question. */
  readonly betweenDocuments: number | null;
  /** σ²_b, of questions in a document; of all questions where there are no documents. */
  readonly betweenQuestions: number;
  /** σ²_e, of the repeats of a question. */
  readonly withinQuestions: number;
}

/**
 * Nested analysis of variance of answers in questions in documents, by the method of moments: N answers to Q questions
 * in K documents, r to question q, N_d to document d. The sums of squares and what is expected of them:
 *
 *   within questions   Σ(y − ȳ_q)²         (N−Q)σ²_e
 *   between questions  Σ r(ȳ_q − ȳ_d)²     (Q−K)σ²_e + (N − Σ_d Σ_q r²/N_d)σ²_b
 *   between documents  Σ N_d(ȳ_d − ȳ)²     (K−1)σ²_e + (Σ_d Σ_q r²/N_d − Σr²/N)σ²_b + (N − ΣN_d²/N)σ²_a
 *
 * with ȳ_d the mean of a document's answers. S. R. Searle, G. Casella & C. E. McCulloch (1992), "Variance Components",
 * ch. 5 (Henderson's method I); R. R. Sokal & F. J. Rohlf (1995), "Biometry", ch. 10, unequal sample sizes.
 *
 * @param document the number of each question's document; without it there are no documents
 * @returns null where no question has two answers, or there is one question
 */
export function nestedComponents(repeats: Repeats, document?: Int32Array): NestedComponents | null {
  const { count } = repeats;
  const Q = count.length;
  const N = sum(count);
  if (Q < 2 || N <= Q) return null;
  const within = sum(repeats.squares) / (N - Q);
  const documents = document === undefined ? 0 : 1 + document.reduce((a, b) => Math.max(a, b), -1);
  if (document === undefined || documents < 2 || documents === Q) {
    const all = gather(repeats, new Int32Array(Q), 1);
    const questions = (squaresInside(repeats, all) - (Q - 1) * within) / (N - all.shares);
    return { betweenDocuments: null, betweenQuestions: questions, withinQuestions: within };
  }
  const parts = gather(repeats, document, documents);
  const questions = (squaresInside(repeats, parts) - (Q - documents) * within) / (N - parts.shares);
  const whole = gather({ count: parts.count, mean: parts.mean }, new Int32Array(documents), 1);
  const squares = squaresInside(parts, whole);
  const own = parts.shares - sumOfSquares(count) / N;
  const between = (squares - (documents - 1) * within - own * questions) / (N - whole.shares);
  return { betweenDocuments: between, betweenQuestions: questions, withinQuestions: within };
}

/** Groups of units: the answers in each and their mean, and Σ_groups Σ_units r²/N_g. */
interface Groups {
  readonly of: Int32Array;
  readonly count: Float64Array;
  readonly mean: Float64Array;
  readonly shares: number;
}

type Units = Pick<Repeats, "count" | "mean">;

function gather(units: Units, of: Int32Array, groups: number): Groups {
  const count = new Float64Array(groups);
  const sums = new Float64Array(groups);
  const squares = new Float64Array(groups);
  of.forEach((group, unit) => {
    const r = units.count[unit];
    count[group] += r;
    sums[group] += r * units.mean[unit];
    squares[group] += r * r;
  });
  const mean = sums.map((value, group) => value / count[group]);
  return { of, count, mean, shares: sum(squares.map((value, group) => value / count[group])) };
}

/** Σ r(ȳ_unit − ȳ_group)². */
function squaresInside({ count, mean }: Units, groups: Groups): number {
  return sum(count.map((r, unit) => r * (mean[unit] - groups.mean[groups.of[unit]]) ** 2));
}
