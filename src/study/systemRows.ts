import { studentQuantile } from "../stats/distributions.ts";
import { meanOf, sdOf } from "./moments.ts";
import type { Population } from "./Population.ts";
import type { Row } from "./tables.ts";

/** Rows of the table `systems`: each system's mean over all questions, with mean ± t·sd/√N on N − 1. */
export function systemRows(
  { data, ids, scores }: Population,
  titles: ReadonlyMap<string, string>,
  measures: readonly string[],
): readonly Row[] {
  const N = ids.length;
  const t = N < 2 ? Number.NaN : studentQuantile(0.975, N - 1);
  return [...scores].flatMap(([system, values]) =>
    measures.map((metric) => {
      const [mean, sd] = [meanOf(values[metric]), sdOf(values[metric])];
      const reach = (t * sd) / Math.sqrt(N);
      const title = titles.get(system) ?? system;
      return {
        data,
        system,
        title,
        metric,
        questions: N,
        mean,
        sd,
        lower: mean - reach,
        upper: mean + reach,
      };
    }),
  );
}
