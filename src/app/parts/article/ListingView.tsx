import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../../words/useWords.ts";
import type { ListingRows, RowsQuery } from "../../worker/answers/ListingRows.ts";
import type { ListingHead } from "../../worker/answers/ShownArticle.ts";
import { ask } from "../../worker/client.ts";
import { SelectField } from "../SelectField.tsx";
import { TextField } from "../TextField.tsx";
import { ListingTable } from "./ListingTable.tsx";
import type { RowsSource } from "./RowsSource.ts";

/** Rows that are shown at once. */
const pageLength = 15;

/** What a reader asks of a listing. */
export type Wanted = Pick<RowsQuery, "search" | "state" | "sort" | "from">;

/** Many rows, of which the worker finds those that are wanted: searched, filtered, sorted, a page at a time. */
export function ListingView({
  listing,
  rows: { asked, command },
}: {
  readonly listing: ListingHead;
  readonly rows: RowsSource;
}): VNode {
  const words = useWords().listing;
  const [wanted, setWanted] = useState<Wanted>({ search: "", state: null, sort: null, from: 0 });
  const [found, setFound] = useState<ListingRows>();
  const change = (changes: Partial<Wanted>): void => setWanted({ ...wanted, from: 0, ...changes });
  useEffect(() => {
    let current = true;
    ask("rows", { ...asked, ...wanted, command, listing: listing.id, count: pageLength }).then(
      (rows) => current && setFound(rows),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [asked, command, listing.id, wanted]);
  const total = listing.counts.reduce((sum, count) => sum + count, 0);
  return (
    <div class="listing">
      <div class="fields">
        <TextField
          id={`${listing.id}-search`}
          label={words.search}
          value={wanted.search}
          onValue={(search) => change({ search })}
        />
        <SelectField
          id={`${listing.id}-state`}
          label={words.show}
          value={wanted.state === null ? "" : String(wanted.state)}
          choices={[
            { value: "", label: words.state(words.all, total) },
            ...listing.states.flatMap((name, state) =>
              listing.counts[state] === 0
                ? []
                : [{ value: String(state), label: words.state(name, listing.counts[state]) }],
            ),
          ]}
          onValue={(state) => change({ state: state === "" ? null : Number(state) })}
        />
      </div>
      {found !== undefined && (
        <>
          <ListingTable
            listing={listing}
            rows={found.rows}
            sort={wanted.sort}
            onSort={(sort) => change({ sort })}
          />
          <Turn found={found} from={wanted.from} onFrom={(from) => change({ from })} />
        </>
      )}
    </div>
  );
}

function Turn({
  found: { total, rows },
  from,
  onFrom,
}: {
  readonly found: ListingRows;
  readonly from: number;
  readonly onFrom: (from: number) => void;
}): VNode {
  const words = useWords().listing;
  return (
    <p class="turn">
      {total > pageLength && (
        <button type="button" disabled={from === 0} onClick={() => onFrom(Math.max(0, from - pageLength))}>
          {words.earlier}
        </button>
      )}
      <span role="status">{words.of(from + 1, from + rows.length, total)}</span>
      {total > pageLength && (
        <button
          type="button"
          disabled={from + rows.length >= total}
          onClick={() => onFrom(from + pageLength)}
        >
          {words.later}
        </button>
      )}
    </p>
  );
}
