import type { ComponentChildren, VNode } from "preact";
import type { ShownArticle } from "../../worker/answers/ShownArticle.ts";
import { HeadlineView } from "./HeadlineView.tsx";
import type { RowsSource } from "./RowsSource.ts";
import { SectionView } from "./SectionView.tsx";

/** A report on the page: what was found, then what it rests on. */
export function ArticleView({
  article,
  rows,
  beside,
}: {
  readonly article: ShownArticle;
  readonly rows?: RowsSource;
  /** What a view shows below the headline. */
  readonly beside?: ComponentChildren;
}): VNode {
  const { headline, lead, sections } = article;
  return (
    <>
      {headline !== undefined && <HeadlineView headline={headline} />}
      {beside}
      {lead.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sections.map((section) => (
        <SectionView key={section.id} section={section} level={2} {...(rows && { rows })} />
      ))}
    </>
  );
}
