import type { VNode } from "preact";
import type { ShownSection } from "../../worker/answers/ShownArticle.ts";
import { Drawing } from "./Drawing.tsx";
import { HeadlineView } from "./HeadlineView.tsx";
import { ListingView } from "./ListingView.tsx";
import type { RowsSource } from "./RowsSource.ts";
import { TableView } from "./TableView.tsx";

/** A part of a report. */
export function SectionView({
  section,
  level,
  rows,
}: {
  readonly section: ShownSection;
  readonly level: 2 | 3;
  readonly rows?: RowsSource;
}): VNode {
  const { title, headline, paragraphs, points = [], figures, tables, listings, parts } = section;
  return (
    <section>
      {level === 2 ? <h2>{title}</h2> : <h3>{title}</h3>}
      {headline !== undefined && <HeadlineView headline={headline} />}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {figures.map((figure) => (
        <Drawing key={figure.id} figure={figure} />
      ))}
      {tables.length > 0 && (
        <div class="tables">
          {tables.map((table) => (
            <TableView key={table.caption} table={table} />
          ))}
        </div>
      )}
      {rows !== undefined &&
        listings.map((listing) => <ListingView key={listing.id} listing={listing} rows={rows} />)}
      {parts.map((part) => (
        <SectionView key={part.id} section={part} level={3} {...(rows && { rows })} />
      ))}
    </section>
  );
}
