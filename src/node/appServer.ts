import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { InputError } from "../table/InputError.ts";

/** The calculator, served on this machine until it is closed. */
export interface AppServer {
  /** Where it is: `http://127.0.0.1:PORT/`. */
  readonly address: string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".json": "application/json; charset=utf-8",
};

/** What browsers are told with every file: nothing may be loaded from elsewhere, and no page may frame this one. */
const headers = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-cache",
} as const;

/**
 * Serves the files of a folder on 127.0.0.1, to this machine alone. The files are those that the folder has at the
 * start; a request names one of them or gets 404, so no path leads elsewhere. Requests that name another host are
 * refused, since a page elsewhere could have its name point here.
 *
 * @param port 0 for any that is free
 * @throws InputError where the port is taken or may not be used
 */
export async function serveApp(folder: string, port: number): Promise<AppServer> {
  const files = filesOf(folder);
  const server = createServer((request, response) => answer(request, response, files));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(cannotListen(port, error)));
    server.listen(port, "127.0.0.1", resolve);
  });
  const at = server.address();
  const taken = typeof at === "object" && at !== null ? at.port : port;
  return {
    address: `http://127.0.0.1:${taken}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The files of a folder by the path of a request. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const paths = names.map((name): [string, string] => [
    name.slice(folder.length).replaceAll("\\", "/"),
    name,
  ]);
  return new Map([...paths, ["/", join(folder, "index.html")]]);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, string>,
): void {
  const file = files.get((request.url ?? "/").replace(/[?#].*$/s, ""));
  const refused = refusalOf(request, file);
  const type = file === undefined ? undefined : types[extname(file)];
  const bytes =
    refused === undefined && file !== undefined ? readFileSync(file) : Buffer.from(refused?.text ?? "");
  response.writeHead(refused?.status ?? 200, {
    ...headers,
    "content-type":
      refused === undefined ? (type ?? "application/octet-stream") : "text/plain; charset=utf-8",
    "content-length": bytes.length,
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** Why a request gets no file. */
function refusalOf(
  { headers: { host }, method }: IncomingMessage,
  file: string | undefined,
): { readonly status: number; readonly text: string } | undefined {
  if (!isOurs(host)) return { status: 421, text: "This is served as 127.0.0.1 only.\n" };
  if (method !== "GET" && method !== "HEAD") return { status: 405, text: "Only GET and HEAD.\n" };
  return file === undefined ? { status: 404, text: "There is no such file.\n" } : undefined;
}

/** Whether a request asks for this machine by a name that only this machine has. */
function isOurs(host: string | undefined): boolean {
  return host !== undefined && /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);
}

function cannotListen(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code !== "EADDRINUSE" && error.code !== "EACCES") return error;
  const why = error.code === "EADDRINUSE" ? "is taken by another program" : "may not be used by this user";
  return new InputError(
    "port",
    `Port ${port} ${why}.`,
    "Give another one with --port, or leave it out for any that is free.",
  );
}
