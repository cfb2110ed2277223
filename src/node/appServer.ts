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
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
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

/** One file, as it is sent. */
interface ServedFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The files of a folder by the path of a request, read once: they are few and small. */
function filesOf(folder: string): ReadonlyMap<string, ServedFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(
    paths.map((path): [string, ServedFile] => [
      path.slice(folder.length).replaceAll("\\", "/"),
      { type: types[extname(path)] ?? "application/octet-stream", bytes: readFileSync(path) },
    ]),
  );
  const index = files.get("/index.html");
  return index === undefined ? files : files.set("/", index);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, ServedFile>,
): void {
  const { status, type, bytes } = answerTo(request, files);
  response.writeHead(status, { ...headers, "content-type": type, "content-length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** The file that is asked for, or why there is none. */
function answerTo(
  { headers: { host }, method, url = "/" }: IncomingMessage,
  files: ReadonlyMap<string, ServedFile>,
): ServedFile & { readonly status: number } {
  if (!isOurs(host)) return refused(421, "This is served as 127.0.0.1 only.\n");
  if (method !== "GET" && method !== "HEAD") return refused(405, "Only GET and HEAD.\n");
  const file = files.get(url.replace(/[?#].*$/s, ""));
  return file === undefined ? refused(404, "There is no such file.\n") : { status: 200, ...file };
}

function refused(status: number, why: string): ServedFile & { readonly status: number } {
  return { status, type: "text/plain; charset=utf-8", bytes: Buffer.from(why) };
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
