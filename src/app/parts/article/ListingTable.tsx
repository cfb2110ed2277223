import type { VNode } from "preact";
import { figures } from "../../../report/numbers.ts";
import { shownText } from "../../../report/shownText.ts";
import type { ListingRow, RowsQuery } from "../../worker/answers/ListingRows.ts";
import type { ListingHead } from "../../worker/answers/ShownArticle.ts";

type Sort = RowsQuery["sort"];

/** The rows in sight; a click on a heading sorts all by it. */
export function ListingTable({
  listing: { caption, columns, last, states, outcomes },
  rows,
  sort,
  onSort,
}: {
  readonly listing: ListingHead;
  readonly rows: readonly ListingRow[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}): VNode {
  const heads = [...columns, { head: last, kind: "text" as const }];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll with the keyboard too
    <section class="scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map(({ head, kind }, column) => (
              <SortHead
                key={head}
                head={head}
                side={sideOf(kind)}
                order={sort?.column === column ? sort.order : undefined}
                onSort={(order) => onSort({ column, order })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, state }, at) => (
            <tr key={at}>
              {cells.map((cell, i) =>
                i === 0 ? (
                  <th key={columns[i].head} scope="row" class={sideOf(columns[i].kind)}>
                    <bdi>{shown(cell, columns[i].kind)}</bdi>
                  </th>
                ) : (
                  <td key={columns[i].head} class={sideOf(columns[i].kind)}>
                    <bdi>{shown(cell, columns[i].kind)}</bdi>
                  </td>
                ),
              )}
              <td class={`words ${outcomes[state]}`}>{states[state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SortHead({
  head,
  side,
  order,
  onSort,
}: {
  readonly head: string;
  readonly side: string;
  readonly order: 1 | -1 | undefined;
  readonly onSort: (order: 1 | -1) => void;
}): VNode {
  return (
    <th
      scope="col"
      class={side}
      {...(order !== undefined && {
        "aria-sort": order === 1 ? ("ascending" as const) : ("descending" as const),
      })}
    >
      <button type="button" onClick={() => onSort(order === 1 ? -1 : 1)}>
        {head}
      </button>
    </th>
  );
}

type Kind = ListingHead["columns"][number]["kind"];

function sideOf(kind: Kind): "words" | "number" {
  return kind === "text" ? "words" : "number";
}

function shown(value: string | number | null, kind: Kind): string {
  if (value === null) return "–";
  if (typeof value === "string") return shownText(value);
  const text = figures(value, 4);
  return kind === "change" && value > 0 ? `+${text}` : text;
}
