import type { VNode } from "preact";
import { FlagChoice, FlagText } from "../../parts/flagFields.tsx";
import { RowFields, ScoreFields, UnmatchedField } from "../../parts/readingFields.tsx";
import { useWords } from "../../words/useWords.ts";
import type { FormProps } from "../FormProps.ts";
import { descriptionOf } from "./lacksOf.ts";

/** What few need to say. */
export function MoreOptions({ files, ...form }: FormProps): VNode {
  const words = useWords().fields;
  const tests = descriptionOf(files)?.lossTests ?? [];
  const named = Object.fromEntries(tests.map((name) => [name, name]));
  return (
    <details class="more">
      <summary>{words.more}</summary>
      <div class="fields">
        <FlagText flag="alpha" label={words.alpha} hint={words.alphaHint} numeric {...form} />
        <ScoreFields {...form} />
        <FlagChoice flag="rule" label={words.rule} labels={words.rules} absent={words.rulePaired} {...form} />
        <FlagChoice flag="method" label={words.method} labels={named} absent={words.methodAuto} {...form} />
        <FlagChoice
          flag="missing"
          label={words.missing}
          labels={words.missings}
          absent={words.missingUsual}
          {...form}
        />
        <UnmatchedField {...form} />
        <RowFields {...form} />
      </div>
    </details>
  );
}
