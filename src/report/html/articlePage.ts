import type { Article, CaptionedTable, Finding, Section } from "../article/Article.ts";
import type { Words } from "../words/Words.ts";
import { htmlCommand } from "./command.ts";
import { htmlFigure } from "./figure.ts";
import { htmlHeadline } from "./headline.ts";
import { type Content, html, type Markup } from "./html.ts";
import { keptRows } from "./keptRows.ts";
import { htmlListing } from "./listing.ts";
import { htmlPage } from "./page.ts";
import { rawJson } from "./rawJson.ts";
import { htmlTable } from "./table.ts";

/** Bytes that the rows of all listings may take together. */
const mostBytes = 820_000;

type Kept = ReturnType<typeof keptRows>;

/**
 * An article as one HTML file, figures drawn. Nothing in it asks the network. A script runs only where there are rows to
 * search, and it is always the same one.
 */
export function articlePage(article: Article, words: Words): string {
  const { title, headline, lead, findings, sections, json } = article;
  const kept = keptRows(sections, mostBytes);
  return htmlPage(
    {
      title: headline === undefined ? title : [headline.word, headline.sentence].filter(Boolean).join(": "),
      lang: words.lang,
      script: kept.size > 0 ? "listings" : "none",
    },
    html`<header>
${headline === undefined ? html`<h1>${title}</h1>` : html`<p class="about">${title}</p>\n${htmlHeadline(headline, "h1")}`}
${paragraphs(lead)}
</header>
<main>
${findings.length === 0 ? null : html`<section id="findings">\n<h2>${article.findingsTitle}</h2>\n${findings.map((finding) => htmlFinding(finding, words))}</section>`}
<nav aria-label="${words.article.sections}"><ol>${sections.map(({ id, title: name }) => html`<li><a href="#${id}">${name}</a></li>`)}<li><a href="#origin">${words.article.origin}</a></li></ol></nav>
${sections.map((section) => htmlSection(section, "h2", kept, words))}
${htmlOrigin(article, words)}
</main>
${json === undefined ? null : html`<script type="application/json" id="result">${rawJson(json)}</script>`}`,
  );
}

function htmlFinding({ id, outcome, word, title, sentences, table }: Finding, words: Words): Markup {
  return html`<article class="finding ${outcome}" id="${id}">
<h3>${title}: <span class="word">${word}</span></h3>
${paragraphs(sentences)}
${table === undefined ? null : htmlTable(table, words.article.caseByCase({ title }))}
</article>\n`;
}

function htmlSection(section: Section, heading: "h2" | "h3", kept: Kept, words: Words): Markup {
  const { id, title, headline, points = [], figures, tables, listings = [], parts = [] } = section;
  return html`<section id="${id}">
${heading === "h2" ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
${headline === undefined ? null : htmlHeadline(headline, "p")}
${paragraphs(section.paragraphs)}
${points.length === 0 ? null : html`<ul>${points.map((point) => html`<li>${point}</li>`)}</ul>`}
${figures.map((figure) => htmlFigure(figure, words))}
${htmlTables(tables)}
${listings.map((listing) => htmlListing(listing, kept.get(listing) ?? 0, words))}
${parts.map((part) => htmlSection(part, "h3", kept, words))}
</section>\n`;
}

/** Columns up to which tables find room beside each other. */
const fewColumns = 5;

function htmlTables(tables: readonly CaptionedTable[]): Content {
  const all = tables.map(({ table, caption, source }) => htmlTable(table, caption, source));
  const narrow = tables.length > 1 && tables.every(({ table }) => table.head.length <= fewColumns);
  return narrow ? html`<div class="tables">${all}</div>` : all;
}

function htmlOrigin({ origin, json }: Article, words: Words): Markup {
  return html`<section id="origin">
<h2>${words.article.origin}</h2>
<dl>${origin.map(({ name, value, kind }) => html`<dt>${name}</dt><dd>${kind === "code" ? htmlCommand(value) : value}</dd>`)}</dl>
${json === undefined ? null : html`<p class="controls" hidden><button type="button" class="save-result">${words.page.origin.data}</button></p>`}
</section>`;
}

function paragraphs(sentences: readonly string[]): readonly Markup[] {
  return sentences.map((sentence) => html`<p>${sentence}</p>\n`);
}
