import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import type { Answering } from "../state/useAnswer.ts";
import { fieldOfProblem } from "./fieldOfProblem.ts";
import { type Lack, Problems } from "./Problems.tsx";

/** A form that is asked when nothing is missing; what is missing or refused stands above it and leads to the fields. */
export function AskForm({
  answering: { start, problem, working },
  lacking,
  button,
  children,
}: {
  readonly answering: Answering<unknown>;
  /** Looks for what is missing when the form is asked. */
  readonly lacking: () => readonly Lack[];
  readonly button: string;
  /** The fields, by what is wrong with each. */
  readonly children: (problems: ReadonlyMap<string, string>) => ComponentChildren;
}): VNode {
  const [asked, setAsked] = useState(false);
  const [round, setRound] = useState(0);
  const lacks = asked ? lacking() : [];
  const refused = lacks.length > 0 || problem?.code === "cancelled" ? undefined : problem;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (working !== undefined) return;
        const missing = lacking().length > 0;
        setAsked(missing);
        setRound(round + 1);
        if (!missing) start();
      }}
    >
      <Problems
        lacks={lacks}
        problem={refused}
        field={refused === undefined ? undefined : fieldOfProblem(refused)}
        round={round}
      />
      {children(new Map(lacks.map(({ field, message }) => [field, message])))}
      <p class="ask">
        <button type="submit" class="main">
          {button}
        </button>
      </p>
    </form>
  );
}
