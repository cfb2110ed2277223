import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { RadioField } from "../../parts/RadioField.tsx";
import { SelectField } from "../../parts/SelectField.tsx";
import { type Flags, flagOf, withFlag } from "../../state/Flags.ts";
import { useWords } from "../../words/useWords.ts";
import type { Description } from "../../worker/answers/Description.ts";
import type { FormProps } from "../FormProps.ts";

type Where = "" | "columns" | "rows";

/** Asks where the two systems are in one file. */
export function LayoutFields({
  description,
  flags,
  onFlags,
  problems,
}: FormProps & { readonly description: Description }): VNode {
  const words = useWords().fields;
  const [where, setWhere] = useState<Where>(whereOf(flags));
  const metrics = description.metrics.map(({ name }) => name);
  const column = flagOf(flags, "system-column");
  const systems = description.parting.find((each) => each.column === column)?.values ?? [];
  const select = (name: string, label: string, values: readonly string[]): VNode => (
    <SelectField
      id={name}
      label={label}
      flag={name}
      value={flagOf(flags, name)}
      choices={["", ...values].map((value) => ({ value, label: value === "" ? words.choose : value }))}
      onValue={(value) => onFlags(withFlag(flags, name, value))}
    />
  );
  return (
    <>
      <RadioField
        id="layout"
        label={words.layout}
        problem={problems.get("layout")}
        value={where}
        choices={[
          { value: "columns", label: words.layoutColumns },
          { value: "rows", label: words.layoutRows },
        ]}
        onValue={(value) => {
          setWhere(value === "rows" ? "rows" : "columns");
          onFlags(withoutLayout(flags));
        }}
      />
      <div class="fields">
        {where === "columns" && select("baseline-column", words.baselineColumn, metrics)}
        {where === "columns" && select("candidate-column", words.candidateColumn, metrics)}
        {where === "rows" &&
          select(
            "system-column",
            words.systemColumn,
            description.parting.map((each) => each.column),
          )}
        {where === "rows" && column !== "" && select("baseline", words.baselineSystem, systems)}
        {where === "rows" && column !== "" && select("candidate", words.candidateSystem, systems)}
      </div>
    </>
  );
}

function whereOf(flags: Flags): Where {
  if (flagOf(flags, "system-column") !== "") return "rows";
  return flagOf(flags, "baseline-column") !== "" || flagOf(flags, "candidate-column") !== "" ? "columns" : "";
}

function withoutLayout(flags: Flags): Flags {
  return ["baseline-column", "candidate-column", "system-column", "baseline", "candidate"].reduce(
    (left, name) => withFlag(left, name, ""),
    flags,
  );
}
