import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A comment as the stub keeps it. */
export interface StubComment {
  readonly id: number;
  readonly login: string;
  readonly type: "Bot" | "User";
  body: string;
}

/** A request as it came. */
export interface StubRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
}

/** How a stub answers in place of what it would say. */
export interface Fault {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** GitHub's and GitLab's comments on a port of this machine. */
export interface CommentsStub {
  readonly url: string;
  readonly comments: StubComment[];
  readonly requests: StubRequest[];
  /** Open pull requests, by `owner:branch`. */
  readonly pulls: Map<
    string,
    readonly { readonly number: number; readonly head: { readonly sha: string } }[]
  >;
  /** Asked before each answer; undefined lets it through, "hang" never answers. */
  fault: (request: StubRequest) => Fault | "hang" | undefined;
  close(): void;
}

export const me = "github-actions[bot]";

/** Starts a stub whose token belongs to `me`. */
export async function commentsStub(): Promise<CommentsStub> {
  const server = createServer((request, response) => void answer(stub, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stub: CommentsStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    comments: [],
    requests: [],
    pulls: new Map(),
    fault: () => undefined,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return stub;
}

/** A comment that stands there already. */
export function comment(id: number, body: string, login: string = me): StubComment {
  return { id, login, type: login.endsWith("[bot]") ? "Bot" : "User", body };
}

async function answer(stub: CommentsStub, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET", url: path = "/", headers } = request;
  const seen = { method, path, headers };
  stub.requests.push(seen);
  let text = "";
  for await (const chunk of request) text += chunk;
  const fault = stub.fault(seen);
  if (fault === "hang") return;
  if (fault !== undefined) {
    response.writeHead(fault.status, fault.headers).end(fault.body ?? '{"message":"no"}');
    return;
  }
  const found = routes(stub, method, new URL(path, stub.url), text === "" ? {} : JSON.parse(text));
  response
    .writeHead(found === undefined ? 404 : 200, { "content-type": "application/json" })
    .end(JSON.stringify(found ?? { message: "Not Found" }));
}

function routes(
  stub: CommentsStub,
  method: string,
  { pathname, searchParams }: URL,
  { body = "" }: { readonly body?: string },
): unknown {
  const page = (): readonly unknown[] => {
    const size = Number(searchParams.get("per_page"));
    const from = (Number(searchParams.get("page")) - 1) * size;
    return stub.comments.slice(from, from + size).map(shown);
  };
  const edited = (id: string): unknown => {
    const one = stub.comments.find((candidate) => candidate.id === Number(id));
    if (one === undefined) return undefined;
    one.body = body;
    return shown(one);
  };
  const added = (): unknown => {
    const one = comment(stub.comments.length + 1000, body);
    stub.comments.push(one);
    return shown(one);
  };
  if (pathname === "/graphql") return { data: { viewer: { login: me } } };
  if (pathname === "/user") return { username: me };
  if (pathname === "/repos/acme/search/pulls") return stub.pulls.get(searchParams.get("head") ?? "") ?? [];
  const list = /^\/repos\/acme\/search\/issues\/7\/comments$|^\/projects\/12\/merge_requests\/7\/notes$/;
  if (list.test(pathname)) return method === "GET" ? page() : added();
  const one = /^(?:\/repos\/acme\/search\/issues\/comments|\/projects\/12\/merge_requests\/7\/notes)\/(\d+)$/;
  const [, id] = one.exec(pathname) ?? [];
  return id === undefined ? undefined : edited(id);
}

/** As GitHub and as GitLab show it. */
function shown({ id, login, type, body }: StubComment): unknown {
  const html_url = `https://github.example/acme/search/pull/7#issuecomment-${id}`;
  return { id, body, html_url, user: { login, type }, author: { username: login } };
}
