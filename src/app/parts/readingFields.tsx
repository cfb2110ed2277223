import type { VNode } from "preact";
import type { FormProps } from "../views/FormProps.ts";
import { useWords } from "../words/useWords.ts";
import { FlagChoice, FlagText } from "./flagFields.tsx";

type Form = Omit<FormProps, "files">;

/** What a score is: its range, the column that names the row, and which way is better. */
export function ScoreFields(form: Form): VNode {
  const words = useWords().fields;
  return (
    <>
      <FlagText flag="range" label={words.range} hint={words.rangeHint} {...form} />
      <FlagText flag="id" label={words.id} hint={words.idHint} {...form} />
      <FlagChoice
        flag="better"
        label={words.better}
        labels={{ lower: words.lower }}
        absent={words.higher}
        {...form}
      />
    </>
  );
}

/** What is done with questions of one side only. */
export function UnmatchedField(form: Form): VNode {
  const words = useWords().fields;
  return (
    <FlagChoice
      flag="unmatched"
      label={words.unmatched}
      labels={words.unmatcheds}
      absent={words.areError}
      {...form}
    />
  );
}

/** What is done with ids that come again, and with cells that name several documents. */
export function RowFields(form: Form): VNode {
  const words = useWords().fields;
  return (
    <>
      <FlagChoice
        flag="repeats"
        label={words.repeats}
        labels={words.repeatss}
        absent={words.areError}
        {...form}
      />
      <FlagChoice flag="multi" label={words.multi} labels={words.multis} absent={words.none} {...form} />
    </>
  );
}
