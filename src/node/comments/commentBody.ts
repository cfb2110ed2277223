/** UTF-16 units that a comment may have; GitHub takes 65,536 characters. */
export const longestBody = 60_000;

/** The hidden first line by which a comment is found again. */
export function markerOf(key: string): string {
  return `<!-- gatestats:${encodeURIComponent(key)} -->`;
}

/**
 * A report as a comment: the marker in place of the one that it may carry, cut where it is too long.
 *
 * @param footer what stands under it, such as the commit it is about
 */
export function commentBody(report: string, key: string, footer: string): string {
  const text = withoutMarker(report).trim();
  const end = footer === "" ? "" : `\n\n${footer}`;
  const start = `${markerOf(key)}\n`;
  return `${start}${cut(text, longestBody - start.length - end.length)}${end}\n`;
}

/** A report without the hidden line at its start. */
export function withoutMarker(report: string): string {
  return report.replace(/^\s*<!-- gatestats(?::[^\n]*?)? -->[ \t]*\n*/, "");
}

/** Text of strangers as it may stand in a comment of ours: `@name` calls nobody. */
export function withoutMentions(text: string): string {
  return text.replaceAll(/(?<![\w`])@(?=\w)/g, "@\u200b");
}

const notice = "\n\n*… cut: the whole report is in the job's summary and files.*";

/** Cuts at the end of a line, and closes what was open there. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most - notice.length - 100);
  const lines = room.slice(0, Math.max(room.lastIndexOf("\n"), 0) || room.length);
  const fence = (lines.match(/^(?:```|~~~)/gm)?.length ?? 0) % 2 === 1 ? "\n```" : "";
  const details = (lines.match(/<details/g)?.length ?? 0) - (lines.match(/<\/details/g)?.length ?? 0);
  return `${lines}${fence}${"\n</details>".repeat(Math.min(Math.max(details, 0), 5))}${notice}`;
}
