import type { VNode } from "preact";
import type { Flags } from "../../state/Flags.ts";
import { useWords } from "../../words/useWords.ts";
import type { PlanKind } from "./planFlags.ts";
import { presets } from "./presets.ts";

/** What was published, to be taken over. */
export function Presets({
  kind,
  onFlags,
}: {
  readonly kind: PlanKind;
  readonly onFlags: (flags: Flags) => void;
}): VNode {
  const words = useWords().plan.presets;
  const shown = presets.filter((preset) => preset.kind === kind);
  return (
    <section aria-labelledby="presets">
      <h2 id="presets">{words.title}</h2>
      <ul class="presets">
        {shown.map(({ name, flags }) => (
          <li key={name}>
            <span>
              {words.names[name]}: <strong>{words.values[name]}</strong>
            </span>{" "}
            <button
              type="button"
              class="chip"
              aria-label={words.taken(words.names[name])}
              onClick={() => onFlags(flags)}
            >
              {words.take}
            </button>
          </li>
        ))}
      </ul>
      <p class="hint">{kind === "documents" ? words.documentsSource : words.questionsSource}</p>
    </section>
  );
}
