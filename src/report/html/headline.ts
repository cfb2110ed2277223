import type { Headline } from "../article/Article.ts";
import { htmlCommand } from "./command.ts";
import { htmlInterval } from "./figure.ts";
import { html, type Markup } from "./html.ts";

/**
 * What was decided, why and what to do next, with the interval beside it.
 *
 * @param heading the element of the sentence: `h1` at the top of a page, else `p` under a heading
 */
export function htmlHeadline(
  { outcome, word, watched, sentence, answers, figure, next }: Headline,
  heading: "h1" | "p",
): Markup {
  const beside = watched === undefined ? null : html`<span class="watched">${watched}</span> `;
  const words = word === undefined ? null : html`<span class="word">${word}</span> ${beside}`;
  return html`<div class="headline ${outcome}${watched === undefined ? "" : " muted"}">
<div class="said">
${heading === "h1" ? html`<h1>${words}<span>${sentence}</span></h1>` : html`<p class="sentence">${words}<span>${sentence}</span></p>`}
${answers.map(({ question, answer, section }) => html`<p>${question === undefined ? null : html`<strong>${question}</strong> `}${section === undefined ? answer : html`<a href="#${section}">${answer}</a>`}</p>\n`)}
${next === undefined ? null : html`<p class="next">${next.reason}</p>\n${htmlCommand(next.command)}`}
</div>
${figure === undefined ? null : htmlInterval(figure)}
</div>`;
}
