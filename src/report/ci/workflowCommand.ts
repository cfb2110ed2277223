import { truncated } from "../truncated.ts";

/** A runner forwards no more of a message. */
const longestMessage = 4000;

/** A workflow command of GitHub, on a line of its own: nothing in it can end it or start another. */
export function workflowCommand(
  kind: "error" | "warning" | "notice",
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const named = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${kind}${named.length === 0 ? "" : ` ${named.join(",")}`}::${data(truncated(message, longestMessage))}\n`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
