import type { VNode } from "preact";
import { useLive } from "../../state/useLive.ts";
import type { PlanWords } from "../../words/en/plan.ts";
import { useWords } from "../../words/useWords.ts";
import { type PlanField, PlanFields } from "./PlanFields.tsx";
import type { PlannerProps } from "./PlannerProps.ts";
import { PlanProblem } from "./PlanProblem.tsx";
import { commandFlags } from "./planFlags.ts";
import { QuestionsAnswer } from "./QuestionsAnswer.tsx";

/** What a gate rests on, and how many questions that takes. */
export function QuestionsPlanner(props: PlannerProps): VNode {
  const words = useWords();
  const flags = commandFlags(props.flags);
  const { answer, problem } = useLive("planQuestions", { flags, files: [], language: words.language });
  const main = mainFields(words.plan.fields, words.fields);
  const more = moreFields(words.plan.fields);
  return (
    <div class="live">
      <form class="inputs" aria-label={words.plan.assumptions} onSubmit={(event) => event.preventDefault()}>
        <PlanFields {...props} fields={main} problem={problem} />
        <details class="more" open={more.some(({ flag }) => flags[flag] !== undefined)}>
          <summary>{words.plan.fields.more}</summary>
          <PlanFields {...props} fields={more} problem={problem} />
        </details>
      </form>
      <div class="outcome">
        <PlanProblem problem={problem} />
        {answer !== undefined && (
          <QuestionsAnswer answer={answer} flags={flags} stale={problem !== undefined} />
        )}
      </div>
    </div>
  );
}

function mainFields(
  words: PlanWords["fields"],
  common: { readonly margin: string; readonly marginHint: string; readonly alpha: string },
): readonly PlanField[] {
  return [
    {
      flag: "sd-difference",
      label: words.sdDifference,
      hint: words.sdDifferenceHint,
      reach: { min: 0.01, max: 0.7, step: 0.01 },
    },
    { flag: "margin", label: common.margin, reach: { min: 0.005, max: 0.1, step: 0.005 } },
    {
      flag: "true-change",
      label: words.trueChange,
      hint: words.trueChangeHint,
      reach: { min: -0.05, max: 0.05, step: 0.001 },
      usual: "0",
    },
    {
      flag: "power",
      label: words.power,
      hint: words.powerHint,
      reach: { min: 0.5, max: 0.99, step: 0.01 },
      usual: "0.8",
    },
    { flag: "alpha", label: common.alpha, reach: { min: 0.005, max: 0.2, step: 0.005 }, usual: "0.05" },
    { flag: "questions", label: words.questions, hint: words.questionsHint, reach: { min: 10, max: 20000 } },
    {
      flag: "population",
      label: words.population,
      hint: words.populationHint,
      reach: { min: 50, max: 100000 },
    },
  ];
}

function moreFields(words: PlanWords["fields"]): readonly PlanField[] {
  return [
    { flag: "icc", label: words.icc, hint: words.iccHint, reach: { min: 0, max: 1, step: 0.01 } },
    { flag: "mean-size", label: words.meanSize, reach: { min: 1, max: 200 } },
    { flag: "cv-size", label: words.cvSize, hint: words.cvSizeHint, reach: { min: 0, max: 3, step: 0.1 } },
    { flag: "sd", label: words.sd, hint: words.sdHint, reach: { min: 0.01, max: 0.7, step: 0.01 } },
    {
      flag: "distance",
      label: words.distance,
      hint: words.distanceHint,
      reach: { min: 0.005, max: 0.1, step: 0.005 },
    },
  ];
}
