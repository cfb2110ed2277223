import { idOrder } from "../../retrieval/idOrder.ts";
import type { Ranked, Retriever } from "../../retrieval/Retriever.ts";
import { TopRanked } from "../../retrieval/TopRanked.ts";
import { InputError } from "../../table/InputError.ts";

/**
 * A service as a retriever: POST {"query": text, "k": number} as JSON, and the answer is [{"id": …, "score": …}] or
 * {"results": [ … ]}, of which the highest scores count. One request at a time.
 *
 * @param url `{data}` in it is filled in by the caller
 */
export function httpRetriever(name: string, url: string, timeoutSeconds: number): Retriever {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new InputError(
      "usage",
      `The url of ${name} is none: ${url}`,
      "Write it whole, such as http://127.0.0.1:8000/search",
    );
  return {
    name,
    title: `service at ${url}`,
    prepare: async ({ ids }) => {
      const places = new Map(ids.map((id, i) => [id, i]));
      const order = idOrder(ids);
      return {
        async search(queries, k, onProgress) {
          const found: Ranked[] = [];
          for (const [i, query] of queries.entries()) {
            found.push(ranked(await ask(name, url, query, k, timeoutSeconds), places, order, k, name, query));
            onProgress?.(i + 1, queries.length, "queries");
          }
          return found;
        },
      };
    },
  };
}

async function ask(name: string, url: string, query: string, k: number, seconds: number): Promise<unknown> {
  const fail = (why: string): never => {
    throw new InputError(
      "service-failed",
      `${name} (${url}) did not answer "${query.slice(0, 60)}": ${why}.`,
      "See whether it runs. What was done before is kept: run the study again to go on.",
    );
  };
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, k }),
      signal: AbortSignal.timeout(seconds * 1000),
    });
    if (!answer.ok) return fail(`HTTP ${answer.status}`);
    return await answer.json();
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { message, cause } = error as Error;
    return fail(cause instanceof Error && cause.message !== "" ? cause.message : message);
  }
}

function ranked(
  answer: unknown,
  places: ReadonlyMap<string, number>,
  order: Int32Array,
  k: number,
  name: string,
  query: string,
): Ranked {
  const list = Array.isArray(answer) ? answer : (answer as { results?: unknown } | null)?.results;
  const refuse = (what: string): never => {
    throw new InputError(
      "service-answer",
      `${name} answered "${query.slice(0, 60)}" with ${what}.`,
      'The answer must be JSON: [{"id": "d1", "score": 1.5}], ids as in corpus.jsonl.',
    );
  };
  if (!Array.isArray(list)) return refuse("no list");
  const best = new TopRanked(k, order);
  const seen = new Set<number>();
  for (const one of list as readonly { readonly id?: unknown; readonly score?: unknown }[]) {
    const id = typeof one?.id === "number" ? String(one.id) : one?.id;
    if (typeof id !== "string" || typeof one.score !== "number" || !Number.isFinite(one.score))
      return refuse(`an entry without id and score: ${JSON.stringify(one)}`);
    const place = places.get(id.normalize("NFC"));
    if (place === undefined) return refuse(`a document that is not in the collection: ${id}`);
    if (seen.has(place)) return refuse(`the document ${id} twice`);
    seen.add(place);
    best.offer(place, one.score);
  }
  return best.take();
}
