import { inLine, type Page, paint, spelt, table, textWidth, wrap } from "../page.ts";
import type { ReadersTable } from "../readersTable.ts";
import { moreElsewhere, originTitle } from "../words/en/article.ts";
import type { Article, Finding, Outcome, Section } from "./Article.ts";

const styles: Readonly<Record<Outcome, "green" | "red" | "yellow" | "bold">> = {
  yes: "green",
  no: "red",
  open: "yellow",
  none: "bold",
};

/** An article as text: the findings first, then the tables that matter most. Figures and the rest are left to the page. */
export function articleText({ title, lead, findings, sections, origin }: Article, page: Page): string {
  const more = sections.some(
    ({ figures, tables }) => figures.length > 0 || tables.some(({ detail }) => detail),
  );
  const blocks = [
    wrap(title, page, "").map((line) => paint(page, "bold", line)),
    ...findings.map((finding) => findingLines(finding, page)),
    ...lead.map((sentence) => wrap(sentence, page)),
    ...sections.flatMap((section) => sectionBlocks(section, page)),
    ...(more ? [wrap(moreElsewhere, page)] : []),
    [
      paint(page, "bold", originTitle),
      ...origin.flatMap(({ name, value, kind }) =>
        kind === "code"
          ? [...wrap(`${name}:`, page), ...value.split("\n").map((line) => `    ${line}`)]
          : wrap(`${name}: ${value}`, page),
      ),
    ],
  ];
  return spelt(`${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`, page);
}

function findingLines(
  { title, word, outcome, sentences, table: cases }: Finding,
  page: Page,
): readonly string[] {
  const head = `${title}: ${word}`;
  return [
    ...wrap(head, page, "").map((line) => paint(page, styles[outcome], paint(page, "bold", line))),
    ...sentences.flatMap((sentence) => wrap(sentence, page)),
    ...(cases === undefined ? [] : tableLines(cases, page)),
  ];
}

function sectionBlocks({ title, paragraphs, tables }: Section, page: Page): readonly (readonly string[])[] {
  const shown = tables.filter(({ detail }) => detail === undefined);
  if (shown.length === 0) return [];
  return [
    [paint(page, "bold", title), ...paragraphs.flatMap((sentence) => wrap(sentence, page))],
    ...shown.map(({ caption, source, table: cells }) => [
      ...wrap(caption, page),
      ...tableLines(cells, page),
      ...(source === undefined ? [] : wrap(source, page).map((line) => paint(page, "dim", line))),
    ]),
  ];
}

/** A table; columns that the page has no room for follow below, again with the names of the rows. */
function tableLines({ head, rows, left }: ReadersTable, page: Page): readonly string[] {
  const cells = [head, ...rows];
  const widths = head.map((_, i) => 2 + Math.max(...cells.map((row) => inLine(row[i]).length)));
  const names = Math.max(1, left.indexOf(false));
  const named = widths.slice(0, names).reduce((a, b) => a + b, 0);
  const blocks: number[][] = [];
  let room = 0;
  for (let i = names; i < head.length; i++) {
    room -= widths[i];
    if (room < 0) {
      blocks.push([...Array(names).keys()]);
      room = textWidth(page) - named - widths[i];
    }
    blocks[blocks.length - 1].push(i);
  }
  return blocks.flatMap((columns) =>
    table(
      cells.map((row) => columns.map((i) => row[i])),
      columns.map((i) => left[i]),
    ),
  );
}
