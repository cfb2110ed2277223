import type { VNode } from "preact";
import { brief } from "../../../report/numbers.ts";
import { useWords } from "../../words/useWords.ts";
import type { QuestionsPage } from "../../worker/answers/QuestionsPage.ts";

/** A page of questions. */
export function QuestionsTable({
  page: { rows },
  clustered,
}: {
  readonly page: QuestionsPage;
  readonly clustered: boolean;
}): VNode {
  const words = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll with the keyboard too
    <section class="scroll" aria-label={words.gate.changed} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" class="words">
              {words.questions.id}
            </th>
            {clustered && (
              <th scope="col" class="words">
                {words.questions.document}
              </th>
            )}
            <th scope="col">{words.gate.baseline}</th>
            <th scope="col">{words.gate.candidate}</th>
            <th scope="col">{words.gate.change}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" class="words">
                <bdi>{shortened(row.id)}</bdi>
              </th>
              {clustered && (
                <td class="words">
                  <bdi>{shortened(row.document ?? "")}</bdi>
                </td>
              )}
              <td class="number">{shown(row.baseline)}</td>
              <td class="number">{shown(row.candidate)}</td>
              <td class="number">{shown(row.difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Characters of an id or a name that are shown. */
const most = 200;

function shortened(text: string): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}

function shown(value: number | null): string {
  return value === null ? "–" : brief(value);
}
