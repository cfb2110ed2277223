import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { TextReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inBackground } from "./background.ts";
import { writeCollection } from "./collection.ts";
import { gatestats, type Run } from "./gatestats.ts";

const folder = mkdtempSync(`${tmpdir()}/gatestats-data-`);
const made = writeCollection(`${folder}/made`);
const files = ["corpus.jsonl", "queries.jsonl", "qrels/test.tsv"];
let server: Server;
let address = "";
/** What the server was asked for: the path and the range. */
const asked: string[] = [];
let archive: Uint8Array = new Uint8Array(0);

/** The collection as its publisher packs it: in a folder, with things beside it that nobody wants. */
async function packed(): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const name of files)
    await zip.add(`small/${name}`, new TextReader(readFileSync(`${made}/${name}`, "utf8")));
  await zip.add("small/README.md", new TextReader("not wanted"));
  await zip.add("small/../../escaped.jsonl", new TextReader("{}"));
  return zip.close();
}

beforeAll(async () => {
  archive = await packed();
  server = createServer((request, response) => {
    const { url = "", headers } = request;
    asked.push(`${url} ${headers.range ?? "from the start"}`);
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0);
    if (url === "/small.zip") {
      response.writeHead(from > 0 ? 206 : 200).end(archive.subarray(from));
    } else if (url === "/deaf.zip") response.writeHead(200).end(archive);
    else if (url === "/cut.zip") response.writeHead(200).end(archive.subarray(0, 300));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sha256 = createHash("sha256").update(archive).digest("hex");
  const source = (name: string, more: object = {}): object => ({
    name: `own/${name}`,
    title: "a small collection",
    url: `${address}/${name}.zip`,
    bytes: archive.length,
    sha256,
    licence: "none needed",
    ...more,
  });
  const sources = [source("small"), source("deaf"), source("cut"), source("absent")];
  writeFileSync(
    `${folder}/own.json`,
    JSON.stringify([...sources, source("wrong", { sha256: "ab".repeat(32), url: `${address}/small.zip` })]),
  );
});
afterAll(() => server.close());

function fetchData(root: string, ...names: readonly string[]): Promise<Run> {
  return inBackground(["data", "fetch", ...names, "--data-root", root, "--catalogue", "own.json"], {
    cwd: folder,
  }).done;
}

test("a collection is fetched, checked, unpacked and searched, and not fetched twice", async () => {
  const first = await fetchData("one", "own/small");
  expect(first).toEqual({ code: 0, out: "own/small is in one/small (licence: none needed).\n", err: "" });
  for (const name of files)
    expect(readFileSync(`${folder}/one/small/${name}`, "utf8")).toBe(readFileSync(`${made}/${name}`, "utf8"));
  expect(readdirSync(`${folder}/one`)).toEqual(["small"]);
  expect(readdirSync(`${folder}/one/small`).sort()).toEqual(["corpus.jsonl", "qrels", "queries.jsonl"]);
  const before = asked.length;
  expect((await fetchData("one", "own/small")).out).toBe("own/small was in one/small already.\n");
  expect(asked.length).toBe(before);
  const search = gatestats("retrieve --data one/small --system bm25 --json", { cwd: folder });
  expect(search.code).toBe(0);
});

test("a download goes on where it was cut, and starts anew where the server cannot", async () => {
  for (const name of ["small", "deaf"]) {
    await fetchData(`two-${name}`, "own/absent");
    writeFileSync(`${folder}/two-${name}/${name}.zip.part`, archive.subarray(0, 123));
    expect((await fetchData(`two-${name}`, `own/${name}`)).code).toBe(0);
    expect(asked.at(-1)).toBe(`/${name}.zip bytes=123-`);
    expect(existsSync(`${folder}/two-${name}/${name}/qrels/test.tsv`)).toBe(true);
  }
});

test("what ends too early is kept, and told", async () => {
  const { code, err } = await fetchData("three", "own/cut");
  expect(code).toBe(2);
  expect(err.replaceAll(/\s+/g, " ")).toContain(`it ended after 300 of ${archive.length} bytes`);
  expect(readdirSync(`${folder}/three`)).toEqual(["cut.zip.part"]);
});

test("what is not what it should be is refused, and nothing of it is kept", async () => {
  const { code, err } = await fetchData("four", "own/wrong");
  expect(code).toBe(2);
  expect(err).toContain("abababab");
  expect(readdirSync(`${folder}/four`)).toEqual([]);
});

test("a server that has it not, and a name that nobody knows, are told with what to do", async () => {
  expect((await fetchData("five", "own/absent")).err).toContain("HTTP 404");
  const { code, err } = await fetchData("five", "small");
  expect(code).toBe(2);
  expect(err).toContain("Did you mean own/small?");
});

test("collections are listed with their licence", () => {
  const { out } = gatestats("data list");
  expect(out).toContain("beir/nfcorpus");
  expect(out).toContain("licence: free for academic use");
  expect(gatestats("data").code).toBe(2);
});
