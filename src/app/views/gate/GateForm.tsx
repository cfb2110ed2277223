import type { VNode } from "preact";
import { Field } from "../../parts/Field.tsx";
import { FilePicker } from "../../parts/FilePicker.tsx";
import { FlagText } from "../../parts/flagFields.tsx";
import { MetricField } from "../../parts/MetricField.tsx";
import { SamplingFields } from "../../parts/SamplingFields.tsx";
import { putFile } from "../../state/FileStore.ts";
import { flagOf, withFlag } from "../../state/Flags.ts";
import { useWords } from "../../words/useWords.ts";
import type { FormProps } from "../FormProps.ts";
import { layoutOf } from "./askedOf.ts";
import { Examples } from "./Examples.tsx";
import { LayoutFields } from "./LayoutFields.tsx";
import { descriptionOf, metricsOf } from "./lacksOf.ts";
import { MoreOptions } from "./MoreOptions.tsx";

/** Everything a gate is asked. */
export function GateForm(props: FormProps): VNode {
  const { files, flags, onFlags, problems } = props;
  const words = useWords();
  const description = descriptionOf(files);
  const layout = layoutOf(files, flags);
  const metrics = metricsOf(files);
  const inColumns = layout === "one" && flagOf(flags, "baseline-column") !== "";
  return (
    <>
      <GateFiles {...props} />
      {layout === "one" && description !== undefined && <LayoutFields description={description} {...props} />}
      <div class="fields">
        {metrics.length > 0 && !inColumns && (
          <MetricField metrics={metrics} flags={flags} onFlags={onFlags} problems={problems} />
        )}
        {layout === "alone" ? (
          <FlagText
            flag="threshold"
            label={words.fields.threshold}
            hint={words.fields.thresholdHint}
            numeric
            flags={flags}
            onFlags={onFlags}
            problems={problems}
          />
        ) : (
          <MarginField {...props} />
        )}
      </div>
      {description !== undefined && (
        <SamplingFields description={description} flags={flags} onFlags={onFlags} problems={problems} />
      )}
      <MoreOptions {...props} />
    </>
  );
}

/** The two files, or examples. */
export function GateFiles({
  files,
  flags,
  examples = <Examples />,
}: FormProps & { readonly examples?: VNode }): VNode {
  const words = useWords().files;
  const alone = layoutOf(files, flags) === "alone";
  return (
    <fieldset class="files">
      <legend>{words.legend}</legend>
      <div class="pickers">
        {!alone && (
          <FilePicker
            id="baseline-file"
            slot="baseline"
            name={words.baseline}
            hint={words.baselineHint}
            file={files.baseline}
          />
        )}
        <FilePicker
          id="candidate-file"
          slot="candidate"
          name={words.candidate}
          hint={words.candidateHint}
          file={files.candidate}
        />
      </div>
      {files.baseline !== undefined && files.candidate !== undefined && !alone ? (
        <p>
          <button
            type="button"
            class="plain"
            onClick={() => {
              putFile("baseline", files.candidate);
              putFile("candidate", files.baseline);
            }}
          >
            {words.swap}
          </button>
        </p>
      ) : (
        <>
          <p class="hint">{words.formats}</p>
          {examples}
        </>
      )}
    </fieldset>
  );
}

const usualMargins = ["0.01", "0.02", "0.03", "0.05"];

/** Asks for the margin, which has no default. */
export function MarginField({ flags, onFlags, problems }: FormProps): VNode {
  const words = useWords().fields;
  const margin = flagOf(flags, "margin");
  const id = "margin";
  const problem = problems.get(id);
  return (
    <Field id={id} label={words.margin} flag="margin" hint={words.marginHint} problem={problem}>
      <div class="with-chips">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autocomplete="off"
          spellcheck={false}
          value={margin}
          aria-describedby={problem === undefined ? "margin-hint" : "margin-hint margin-problem"}
          aria-invalid={problem !== undefined}
          onInput={({ currentTarget }) => onFlags(withFlag(flags, "margin", currentTarget.value.trim()))}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend that repeats the label */}
        <span role="group" aria-label={words.marginUsual} class="chips">
          {usualMargins.map((usual) => (
            <button
              key={usual}
              type="button"
              class="chip"
              aria-pressed={margin === usual}
              onClick={() => onFlags(withFlag(flags, "margin", usual))}
            >
              {usual}
            </button>
          ))}
        </span>
      </div>
    </Field>
  );
}
