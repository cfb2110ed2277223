import type { ReadersTable } from "../readersTable.ts";
import { html, type Markup } from "./html.ts";

/** A table with its caption; the first column heads its row. A wide one scrolls by itself, with the keyboard too. */
export function htmlTable({ head, rows, left }: ReadersTable, caption: string, source?: string): Markup {
  const side = (column: number): string => (left[column] ? "words" : "number");
  return html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}${source === undefined ? null : html` <span class="source">${source}</span>`}</caption>
<thead><tr>${head.map((cell, i) => (cell === "" ? html`<td></td>` : html`<th scope="col" class="${side(i)}">${cell}</th>`))}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${row.map((cell, i) => (i === 0 ? html`<th scope="row" class="${side(i)}">${cell}</th>` : html`<td class="${side(i)}">${cell}</td>`))}</tr>\n`)}</tbody>
</table></div>`;
}
