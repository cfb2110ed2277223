import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { fieldOfProblem } from "../../parts/fieldOfProblem.ts";
import { type Lack, Problems } from "../../parts/Problems.tsx";
import { Working } from "../../parts/Working.tsx";
import { useAnswer } from "../../state/useAnswer.ts";
import { useFiles } from "../../state/useFiles.ts";
import { useWords } from "../../words/useWords.ts";
import type { ViewProps } from "../View.ts";
import { askedOf } from "./askedFlags.ts";
import { GateAnswerPanel } from "./GateAnswerPanel.tsx";
import { GateForm } from "./GateForm.tsx";
import { lacksOf } from "./lacksOf.ts";

/** The form of a gate and its answer. */
export function GateView({ flags, setFlags }: ViewProps): VNode {
  const words = useWords();
  const files = useFiles();
  const asked = askedOf(files, flags);
  const answering = useAnswer("gate", asked);
  const [lacks, setLacks] = useState<readonly Lack[]>([]);
  const { working, problem, shown, stale } = answering;
  const judge = (): void => {
    const found = lacksOf(files, flags, words.ask);
    setLacks(found);
    if (found.length === 0) answering.start();
  };
  const field = problem === undefined ? undefined : fieldOfProblem(problem);
  const cancelled = problem?.code === "cancelled";
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          judge();
        }}
      >
        <Problems lacks={lacks} problem={cancelled || lacks.length > 0 ? undefined : problem} field={field} />
        <GateForm
          files={files}
          flags={flags}
          onFlags={(next) => {
            setLacks([]);
            setFlags(next, shown !== undefined && !stale ? "push" : "replace");
          }}
          problems={new Map(lacks.map(({ field: name, message }) => [name, message]))}
        />
        <p class="ask">
          <button type="submit" class="main">
            {words.ask.judge}
          </button>
        </p>
      </form>
      {working !== undefined && <Working share={working.share} onCancel={answering.cancel} />}
      <div aria-live="polite">{cancelled && <p>{words.ask.cancelled}</p>}</div>
      {shown === undefined
        ? working === undefined && <p class="idle">{words.gate.idle}</p>
        : working === undefined && <GateAnswerPanel answered={shown} stale={stale} />}
    </>
  );
}
