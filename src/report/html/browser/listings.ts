/**
 * The script of a page: lets readers search, filter and sort the listings. It runs in a browser and knows nothing but the
 * page; `scripts/page-script.mjs` writes it into `pageScript.ts`.
 */
import type { ListingData } from "../listingData.ts";

/** Rows shown at a time. */
const pageLength = 25;

const collator = new Intl.Collator(undefined, { numeric: true });

const grouped = new Intl.NumberFormat("en");

for (const listing of document.querySelectorAll<HTMLElement>(".listing")) bringToLife(listing);

function bringToLife(listing: HTMLElement): void {
  const part = <Part extends Element>(selector: string): Part => listing.querySelector<Part>(selector)!;
  const data = JSON.parse(part("script").textContent ?? "") as ListingData;
  const { columns, stateOf, words } = data;
  const body = part<HTMLElement>("tbody");
  const heads = [...listing.querySelectorAll<HTMLElement>("thead th")];
  const search = part<HTMLInputElement>("input");
  const state = part<HTMLSelectElement>("select");
  const status = part<HTMLElement>("[role=status]");
  const [previous, next] = listing.querySelectorAll<HTMLButtonElement>(".pages button");
  const values = columns.map((column) =>
    "names" in column ? column.at.map((at) => column.names[at]) : column.values,
  );
  const all = stateOf.map((_, row) => row);
  let sorted = all;
  let matching: readonly number[] = all;
  let from = 0;

  function cellOf(column: number, row: number): HTMLElement {
    const { kind } = columns[column];
    const cell = document.createElement(column === 0 ? "th" : "td");
    if (column === 0) cell.setAttribute("scope", "row");
    cell.className = kind === "text" ? "words" : "number";
    cell.textContent = shown(values[column][row], kind);
    return cell;
  }

  function show(): void {
    const rows = matching.slice(from, from + pageLength);
    body.replaceChildren(
      ...rows.map((row) => {
        const line = document.createElement("tr");
        const word = document.createElement("td");
        word.className = `words ${words.outcomes[stateOf[row]]}`;
        word.textContent = words.states[stateOf[row]];
        line.append(...columns.map((_, column) => cellOf(column, row)), word);
        return line;
      }),
    );
    status.textContent =
      rows.length === 0
        ? words.none
        : words.shown
            .replace("{from}", grouped.format(from + 1))
            .replace("{to}", grouped.format(from + rows.length))
            .replace("{matching}", grouped.format(matching.length));
    previous.disabled = from === 0;
    next.disabled = from + pageLength >= matching.length;
  }

  function narrow(): void {
    const wanted = search.value.trim().toLowerCase();
    const texts = values.filter((_, column) => columns[column].kind === "text");
    matching = sorted.filter(
      (row) =>
        (state.value === "" || stateOf[row] === Number(state.value)) &&
        (wanted === "" || texts.some((text) => String(text[row]).toLowerCase().includes(wanted))),
    );
    from = 0;
    show();
  }

  function sort(column: number): void {
    const head = heads[column];
    const order = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
    for (const other of heads) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", order === 1 ? "ascending" : "descending");
    const by: readonly (string | number | null)[] = values[column] ?? stateOf;
    sorted = [...all].sort((a, b) => compared(by[a], by[b], order) || a - b);
    narrow();
  }

  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = head.textContent;
    button.addEventListener("click", () => sort(column));
    head.replaceChildren(button);
  });
  search.addEventListener("input", narrow);
  state.addEventListener("change", narrow);
  const turn = (by: number) => (): void => {
    from += by;
    show();
  };
  previous.addEventListener("click", turn(-pageLength));
  next.addEventListener("click", turn(pageLength));
  part<HTMLButtonElement>(".save").addEventListener("click", () => save(data, heads, values));
  for (const hidden of listing.querySelectorAll<HTMLElement>("[hidden]")) hidden.hidden = false;
  show();
}

const result = document.querySelector<HTMLButtonElement>(".save-result");
if (result !== null) {
  result.parentElement!.hidden = false;
  result.addEventListener("click", () =>
    saveFile("result.json", "application/json", document.querySelector("#result")?.textContent ?? ""),
  );
}

/** Rows without a value stay last whichever way the others go. */
function compared(a: string | number | null, b: string | number | null, order: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return order * (a - b);
  return order * collator.compare(String(a), String(b));
}

function shown(value: string | number | null, kind: "text" | "number" | "change"): string {
  if (value === null) return "–";
  if (typeof value === "string") return value;
  const text = String(Number(value.toPrecision(4)));
  return kind === "change" && value > 0 ? `+${text}` : text;
}

/** All rows as CSV, in the order of the file; text that a spreadsheet would take for a formula gets an apostrophe. */
function save(
  { file, stateOf, words }: ListingData,
  heads: readonly HTMLElement[],
  values: readonly (readonly (string | number | null)[])[],
): void {
  const field = (value: string | number | null): string => {
    const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? "");
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = [
    heads.map((head) => head.textContent ?? ""),
    ...stateOf.map((state, row) => [...values.map((column) => column[row]), words.states[state]]),
  ];
  const text = rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
  saveFile(file, "text/csv", text);
}

function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
