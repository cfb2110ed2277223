import { html, type Markup } from "./html.ts";

/** A command line; a word with hyphens is a piece of its own, so that lines break between words alone. */
export function htmlCommand(line: string): Markup {
  const words = line.split(/(\s+)/).map((word) => (word.includes("-") ? html`<span>${word}</span>` : word));
  return html`<pre><code>${words}</code></pre>`;
}
