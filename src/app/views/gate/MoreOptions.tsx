import type { VNode } from "preact";
import { FlagChoice, FlagText } from "../../parts/flagFields.tsx";
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
        <FlagText flag="range" label={words.range} hint={words.rangeHint} {...form} />
        <FlagText flag="id" label={words.id} hint={words.idHint} {...form} />
        <FlagChoice
          flag="better"
          label={words.better}
          labels={{ lower: words.lower }}
          absent={words.higher}
          {...form}
        />
        <FlagChoice flag="rule" label={words.rule} labels={words.rules} absent={words.rulePaired} {...form} />
        <FlagChoice flag="method" label={words.method} labels={named} absent={words.methodAuto} {...form} />
        <FlagChoice
          flag="missing"
          label={words.missing}
          labels={words.missings}
          absent={words.missingUsual}
          {...form}
        />
        <FlagChoice
          flag="unmatched"
          label={words.unmatched}
          labels={words.unmatcheds}
          absent={words.areError}
          {...form}
        />
        <FlagChoice
          flag="repeats"
          label={words.repeats}
          labels={words.repeatss}
          absent={words.areError}
          {...form}
        />
        <FlagChoice flag="multi" label={words.multi} labels={words.multis} absent={words.none} {...form} />
      </div>
    </details>
  );
}
