import type { VNode } from "preact";
import { FilePicker } from "../../parts/FilePicker.tsx";
import { FlagChoice, FlagText } from "../../parts/flagFields.tsx";
import { MetricField } from "../../parts/MetricField.tsx";
import { RowFields } from "../../parts/readingFields.tsx";
import { SamplingFields } from "../../parts/SamplingFields.tsx";
import { SelectField } from "../../parts/SelectField.tsx";
import type { Slot } from "../../state/FileStore.ts";
import { flagOf, withFlag } from "../../state/Flags.ts";
import { useWords } from "../../words/useWords.ts";
import type { Description } from "../../worker/answers/Description.ts";
import type { FormProps } from "../FormProps.ts";
import { Examples } from "../gate/Examples.tsx";

/** Everything an estimate is asked. */
export function EstimateForm({
  slot,
  onSlot,
  files,
  ...form
}: FormProps & { readonly slot: Slot; readonly onSlot: (slot: Slot) => void }): VNode {
  const words = useWords();
  const file = files[slot];
  const description = file?.seen.kind === "described" ? file.seen.description : undefined;
  const both = files.baseline !== undefined && files.candidate !== undefined;
  return (
    <>
      <fieldset class="files">
        <legend>{words.files.legend}</legend>
        {both && (
          <SelectField
            id="slot"
            label={words.fields.file}
            value={slot}
            choices={(["baseline", "candidate"] as const).map((each) => ({
              value: each,
              label: `${words.files[each]}: ${files[each]?.name ?? ""}`,
            }))}
            onValue={(value) => onSlot(value === "baseline" ? "baseline" : "candidate")}
          />
        )}
        <FilePicker
          id="scores-file"
          slot={slot}
          name={words.files.scores}
          hint={words.files.scoresHint}
          file={file}
        />
        {file === undefined && <Examples />}
      </fieldset>
      {description !== undefined && (
        <>
          <div class="fields">
            <MetricField metrics={description.metrics.map(({ name }) => name)} {...form} />
          </div>
          <SamplingFields description={description} {...form} />
          <MoreOptions description={description} {...form} />
        </>
      )}
    </>
  );
}

/** What few need to say. */
function MoreOptions({
  description: { parting },
  ...form
}: Omit<FormProps, "files"> & { readonly description: Description }): VNode {
  const words = useWords().fields;
  const { flags, onFlags } = form;
  const column = flagOf(flags, "system-column");
  const systems = parting.find((each) => each.column === column)?.values ?? [];
  const labels = (values: readonly string[]): Readonly<Record<string, string>> =>
    Object.fromEntries(values.map((value) => [value, value]));
  return (
    <details class="more">
      <summary>{words.more}</summary>
      <div class="fields">
        <FlagText flag="level" label={words.level} hint={words.levelHint} numeric {...form} />
        <FlagText flag="range" label={words.range} hint={words.rangeHint} {...form} />
        <FlagText flag="population" label={words.population} hint={words.populationHint} numeric {...form} />
        <FlagText flag="id" label={words.id} hint={words.idHint} {...form} />
        <RowFields {...form} />
        {parting.length > 0 && (
          <FlagChoice
            flag="system-column"
            label={words.systemColumn}
            labels={labels(parting.map((each) => each.column))}
            absent={words.none}
            {...form}
            onFlags={(next) => onFlags(withFlag(next, "system", ""))}
          />
        )}
        {systems.length > 0 && (
          <FlagChoice
            flag="system"
            label={words.system}
            labels={labels(systems)}
            absent={words.allSystems}
            {...form}
          />
        )}
      </div>
    </details>
  );
}
