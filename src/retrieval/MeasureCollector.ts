import { judged } from "./measures/judged.ts";
import type { AskedMeasure } from "./measures/measureNamed.ts";
import type { TiedRanking } from "./RankingReader.ts";
import type { MeasureScores } from "./RunScores.ts";

/** Gathers the values of one measure, question by question. */
export class MeasureCollector {
  readonly #asked: AskedMeasure;
  readonly #values: Float64Array;
  readonly #judged: Float64Array;
  #ties = 0;

  constructor(asked: AskedMeasure, questions: number) {
    this.#asked = asked;
    this.#values = new Float64Array(questions).fill(Number.NaN);
    this.#judged = new Float64Array(questions).fill(Number.NaN);
  }

  /** Takes the ranking of a question; one that is never given has no value. */
  take(question: number, ranking: TiedRanking): void {
    const { measure, cutoff } = this.#asked;
    const depth = measure.depth(ranking, cutoff);
    this.#values[question] = measure.value(ranking, cutoff);
    this.#judged[question] = judged.value(ranking, depth);
    if (isTied(ranking, depth)) this.#ties++;
  }

  scores(): MeasureScores {
    const { asked, name } = this.#asked;
    const { mean, count } = meanOf(this.#values);
    return {
      measure: asked,
      name,
      values: this.#values,
      mean,
      questions: count,
      judged: meanOf(this.#judged).mean,
      ties: this.#ties,
    };
  }
}

/** Whether equal scores stand on both sides of a rank, or anywhere where there is no such rank. */
function isTied({ tied, length }: TiedRanking, depth: number): boolean {
  return Number.isFinite(depth) ? depth < length && tied[depth] === 1 : tied.subarray(0, length).includes(1);
}

/** The mean of the values there are. */
function meanOf(values: Float64Array): { readonly mean: number | null; readonly count: number } {
  let count = 0;
  let sum = 0;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    count++;
    sum += value;
  }
  return { mean: count === 0 ? null : sum / count, count };
}
