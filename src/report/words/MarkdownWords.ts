import type { ChangeKind, Direction } from "./kinds.ts";

/** What reports as Markdown say beside the sentences of all reports. */
export interface MarkdownWords {
  /** The title of a list of questions. */
  readonly changed: (p: {
    readonly count: number;
    readonly change: ChangeKind;
    readonly direction: Direction;
  }) => string;
  /** The last point of a list that does not hold all. */
  readonly more: (p: { readonly count: number }) => string;
  /** The end of a report that has been cut to what a comment or a summary may hold. */
  readonly cut: string;
}
