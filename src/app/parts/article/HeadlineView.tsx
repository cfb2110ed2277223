import type { VNode } from "preact";
import type { Headline } from "../../../report/article/Article.ts";
import { Command } from "../Command.tsx";
import { Drawing } from "./Drawing.tsx";

/** What was decided, why and what to do next, with the interval beside it. */
export function HeadlineView({ headline }: { readonly headline: Headline }): VNode {
  const { outcome, word, sentence, answers, figure, next } = headline;
  return (
    <div class={`headline ${outcome}`}>
      <div class="said">
        <p class="sentence">
          {word !== undefined && <span class="word">{word}</span>} <span>{sentence}</span>
        </p>
        {answers.map(({ question, answer }) => (
          <p key={answer}>
            {question !== undefined && <strong>{question}</strong>} {answer}
          </p>
        ))}
        {next !== undefined && (
          <>
            <p class="next">{next.reason}</p>
            <Command line={next.command} />
          </>
        )}
      </div>
      {figure !== undefined && <Drawing figure={figure} />}
    </div>
  );
}
