import type { Bar, Figure, HistogramFigure, IntervalFigure, Point, PointsFigure } from "../article/Figure.ts";
import { grouped } from "../numbers.ts";
import type { ReadersTable } from "../readersTable.ts";
import type { Words } from "../words/Words.ts";
import { axisWords } from "./axisWords.ts";
import { drawHistogram } from "./drawHistogram.ts";
import { drawInterval } from "./drawInterval.ts";
import { drawPanel, drawSymbol } from "./drawPanel.ts";
import { html, type Markup } from "./html.ts";
import { pointsTable } from "./pointsTable.ts";
import { htmlTable } from "./table.ts";

/** A figure: its drawing, a legend, the caption, and every number of it as a table that opens. */
export function htmlFigure(figure: Figure, words: Words): Markup {
  if (figure.kind === "interval") return htmlInterval(figure);
  return html`<figure id="${figure.id}">
<figcaption>${figure.caption}</figcaption>
${figure.kind === "histogram" ? panel(figure.caption, drawHistogram(figure)) : panels(figure, words)}
${numbers(figure, words)}
</figure>`;
}

/** How wide an interval is drawn, for wide and for narrow screens: the page shows one of the two. */
const widths = { wide: 620, narrow: 330 } as const;

/** An interval; a table of the report has its numbers. */
export function htmlInterval(figure: IntervalFigure): Markup {
  return html`<figure id="${figure.id}" class="interval">
<figcaption>${figure.caption}</figcaption>
<div class="panel" role="img" aria-label="${figure.caption}">
<div class="wide">${drawInterval(figure, widths.wide)}</div>
<div class="narrow">${drawInterval(figure, widths.narrow)}</div>
</div>
</figure>`;
}

function panel(label: string, drawing: Markup, title?: string): Markup {
  return html`<div class="panel">${title === undefined ? null : html`<p class="panel-title">${title}</p>`}
<div role="img" aria-label="${title === undefined ? label : `${label} ${title}`}">${drawing}</div></div>`;
}

function panels(figure: PointsFigure, words: Words): Markup {
  const several = figure.panels.length > 1;
  return html`${legend(figure, words)}
<div class="panels">${figure.panels.map((one) => panel(figure.caption, drawPanel(figure, one), several ? one.title : undefined))}</div>`;
}

function numbers(figure: PointsFigure | HistogramFigure, words: Words): Markup | null {
  const { figureNumbers } = words.article;
  if (figure.kind !== "histogram" && figure.numbers === "elsewhere") return null;
  const table = figure.kind === "histogram" ? barsTable(figure) : pointsTable(figure, words);
  return html`<details><summary>${figureNumbers}</summary>
${htmlTable(table, `${figureNumbers}: ${figure.caption}`)}
</details>`;
}

function legend(figure: PointsFigure, { article: { legend: legendWords } }: Words): Markup {
  const points = figure.panels.flatMap((one) => one.points);
  const has = (kind: Point["kind"]): boolean => points.some((point) => point.kind === kind);
  const named = figure.series.length > 1 ? figure.series : [];
  const entries = [
    ...named.map((series) => html`<li>${drawSymbol(figure, series)} ${series}</li>`),
    ...(has("published")
      ? [html`<li>${drawSymbol({ ...figure, series: [""] }, "", "published")} ${legendWords.published}</li>`]
      : []),
    ...(has("foretold") ? [html`<li><span class="dashes"></span> ${legendWords.foretold}</li>`] : []),
  ];
  if (entries.length === 0) return html``;
  return html`<ul class="legend">${entries}</ul>`;
}

/** Every bar of a histogram that holds anything. */
function barsTable({ x, y, bars }: HistogramFigure): ReadersTable {
  const shown = (value: number): string => axisWords(x, value, 4);
  const ends = ({ from, to }: Bar): string => (from === to ? shown(from) : `${shown(from)} – ${shown(to)}`);
  return {
    head: [x.label, y.label],
    rows: bars.filter(({ count }) => count > 0).map((bar) => [ends(bar), grouped(bar.count)]),
    left: [true, false],
  };
}
