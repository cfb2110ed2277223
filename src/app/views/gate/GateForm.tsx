import type { VNode } from "preact";
import { Field } from "../../parts/Field.tsx";
import { FilePicker } from "../../parts/FilePicker.tsx";
import { SamplingFields } from "../../parts/SamplingFields.tsx";
import { choicesOf, SelectField } from "../../parts/SelectField.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { putFile } from "../../state/FileStore.ts";
import { flagOf, withFlag } from "../../state/Flags.ts";
import { useWords } from "../../words/useWords.ts";
import type { FormProps } from "../FormProps.ts";
import { layoutOf } from "./askedFlags.ts";
import { Examples } from "./Examples.tsx";
import { LayoutFields } from "./LayoutFields.tsx";
import { descriptionOf, metricsOf } from "./lacksOf.ts";

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
          <SelectField
            id="metric"
            label={words.fields.metric}
            flag="metric"
            problem={problems.get("metric")}
            value={flagOf(flags, "metric")}
            choices={[
              ...(metrics.length === 1 ? [] : [{ value: "", label: words.fields.choose }]),
              ...metrics.map((name) => ({ value: metrics.length === 1 ? "" : name, label: name })),
            ]}
            onValue={(metric) => onFlags(withFlag(flags, "metric", metric))}
          />
        )}
        {layout === "alone" ? (
          <TextField
            id="threshold"
            label={words.fields.threshold}
            flag="threshold"
            hint={words.fields.thresholdHint}
            problem={problems.get("threshold")}
            numeric
            value={flagOf(flags, "threshold")}
            onValue={(threshold) => onFlags(withFlag(flags, "threshold", threshold))}
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

function GateFiles({ files, flags }: FormProps): VNode {
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
      <p class="hint">{words.formats}</p>
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
        <Examples />
      )}
    </fieldset>
  );
}

const usualMargins = ["0.01", "0.02", "0.03", "0.05"];

function MarginField({ flags, onFlags, problems }: FormProps): VNode {
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

function MoreOptions({ files, flags, onFlags, problems }: FormProps): VNode {
  const words = useWords().fields;
  const text = (name: string, label: string, hint: string, numeric = false): VNode => (
    <TextField
      id={name}
      label={label}
      flag={name}
      hint={hint}
      numeric={numeric}
      problem={problems.get(name)}
      value={flagOf(flags, name)}
      onValue={(value) => onFlags(withFlag(flags, name, value))}
    />
  );
  const select = (name: string, label: string, labels: Readonly<Record<string, string>>): VNode => (
    <SelectField
      id={name}
      label={label}
      flag={name}
      problem={problems.get(name)}
      value={flagOf(flags, name)}
      choices={[{ value: "", label: words.usual }, ...choicesOf(labels)]}
      onValue={(value) => onFlags(withFlag(flags, name, value))}
    />
  );
  return (
    <details class="more">
      <summary>{words.more}</summary>
      <div class="fields">
        {text("alpha", words.alpha, words.alphaHint, true)}
        {select("better", words.better, { higher: words.higher, lower: words.lower })}
        {text("range", words.range, words.rangeHint)}
        {select("rule", words.rule, words.rules)}
        {select(
          "method",
          words.method,
          Object.fromEntries((descriptionOf(files)?.lossTests ?? []).map((name) => [name, name])),
        )}
        {select("missing", words.missing, words.missings)}
        {select("unmatched", words.unmatched, words.unmatcheds)}
        {select("repeats", words.repeats, words.repeatss)}
        {select("multi", words.multi, words.multis)}
        {text("id", words.id, words.idHint)}
      </div>
    </details>
  );
}
