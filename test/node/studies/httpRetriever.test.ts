import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { httpRetriever } from "../../../src/node/studies/httpRetriever.ts";
import type { Ranked } from "../../../src/retrieval/Retriever.ts";
import { InputError } from "../../../src/table/InputError.ts";

const corpus = { ids: ["a", "b", "c"], contents: ["", "", ""] };
let server: Server;
let address = "";
const asked: unknown[] = [];
const answers: Readonly<Record<string, string>> = {
  "/list": '[{"id": "b", "score": 1}, {"id": "a", "score": 2.5}, {"id": "c", "score": 1}]',
  "/results": '{"results": [{"id": "c", "score": 3}], "took": 5}',
  "/empty": "[]",
  "/words": '"hello"',
  "/prose": "not JSON",
  "/unknown": '[{"id": "d", "score": 1}]',
  "/entry": '[{"id": "a"}]',
  "/twice": '[{"id": "a", "score": 1}, {"id": "a", "score": 2}]',
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push([request.method, request.headers["content-type"], body]);
    response.writeHead(request.url === "/down" ? 503 : 200).end(answers[request.url ?? ""]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

async function search(path: string, k: number): Promise<Ranked> {
  const searcher = await httpRetriever("mine", `${address}${path}`, 5).prepare(corpus);
  return (await searcher.search(["what is salt?"], k))[0];
}

test("a service is asked by POST, and its highest scores come first, equal ones by id, last first", async () => {
  const { documents, scores } = await search("/list", 3);
  expect([[...documents], [...scores]]).toEqual([
    [0, 2, 1],
    [2.5, 1, 1],
  ]);
  expect(asked.at(-1)).toEqual(["POST", "application/json", '{"query":"what is salt?","k":3}']);
  expect([...(await search("/list", 2)).documents]).toEqual([0, 2]);
});

test("an answer may hold its list under results, and may be empty", async () => {
  expect([...(await search("/results", 3)).documents]).toEqual([2]);
  expect([...(await search("/empty", 3)).documents]).toEqual([]);
});

test("what is no answer is refused with the query", async () => {
  const messages = [];
  for (const path of ["/words", "/prose", "/unknown", "/entry", "/twice", "/down"]) {
    const error = await search(path, 3).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    messages.push(error.message.replace(address, "http://…"));
  }
  expect(messages).toMatchSnapshot();
});

test("what is no URL of a service is refused", () => {
  expect(() => httpRetriever("mine", "ftp://host/", 5)).toThrow("The url of mine is none: ftp://host/");
});
