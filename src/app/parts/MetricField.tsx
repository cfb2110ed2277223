import type { VNode } from "preact";
import { flagOf, withFlag } from "../state/Flags.ts";
import type { FormProps } from "../views/FormProps.ts";
import { useWords } from "../words/useWords.ts";
import { SelectField } from "./SelectField.tsx";

/** Asks which column of scores is meant. Where there is one only, it is. */
export function MetricField({
  metrics,
  flags,
  onFlags,
  problems,
}: Omit<FormProps, "files"> & { readonly metrics: readonly string[] }): VNode {
  const words = useWords().fields;
  const only = metrics.length === 1;
  return (
    <SelectField
      id="metric"
      label={words.metric}
      flag="metric"
      hint={words.metricHint}
      problem={problems.get("metric")}
      value={only ? "" : flagOf(flags, "metric")}
      choices={[
        ...(only ? [] : [{ value: "", label: words.choose }]),
        ...metrics.map((name) => ({ value: only ? "" : name, label: name })),
      ]}
      onValue={(metric) => onFlags(withFlag(flags, "metric", metric))}
    />
  );
}
