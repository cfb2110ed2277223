import type { Patience } from "./again.ts";
import type { PutComment } from "./putComment.ts";

/** The variables of a CI job. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What is to be written, and as whom. */
export interface Post {
  readonly report: string;
  /** Tells this comment from those of other gates on the same pull request. */
  readonly key: string;
  readonly token: string;
  /** GitHub's event, as its file has it; not used on GitLab. */
  readonly event: unknown;
}

/** How long answers are waited for, in milliseconds, and how often one is asked for. */
export interface Limits {
  readonly timeoutMs: number;
  readonly allMs: number;
  readonly patience: Patience;
}

/** What came of it. */
export type Posted =
  | ({ readonly kind: "written" } & PutComment)
  | { readonly kind: "nowhere"; readonly why: string }
  | { readonly kind: "failed"; readonly why: string };
