import { type Api, ask } from "./Api.ts";
import type { CommentHost, HostComment } from "./CommentHost.ts";
import { HostError } from "./HostError.ts";
import { at, textOf } from "./json.ts";

const pageSize = 100;

/** The notes of a merge request on GitLab. Their addresses are not told: they are empty. */
export function gitlabComments(api: Api, project: string, mergeRequest: string): CommentHost {
  const notes = `/projects/${encodeURIComponent(project)}/merge_requests/${encodeURIComponent(mergeRequest)}/notes`;
  return {
    me: async () => textOf(at(await ask(api, "GET", "/user"), "username")),
    page: async (number) => {
      const path = `${notes}?per_page=${pageSize}&page=${number}&sort=asc&order_by=created_at`;
      const rows = await ask(api, "GET", path);
      if (!Array.isArray(rows)) throw new HostError("the answer is no list of notes", { passing: true });
      return { comments: rows.map(commentOf), more: rows.length === pageSize };
    },
    create: async (body) => {
      await ask(api, "POST", notes, { body });
      return "";
    },
    update: async (id, body) => {
      await ask(api, "PUT", `${notes}/${id}`, { body });
      return "";
    },
  };
}

function commentOf(row: unknown): HostComment {
  return {
    id: Number(at(row, "id")),
    author: textOf(at(row, "author", "username")) ?? null,
    bot: false,
    body: textOf(at(row, "body")) ?? "",
  };
}
