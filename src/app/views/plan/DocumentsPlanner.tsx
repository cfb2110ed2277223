import type { VNode } from "preact";
import { RadioField } from "../../parts/RadioField.tsx";
import { SelectField } from "../../parts/SelectField.tsx";
import { flagOf, withFlag } from "../../state/Flags.ts";
import { useLive } from "../../state/useLive.ts";
import type { PlanWords } from "../../words/en/plan.ts";
import { useWords } from "../../words/useWords.ts";
import { DocumentsAnswer } from "./DocumentsAnswer.tsx";
import { type PlanField, PlanFields } from "./PlanFields.tsx";
import type { PlannerProps } from "./PlannerProps.ts";
import { PlanProblem } from "./PlanProblem.tsx";
import { commandFlags, type KnownBy, knownFlag, knownOf, lookedFlag } from "./planFlags.ts";

/** What is known of documents, and how many an interval takes. */
export function DocumentsPlanner(props: PlannerProps): VNode {
  const words = useWords();
  const known = knownOf(props.flags);
  const flags = commandFlags(props.flags);
  const looked = props.flags[lookedFlag];
  const asked = looked === undefined ? flags : { ...flags, [lookedFlag]: looked };
  const { answer, problem } = useLive("planDocuments", { flags: asked, files: [], language: words.language });
  const onKnown = (value: string): void =>
    props.onFlags(
      withFlag(props.flags, knownFlag, value === ("spread" satisfies KnownBy) ? "" : value),
      "push",
    );
  return (
    <div class="live">
      <form class="inputs" aria-label={words.plan.assumptions} onSubmit={(event) => event.preventDefault()}>
        <PlanFields {...props} fields={widthFields(words.plan.fields, words.fields)} problem={problem} />
        <RadioField
          id="known"
          label={words.plan.fields.known}
          value={known}
          choices={[
            { value: "spread", label: words.plan.fields.bySpread },
            { value: "rate", label: words.plan.fields.byRate },
          ]}
          onValue={onKnown}
        />
        <PlanFields {...props} fields={knownFields[known](words.plan.fields)} problem={problem} />
        <SelectField
          id="estimand"
          flag="estimand"
          label={words.fields.estimand}
          value={flagOf(props.flags, "estimand")}
          choices={[
            { value: "", label: words.fields.usual },
            { value: "macro", label: words.fields.macroShort },
            { value: "micro", label: words.fields.microShort },
          ]}
          onValue={(estimand) => props.onFlags(withFlag(props.flags, "estimand", estimand))}
        />
      </form>
      <div class="outcome">
        <PlanProblem problem={problem} />
        {answer !== undefined && (
          <DocumentsAnswer answer={answer} flags={flags} stale={problem !== undefined} />
        )}
      </div>
    </div>
  );
}

function widthFields(words: PlanWords["fields"], common: { readonly level: string }): readonly PlanField[] {
  return [
    {
      flag: "half-width",
      label: words.halfWidth,
      hint: words.halfWidthHint,
      reach: { min: 0.01, max: 0.2, step: 0.005 },
    },
    { flag: "level", label: common.level, reach: { min: 0.8, max: 0.99, step: 0.01 }, usual: "0.95" },
    {
      flag: "population",
      label: words.documentsInAll,
      hint: words.populationHint,
      reach: { min: 10, max: 100000 },
    },
    {
      flag: lookedFlag,
      label: words.documents,
      hint: words.documentsHint,
      reach: { min: 2, max: 2000 },
      pageOnly: true,
    },
  ];
}

const knownFields: Readonly<Record<KnownBy, (words: PlanWords["fields"]) => readonly PlanField[]>> = {
  spread: (words) => [{ flag: "sd", label: words.spread, reach: { min: 0.01, max: 0.7, step: 0.01 } }],
  rate: (words) => [
    { flag: "rate", label: words.rate, hint: words.rateHint, reach: { min: 0.01, max: 0.99, step: 0.01 } },
    { flag: "icc", label: words.icc, hint: words.iccHint, reach: { min: 0, max: 1, step: 0.01 } },
    { flag: "mean-size", label: words.meanSize, reach: { min: 1, max: 200 } },
    { flag: "cv-size", label: words.cvSize, hint: words.cvSizeHint, reach: { min: 0, max: 3, step: 0.1 } },
  ],
};
