import type { Figure, Point } from "../article/Figure.ts";
import { plain } from "../numbers.ts";
import type { ReadersTable } from "../readersTable.ts";
import { figureNumbers, legendWords } from "../words/en/article.ts";
import { drawPanel, drawSymbol } from "./drawPanel.ts";
import { html, type Markup } from "./html.ts";
import { htmlTable } from "./table.ts";

/** A figure: its panels side by side, a legend, the caption, and every number of it as a table that opens. */
export function htmlFigure(figure: Figure): Markup {
  const several = figure.panels.length > 1;
  const panels = figure.panels.map(
    (panel) => html`<div class="panel">${several ? html`<p class="panel-title">${panel.title}</p>` : null}
<div role="img" aria-label="${[figure.caption, ...(several ? [panel.title] : [])].join(" ")}">${drawPanel(figure, panel)}</div></div>`,
  );
  return html`<figure id="${figure.id}">
<figcaption>${figure.caption}</figcaption>
${legend(figure)}
<div class="panels">${panels}</div>
<details><summary>${figureNumbers}</summary>
${htmlTable(pointsTable(figure), `${figureNumbers}: ${figure.caption}`)}
</details>
</figure>`;
}

function legend(figure: Figure): Markup {
  const points = figure.panels.flatMap((panel) => panel.points);
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

/** Every point of a figure, in full. */
function pointsTable(figure: Figure): ReadersTable {
  const all = figure.panels.flatMap(({ title, points }) => points.map((point) => ({ title, point })));
  const named = all.some(({ point }) => point.name !== undefined);
  const several = figure.panels.length > 1;
  const limits = all.some(({ point }) => point.lower !== null);
  const rowHead = figure.kind === "rows" ? [] : [figure.y.label];
  const shown = (value: number | null, percent = false): string =>
    value === null
      ? "–"
      : percent
        ? `${plain(Number((100 * value).toPrecision(3)))} %`
        : plain(Number(value.toPrecision(4)));
  const bounds = figure.kind === "rows" ? figure.x : figure.y;
  return {
    head: [
      ...(several ? ["panel"] : []),
      ...(figure.kind === "rows" ? [figure.y.label] : []),
      "series",
      ...(named ? ["point"] : []),
      "number",
      figure.x.label,
      ...rowHead,
      ...(limits ? ["lower", "upper"] : []),
    ],
    rows: all.map(({ title, point }) => [
      ...(several ? [title] : []),
      ...(figure.kind === "rows" ? [String(point.y)] : []),
      point.series,
      ...(named ? [point.name ?? ""] : []),
      point.kind,
      shown(point.x, figure.x.percent),
      ...(typeof point.y === "number" ? [shown(point.y, figure.y.percent)] : []),
      ...(limits ? [shown(point.lower, bounds.percent), shown(point.upper, bounds.percent)] : []),
    ]),
    left: [
      ...(several ? [true] : []),
      ...(figure.kind === "rows" ? [true] : []),
      true,
      ...(named ? [true] : []),
      true,
      false,
      ...rowHead.map(() => false),
      ...(limits ? [false, false] : []),
    ],
  };
}
