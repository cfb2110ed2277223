import { codeBlock, escaped, joined } from "../markdown.ts";

/** An error of the input as Markdown. */
export function errorMarkdown({
  message,
  hint,
}: {
  readonly message: string;
  readonly hint: string;
}): string {
  return joined([`**ERROR** ${escaped(message)}\n`, hint === "" ? "" : codeBlock("text", hint)]);
}
