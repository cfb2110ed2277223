import { type Api, ask } from "./Api.ts";
import type { CommentHost, HostComment } from "./CommentHost.ts";
import { HostError } from "./HostError.ts";
import { at, textOf } from "./json.ts";

const pageSize = 100;

/**
 * The comments of a pull request on GitHub.
 *
 * @param repository owner/name
 * @param graphqlUrl the address of GraphQL, which alone tells every kind of token its name
 */
export function githubComments(
  api: Api,
  repository: string,
  pullRequest: number,
  graphqlUrl: string,
): CommentHost {
  const issues = `/repos/${repository}/issues`;
  return {
    me: async () => viewer(api, graphqlUrl),
    page: async (number) => {
      const path = `${issues}/${pullRequest}/comments?per_page=${pageSize}&page=${number}`;
      const rows = await ask(api, "GET", path);
      if (!Array.isArray(rows)) throw new HostError("the answer is no list of comments", { passing: true });
      return { comments: rows.map(commentOf), more: rows.length === pageSize };
    },
    create: async (body) => addressOf(await ask(api, "POST", `${issues}/${pullRequest}/comments`, { body })),
    update: async (id, body) => addressOf(await ask(api, "PATCH", `${issues}/comments/${id}`, { body })),
  };
}

/** The name behind a token. A token of an app may not ask REST for it. */
async function viewer(api: Api, graphqlUrl: string): Promise<string | undefined> {
  try {
    return textOf(
      at(await ask(api, "POST", graphqlUrl, { query: "{ viewer { login } }" }), "data", "viewer", "login"),
    );
  } catch (error) {
    if (error instanceof HostError && !error.passing) return undefined;
    throw error;
  }
}

function commentOf(row: unknown): HostComment {
  return {
    id: Number(at(row, "id")),
    author: textOf(at(row, "user", "login")) ?? null,
    bot: at(row, "user", "type") === "Bot",
    body: textOf(at(row, "body")) ?? "",
  };
}

function addressOf(answer: unknown): string {
  return textOf(at(answer, "html_url")) ?? "";
}
