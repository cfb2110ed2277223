import { Agent, get } from "node:http";
import { InputError } from "../../table/InputError.ts";
import { type Ask, oneLine, type Timed } from "./Request.ts";

/**
 * Asks a service on this machine by HTTP GET, the query in place of `{query}`, and times it until the last byte of the
 * answer. One connection is kept open, and one request is under way at a time. A status other than 2xx is a failure.
 *
 * @throws InputError for a URL that is none, is not http, or names another machine
 */
export function askUrl(url: string, timeoutMs: number): Ask {
  refuseElsewhere(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (query, signal) =>
    new Promise<Timed>((resolve) => {
      const start = performance.now();
      const late = AbortSignal.timeout(timeoutMs);
      const finish = (error: string | undefined): void => resolve({ ms: performance.now() - start, error });
      const fail = (error: Error): void =>
        finish(late.aborted ? `timeout after ${timeoutMs / 1000} s` : oneLine(error.message));
      const request = get(
        url.replaceAll("{query}", encodeURIComponent(query)),
        { agent, signal: AbortSignal.any([signal, late]) },
        (answer) => {
          const status = answer.statusCode ?? 0;
          answer.on("error", fail);
          answer.on("end", () => finish(status >= 200 && status < 300 ? undefined : `HTTP ${status}`));
          answer.resume();
        },
      );
      request.on("error", fail);
    });
}

const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function refuseElsewhere(url: string): void {
  const parsed = URL.canParse(url.replaceAll("{query}", "q"))
    ? new URL(url.replaceAll("{query}", "q"))
    : null;
  if (parsed === null)
    throw new InputError(
      "usage",
      `--url ${url} is no URL.`,
      "Write it whole: --url 'http://127.0.0.1:8000/search?q={query}'",
    );
  if (parsed.protocol === "http:" && thisMachine.test(parsed.hostname)) return;
  throw new InputError(
    "not-this-machine",
    `--url asks services on this machine by http only, and ${parsed.protocol}//${parsed.host} is another.`,
    "For a service elsewhere let a command ask it, and mind that the network's time counts: gatestats latency measure … -- curl -fsS …",
  );
}
