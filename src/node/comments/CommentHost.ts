/** A comment as its host has it. */
export interface HostComment {
  readonly id: number;
  /** The name of the one who wrote it; null where the account is gone. */
  readonly author: string | null;
  /** Whether a program wrote it. */
  readonly bot: boolean;
  readonly body: string;
}

/** Where the comments of one pull or merge request stand. */
export interface CommentHost {
  /** The name under which the token writes; undefined where the host does not tell. */
  me(): Promise<string | undefined>;
  /** Some of the comments, from page 1 on, and whether there are more. */
  page(number: number): Promise<{ readonly comments: readonly HostComment[]; readonly more: boolean }>;
  /** Writes a comment and gives its address. */
  create(body: string): Promise<string>;
  /** Replaces the text of a comment and gives its address. */
  update(id: number, body: string): Promise<string>;
}
