import type { VNode } from "preact";
import { type Flags, flagOf, withFlag } from "../state/Flags.ts";
import type { AppWords } from "../words/en.ts";
import { useWords } from "../words/useWords.ts";
import type { Description } from "../worker/answers/Description.ts";
import { type RadioChoice, RadioField } from "./RadioField.tsx";
import { SelectField } from "./SelectField.tsx";

/** Asks what was sampled, and with documents which mean. Neither is chosen beforehand. */
export function SamplingFields({
  description,
  flags,
  onFlags,
  problems,
}: {
  readonly description: Description;
  readonly flags: Flags;
  readonly onFlags: (flags: Flags) => void;
  readonly problems: ReadonlyMap<string, string>;
}): VNode | null {
  const words = useWords().fields;
  const { candidates } = description.groups;
  if (candidates.length === 0) return null;
  const likely = candidates.filter(({ kind }) => kind === "documents");
  const others = candidates.filter(({ kind }) => kind !== "documents").map(({ column }) => column);
  const value = samplingOf(flags);
  const other = value.startsWith("cluster ") ? value.slice("cluster ".length) : "";
  return (
    <>
      <RadioField
        id="sampling"
        label={words.sampling}
        flag="cluster"
        hint={words.samplingHint}
        problem={problems.get("sampling")}
        value={value}
        choices={samplingChoices(likely, words)}
        onValue={(chosen) => onFlags(withSampling(flags, chosen))}
      />
      {others.length > 0 && (
        <SelectField
          id="other-column"
          label={words.otherColumns}
          flag="cluster"
          value={others.includes(other) ? other : ""}
          choices={[{ value: "", label: "–" }, ...others.map((column) => ({ value: column, label: column }))]}
          onValue={(column) => onFlags(withSampling(flags, column === "" ? "" : `cluster ${column}`))}
        />
      )}
      {value.startsWith("cluster ") && (
        <RadioField
          id="estimand"
          label={words.estimand}
          flag="estimand"
          problem={problems.get("estimand")}
          value={flagOf(flags, "estimand")}
          choices={[
            { value: "micro", label: words.micro },
            { value: "macro", label: words.macro },
          ]}
          onValue={(estimand) => onFlags(withFlag(flags, "estimand", estimand))}
        />
      )}
    </>
  );
}

/** Whether the command line would ask what was sampled. */
export function asksSampling({ groups }: Description): boolean {
  return groups.candidates.some(({ kind }) => kind === "documents");
}

/** What the flags say of the sampling, as one text: `cluster doc_id`, `strata doc_id`, `none`, or nothing. */
export function samplingOf(flags: Flags): string {
  const strata = flagOf(flags, "strata");
  const cluster = flagOf(flags, "cluster");
  if (strata !== "") return `strata ${strata}`;
  return cluster === "" || cluster === "none" ? cluster : `cluster ${cluster}`;
}

function withSampling(flags: Flags, sampling: string): Flags {
  const [, kind = "", column = ""] = /^(cluster|strata) (.*)$/s.exec(sampling) ?? [];
  const cluster = kind === "cluster" ? column : sampling === "none" ? "none" : "";
  return withFlag(withFlag(flags, "cluster", cluster), "strata", kind === "strata" ? column : "");
}

function samplingChoices(
  likely: Description["groups"]["candidates"],
  words: AppWords["fields"],
): readonly RadioChoice[] {
  return [
    ...likely.flatMap(({ column, groups, largest }, i) => [
      {
        value: `cluster ${column}`,
        label: words.documentsSampled(column),
        note: words.groups(groups, Math.round(100 * largest.share)),
      },
      ...(i === 0 ? [{ value: `strata ${column}`, label: words.documentsFixed(column) }] : []),
    ]),
    { value: "none", label: words.questionsSampled },
  ];
}
