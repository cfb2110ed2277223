import type { VNode } from "preact";
import { decimalsToSeparate, fixed } from "../../../report/numbers.ts";
import type { SystemEstimate } from "../../../report/SystemEstimate.ts";
import { useWords } from "../../words/useWords.ts";

/** The mean over questions and the mean over documents, side by side. */
export function Means({
  results,
  others,
}: {
  readonly results: readonly SystemEstimate[];
  readonly others: readonly SystemEstimate[];
}): VNode | null {
  const words = useWords();
  if (others.length === 0) return null;
  return (
    <section>
      <h2>{words.estimate.sideBySide}</h2>
      {results.map((result, i) => (
        <div class="means" key={`${result.system} ${result.metric}`}>
          {[result, others[i]]
            .sort((a) => (a.estimand === "micro" ? -1 : 1))
            .map((mean) => (
              <Mean key={mean.estimand} mean={mean} asked={mean === result} />
            ))}
        </div>
      ))}
    </section>
  );
}

function Mean({ mean: r, asked }: { readonly mean: SystemEstimate; readonly asked: boolean }): VNode {
  const words = useWords();
  const digits = decimalsToSeparate([r.value, r.lower, r.upper].filter(Number.isFinite), []);
  const name = r.estimand === "micro" ? words.fields.microShort : words.fields.macroShort;
  return (
    <div class={asked ? "mean asked" : "mean"}>
      <h3>
        {r.system !== undefined && <bdi>{r.system}: </bdi>}
        {name}
      </h3>
      <p class="value">{fixed(r.value, digits)}</p>
      <p>{words.estimate.between(fixed(r.lower, digits), fixed(r.upper, digits), r.level)}</p>
      <p class="hint">{asked ? words.estimate.asked : words.estimate.beside}</p>
    </div>
  );
}
