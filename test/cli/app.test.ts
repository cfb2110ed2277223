import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gatestats } from "./gatestats.ts";

const program = fileURLToPath(new URL("../../dist/gatestats.cjs", import.meta.url));
const folder = fileURLToPath(new URL("../../dist/app", import.meta.url));

let server: ChildProcess;
let address: URL;

beforeAll(async () => {
  server = spawn(process.execPath, [program, "app"]);
  address = new URL(
    await new Promise<string>((resolve) =>
      server.stdout?.once("data", (text) => resolve(String(text).trim())),
    ),
  );
});

afterAll(() => server.kill());

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Asks the server as it stands: nothing of the path is tidied up on the way. */
function asked(path: string, options: { method?: string; host?: string } = {}): Promise<Answer> {
  const { method = "GET", host = address.host } = options;
  return new Promise((resolve, reject) => {
    const sent = request(
      { port: address.port, host: "127.0.0.1", path, method, headers: { host } },
      (response) => {
        let text = "";
        response.on("data", (chunk) => (text += chunk));
        response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}

test("app serves the page to this machine alone, and tells browsers to load nothing from elsewhere", async () => {
  expect(address.hostname).toBe("127.0.0.1");
  const { status, headers, text } = await asked("/");
  expect(status).toBe(200);
  expect(text).toBe(readFileSync(`${folder}/index.html`, "utf8"));
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("a page elsewhere whose name leads here gets nothing", async () => {
  for (const host of ["example.org", `example.org:${address.port}`, "127.0.0.1.example.org", "0.0.0.0"])
    expect((await asked("/", { host })).status).not.toBe(200);
  expect((await asked("/", { host: `localhost:${address.port}` })).status).toBe(200);
});

test("only files of the page can be had, and only be read", async () => {
  for (const path of [
    "/../gatestats.cjs",
    "/..%2fgatestats.cjs",
    "/assets/../../gatestats.cjs",
    "/%2e%2e/gatestats.cjs",
    "//etc/passwd",
    "/etc/passwd",
    "/assets",
    "/assets/",
    "/index.html%00",
    "/\\..\\gatestats.cjs",
  ])
    expect((await asked(path)).status).toBe(404);
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
    expect((await asked("/", { method })).status).toBe(405);
  const head = await asked("/", { method: "HEAD" });
  expect([head.status, head.text]).toEqual([200, ""]);
});

test("a taken port is told with the way out, and is no stack trace", () => {
  const { code, err } = gatestats(["app", "--port", address.port]);
  expect(code).toBe(2);
  expect(err).toContain(`Port ${address.port} is taken`);
  expect(err).toContain("--port");
  expect(gatestats("app --port 70000").code).toBe(2);
  expect(gatestats("app --port x").code).toBe(2);
});

test("Ctrl-C ends it as done", async () => {
  const child = spawn(process.execPath, [program, "app"]);
  const code = new Promise((resolve) => child.once("exit", resolve));
  child.stdout.once("data", () => child.kill("SIGINT"));
  expect(await code).toBe(0);
});

test("all views together, without the worker that starts with the first file, weigh less than 250 kB compressed", () => {
  const page = new Set<string>();
  const follow = (text: string): void => {
    for (const [name] of text.matchAll(/[\w-]+\.(?:js|css)\b/g)) {
      const path = `${folder}/assets/${name}`;
      if (page.has(path) || name.startsWith("worker-") || !existsSync(path)) continue;
      page.add(path);
      follow(readFileSync(path, "utf8"));
    }
  };
  follow(readFileSync(`${folder}/index.html`, "utf8"));
  const bytes = [...page].reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(250_000);
});
