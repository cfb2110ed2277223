import type { CommentHost, HostComment } from "./CommentHost.ts";

/** What became of a comment. */
export interface PutComment {
  readonly how: "created" | "updated";
  readonly url: string;
}

/** Comments that are looked through at most, in pages of 100. */
const mostPages = 100;

/**
 * Writes a comment over the one that stands there already, or as a new one. Its own is the first whose text begins
 * with the marker and whose author is the one who writes now: anybody can copy a marker.
 */
export async function putComment(host: CommentHost, marker: string, body: string): Promise<PutComment> {
  const own = await ownComment(host, marker);
  return own === undefined
    ? { how: "created", url: await host.create(body) }
    : { how: "updated", url: await host.update(own.id, body) };
}

async function ownComment(host: CommentHost, marker: string): Promise<HostComment | undefined> {
  const me = await host.me();
  const isOwn = ({ author, bot, body }: HostComment): boolean =>
    body.startsWith(marker) && (me === undefined ? bot : author === me);
  for (let number = 1; number <= mostPages; number++) {
    const { comments, more } = await host.page(number);
    const own = comments.find(isOwn);
    if (own !== undefined || !more) return own;
  }
  return undefined;
}
