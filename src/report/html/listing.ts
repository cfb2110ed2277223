import type { Listing } from "../article/Listing.ts";
import { figures } from "../numbers.ts";
import { shownText } from "../shownText.ts";
import type { Words } from "../words/Words.ts";
import { html, type Markup } from "./html.ts";
import { columnData, type ListingData } from "./listingData.ts";
import { rawJson } from "./rawJson.ts";

/**
 * A listing: its first rows as a table, and those that are kept as data, for the page's script to search, filter and
 * sort. What needs the script is hidden until it runs.
 */
export function htmlListing(listing: Listing, kept: number, words: Words): Markup {
  const { id, caption, columns, last, states, outcomes, stateOf } = listing;
  const { listing: phrases } = words.page;
  const data: ListingData = {
    file: `${id}.csv`,
    columns: columns.map((column) => columnData(column, kept)),
    stateOf: stateOf.slice(0, kept),
    words: { states, outcomes, shown: phrases.shown, none: phrases.none },
  };
  const counts = states.map((_, state) => data.stateOf.filter((one) => one === state).length);
  const options = states.flatMap((name, state) =>
    counts[state] === 0
      ? []
      : [html`<option value="${state}">${phrases.state({ name, count: counts[state] })}</option>`],
  );
  const sides = columns.map(({ kind }) => (kind === "text" ? "words" : "number"));
  const first = Math.min(listing.first, kept);
  return html`<div class="listing" id="${id}">
<p class="controls" hidden><label>${phrases.search} <input type="search" autocomplete="off" spellcheck="false"></label>
<label>${phrases.show} <select autocomplete="off"><option value="">${phrases.all({ count: kept })}</option>${options}</select></label>
<button type="button" class="save">${phrases.save}</button></p>
<p class="shown" role="status">${phrases.first({ shown: first, total: stateOf.length })}</p>
<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map(({ head }, i) => html`<th scope="col" class="${sides[i]}">${head}</th>`)}<th scope="col" class="words">${last}</th></tr></thead>
<tbody>
${Array.from({ length: first }, (_, row) => htmlRow(listing, sides, row))}</tbody>
</table></div>
<p class="pages" hidden><button type="button">${phrases.previous}</button> <button type="button">${phrases.next}</button></p>
${kept < stateOf.length ? html`<p class="source">${phrases.leftOut({ count: stateOf.length - kept })}</p>` : null}
<script type="application/json">${rawJson(JSON.stringify(data))}</script>
</div>`;
}

function htmlRow(
  { columns, states, outcomes, stateOf }: Listing,
  sides: readonly string[],
  row: number,
): Markup {
  const cells = columns.map((column, i) => {
    const value = column.values[row];
    const text = typeof value === "string" ? shownText(value) : shownNumber(value, column.kind);
    return i === 0
      ? html`<th scope="row" class="${sides[i]}">${text}</th>`
      : html`<td class="${sides[i]}">${text}</td>`;
  });
  return html`<tr>${cells}<td class="words ${outcomes[stateOf[row]]}">${states[stateOf[row]]}</td></tr>\n`;
}

function shownNumber(value: number | null, kind: "text" | "number" | "change"): string {
  if (value === null) return "–";
  return kind === "change" && value > 0 ? `+${figures(value, 4)}` : figures(value, 4);
}
