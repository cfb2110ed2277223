import { HostError } from "./HostError.ts";
import { at, textOf } from "./json.ts";

/** A host's interface for programs: where it is, how a request shows who asks, and how long it is waited for. */
export interface Api {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds after which a request has failed. */
  readonly timeoutMs: number;
  /** Ends all requests. */
  readonly signal: AbortSignal;
}

/** An interface whose requests all end in time; the clock starts here. */
export function apiAt(
  url: string,
  { timeoutMs, allMs }: { readonly timeoutMs: number; readonly allMs: number },
  headers: Readonly<Record<string, string>>,
): Api {
  return {
    url: url.replace(/\/+$/, ""),
    headers: { "user-agent": "gatestats", ...headers },
    timeoutMs,
    signal: AbortSignal.timeout(allMs),
  };
}

/**
 * Sends one request and reads its answer as JSON.
 *
 * @param path from the interface's own address on, or a whole address
 * @throws HostError for any answer but one of 200 to 299 with JSON in it, and for none in time
 */
export async function ask(api: Api, method: string, path: string, body?: object): Promise<unknown> {
  const late = AbortSignal.timeout(api.timeoutMs);
  try {
    const answer = await fetch(path.startsWith("/") ? api.url + path : path, {
      method,
      headers: { ...api.headers, ...(body !== undefined && { "content-type": "application/json" }) },
      signal: AbortSignal.any([api.signal, late]),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw refusal(answer, text);
    return parsed(text, answer.status);
  } catch (error) {
    if (error instanceof HostError) throw error;
    if (api.signal.aborted) throw new HostError("it took too long", {});
    if (late.aborted) throw new HostError(`no answer in ${api.timeoutMs / 1000} s`, { passing: true });
    throw unreachable(error);
  }
}

function parsed(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HostError("the answer is no JSON", { status, passing: true });
  }
}

/** Limits of rates are told by 429, or by 403 with signs that GitHub's documentation names. */
function refusal({ status, headers }: Response, text: string): HostError {
  const message = messageIn(text);
  const wait = Number(headers.get("retry-after") ?? Number.NaN);
  const limited =
    status === 429 ||
    (status === 403 &&
      (wait >= 0 || headers.get("x-ratelimit-remaining") === "0" || /secondary rate/i.test(message)));
  return new HostError(`HTTP ${status}${message === "" ? "" : `: ${message}`}`, {
    status,
    passing: limited || status >= 500,
    ...(wait >= 0 && { retryAfterS: wait }),
  });
}

function messageIn(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    return (textOf(at(answer, "message")) ?? textOf(at(answer, "error")) ?? "").slice(0, 200);
  } catch {
    return "";
  }
}

/** Fetch says "fetch failed" and hides the reason beneath; without one the request itself was at fault. */
function unreachable(error: unknown): HostError {
  if (!(error instanceof Error)) return new HostError(String(error), {});
  const { cause } = error;
  return cause instanceof Error
    ? new HostError(cause.message || cause.name, { passing: true })
    : new HostError(error.message, {});
}
