import type { Article, CaptionedTable, Finding, Section } from "../article/Article.ts";
import { originTitle } from "../words/en/article.ts";
import { htmlFigure } from "./figure.ts";
import { html, type Markup } from "./html.ts";
import { htmlPage } from "./page.ts";
import { htmlTable } from "./table.ts";

/** An article as one HTML file, figures drawn. Nothing in it asks the network, and no script runs. */
export function articlePage({ title, lead, findingsTitle, findings, sections, origin }: Article): string {
  return htmlPage(
    title,
    html`<header>
<h1>${title}</h1>
${paragraphs(lead)}
</header>
<main>
${findings.length === 0 ? null : html`<section id="findings">\n<h2>${findingsTitle}</h2>\n${findings.map(htmlFinding)}</section>`}
<nav aria-label="Sections"><ol>${sections.map(({ id, title: name }) => html`<li><a href="#${id}">${name}</a></li>`)}<li><a href="#origin">${originTitle}</a></li></ol></nav>
${sections.map(htmlSection)}
<section id="origin">
<h2>${originTitle}</h2>
<dl>${origin.map(({ name, value, kind }) => html`<dt>${name}</dt><dd>${kind === "code" ? html`<pre><code>${value}</code></pre>` : value}</dd>`)}</dl>
</section>
</main>`,
  );
}

function htmlFinding({ id, outcome, word, title, sentences, table }: Finding): Markup {
  return html`<article class="finding ${outcome}" id="${id}">
<h3>${title}: <span class="word">${word}</span></h3>
${paragraphs(sentences)}
${table === undefined ? null : htmlTable(table, `${title}, case by case`)}
</article>\n`;
}

function htmlSection({ id, title, paragraphs: words, figures, tables }: Section): Markup {
  return html`<section id="${id}">
<h2>${title}</h2>
${paragraphs(words)}
${figures.map(htmlFigure)}
${tables.map(({ table, caption, source }: CaptionedTable) => htmlTable(table, caption, source))}
</section>\n`;
}

function paragraphs(sentences: readonly string[]): readonly Markup[] {
  return sentences.map((sentence) => html`<p>${sentence}</p>\n`);
}
