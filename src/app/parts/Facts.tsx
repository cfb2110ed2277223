import type { VNode } from "preact";

/** Names and values side by side. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: string])[];
}): VNode {
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
