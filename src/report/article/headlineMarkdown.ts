import { codeBlock, escaped } from "../markdown.ts";
import type { Headline } from "./Article.ts";

/** What an answer says, what follows from it, and what to run next. */
export function headlineMarkdown({ sentence, answers, next }: Headline): readonly string[] {
  return [
    `${escaped(sentence)}\n`,
    ...answers.map(({ question, answer }) =>
      question === undefined ? `${escaped(answer)}\n` : `**${escaped(question)}** ${escaped(answer)}\n`,
    ),
    ...(next === undefined ? [] : [`${escaped(next.reason)}\n`, codeBlock("sh", next.command)]),
  ];
}
