import type { VNode } from "preact";
import { FlagChoice, FlagText } from "../../parts/flagFields.tsx";
import { MetricField } from "../../parts/MetricField.tsx";
import { RowFields, ScoreFields, UnmatchedField } from "../../parts/readingFields.tsx";
import { SamplingFields, samplingOf } from "../../parts/SamplingFields.tsx";
import { flagOf } from "../../state/Flags.ts";
import { useWords } from "../../words/useWords.ts";
import type { FormProps } from "../FormProps.ts";
import { layoutOf } from "../gate/askedOf.ts";
import { GateFiles, MarginField } from "../gate/GateForm.tsx";
import { LayoutFields } from "../gate/LayoutFields.tsx";
import { descriptionOf, metricsOf } from "../gate/lacksOf.ts";
import { SimulateExamples } from "./SimulateExamples.tsx";

/** Everything a simulation of gates is asked. */
export function SimulateForm(props: FormProps): VNode {
  const { files, flags } = props;
  const description = descriptionOf(files);
  const layout = layoutOf(files, flags);
  const metrics = metricsOf(files);
  const inColumns = layout === "one" && flagOf(flags, "baseline-column") !== "";
  return (
    <>
      <GateFiles {...props} examples={<SimulateExamples />} />
      {layout === "one" && description !== undefined && <LayoutFields description={description} {...props} />}
      <div class="fields">
        {metrics.length > 0 && !inColumns && <MetricField metrics={metrics} {...props} />}
        <MarginField {...props} />
      </div>
      {description !== undefined && <SamplingFields description={description} {...props} />}
      <SetFields {...props} />
    </>
  );
}

/** Which golden sets are drawn, how often, and what is put to them. */
function SetFields({ files: _, ...form }: FormProps): VNode {
  const { simulate: words, fields } = useWords();
  const clustered = samplingOf(form.flags).startsWith("cluster ");
  return (
    <>
      <div class="fields">
        {clustered ? (
          <FlagText flag="documents" label={words.documents} hint={words.sizesHint} {...form} />
        ) : (
          <FlagText flag="questions" label={words.questions} hint={words.sizesHint} {...form} />
        )}
        <FlagText flag="draws" label={words.draws} hint={words.drawsHint} numeric {...form} />
      </div>
      <details class="more">
        <summary>{fields.more}</summary>
        <div class="fields">
          <FlagText flag="alpha" label={fields.alpha} hint={fields.alphaHint} numeric {...form} />
          <FlagText flag="losses" label={words.losses} hint={words.lossesHint} {...form} />
          <FlagText flag="method" label={words.rules} hint={words.rulesHint} {...form} />
          <FlagText flag="threshold" label={words.threshold} hint={words.thresholdHint} numeric {...form} />
          <FlagChoice
            flag="replacement"
            label={words.replacement}
            labels={words.replacements}
            absent={words.both}
            {...form}
          />
          <FlagText flag="seed" label={words.seed} hint={words.seedHint} numeric {...form} />
          <ScoreFields {...form} />
          <UnmatchedField {...form} />
          <RowFields {...form} />
        </div>
      </details>
    </>
  );
}
