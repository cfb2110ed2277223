import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Problem } from "../state/Problem.ts";
import { useWords } from "../words/useWords.ts";

/** Something a form lacks, and the field that takes it. */
export interface Lack {
  readonly field: string;
  readonly message: string;
}

/** What a form lacks, or why it was refused. It takes the focus when it appears, and leads to the fields. */
export function Problems({
  lacks,
  problem,
  field,
  round,
}: {
  readonly lacks: readonly Lack[];
  readonly problem: Problem | undefined;
  /** The field that mends the problem, where there is one. */
  readonly field: string | undefined;
  /** How often the form was asked: each time the focus comes here. */
  readonly round: number;
}): VNode | null {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const present = lacks.length > 0 || problem !== undefined;
  useEffect(() => {
    if (present) box.current?.focus();
  }, [present, problem, round]);
  if (!present) return null;
  return (
    <div class="problems" ref={box} tabIndex={-1} role="alert">
      {problem === undefined ? (
        <>
          <h2>{words.ask.errors(lacks.length)}</h2>
          <ul>
            {lacks.map((lack) => (
              <li key={lack.field}>
                <FieldLink field={lack.field} text={lack.message} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <h2>{problem.code === "fault" ? words.ask.fault : words.ask.refused}</h2>
          <p lang="en">
            {field === undefined ? problem.message : <FieldLink field={field} text={problem.message} />}
          </p>
          <ProblemPlace problem={problem} />
          {problem.hint !== "" && (
            <p class="remedy" lang="en">
              {problem.hint}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** In which file, on which line and in which column. */
export function ProblemPlace({ problem: { place } }: { readonly problem: Problem }): VNode | null {
  const words = useWords().ask.place;
  const parts = [
    ...(place.file === undefined ? [] : [`${words.file} ${place.file}`]),
    ...(place.line === undefined ? [] : [`${words.line} ${place.line}`]),
    ...(place.column === undefined ? [] : [`${words.column} ${place.column}`]),
  ];
  return parts.length === 0 ? null : <p class="place">{parts.join(", ")}</p>;
}

/** A link to a field, which would change the address if it were followed as links are. */
function FieldLink({ field, text }: { readonly field: string; readonly text: string }): VNode {
  const go = (event: Event): void => {
    event.preventDefault();
    const target = document.getElementById(field);
    for (let at = target?.parentElement; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    target?.focus();
  };
  return (
    <a href={`#${field}`} onClick={go}>
      {text}
    </a>
  );
}
