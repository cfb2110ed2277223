import type { VNode } from "preact";
import type { MetricVerdict, SideSummary } from "../../../gates/results.ts";
import { decimalsToSeparate, fixed, signed } from "../../../report/numbers.ts";
import { useWords } from "../../words/useWords.ts";

/** Both means with what they were computed from, and the change with its limits. */
export function NumbersTable({ result: r }: { readonly result: MetricVerdict }): VNode {
  const words = useWords().gate;
  const sides = [
    ...(r.baseline === null ? [] : [[words.baseline, r.baseline] as const]),
    [words.candidate, r.candidate] as const,
  ];
  const line = r.threshold ?? (r.better === "higher" ? -(r.margin ?? 0) : (r.margin ?? 0));
  const ends = [r.difference, r.lower, r.upper].filter((value) => value !== null);
  const digits = decimalsToSeparate(ends, r.threshold === null ? [line, 0] : [line]);
  const shown = (value: number | null): string =>
    value === null ? "–" : r.threshold === null ? signed(value, digits) : fixed(value, digits);
  return (
    <div class="tables">
      <table>
        <caption>
          <bdi>{r.metric}</bdi>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.mean}</th>
            <th scope="col">{words.scored}</th>
            <th scope="col">{words.missing}</th>
            <th scope="col">{words.failed}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(([name, side]) => (
            <Side key={name} name={name} side={side} digits={digits} />
          ))}
        </tbody>
      </table>
      <dl class="numbers">
        {r.difference !== null && <Amount name={words.change} value={shown(r.difference)} />}
        <Amount name={words.lower} value={shown(r.lower)} />
        <Amount name={words.upper} value={shown(r.upper)} />
      </dl>
    </div>
  );
}

function Side({
  name,
  side,
  digits,
}: {
  readonly name: string;
  readonly side: SideSummary;
  readonly digits: number;
}): VNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="number">{side.mean === null ? "–" : fixed(side.mean, digits)}</td>
      <td class="number">{side.scored.toLocaleString("en")}</td>
      <td class="number">{side.missing.toLocaleString("en")}</td>
      <td class="number">{side.errors.toLocaleString("en")}</td>
    </tr>
  );
}

function Amount({ name, value }: { readonly name: string; readonly value: string }): VNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
