/** Markup that a page can take as it stands. Only `html` and `raw` make it, so text of files never is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: text is escaped, markup goes in as it is, null leaves nothing. */
export type Content = string | number | null | Markup | readonly Content[];

/** A template of markup whose parts are escaped: html`<td>${name}</td>`. Attributes have to be quoted. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return new Markup(parts.map((part, i) => (i === 0 ? part : written(values[i - 1]) + part)).join(""));
}

/** Markup of our own making, taken as it stands; never text of a file. */
export function raw(text: string): Markup {
  return new Markup(text);
}

function written(value: Content): string {
  if (value === null) return "";
  if (value instanceof Markup) return value.text;
  return typeof value === "object" ? value.map(written).join("") : escapeHtml(String(value));
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Text for an element or a quoted attribute. Controls and marks of direction, which could hide or turn round what
 * follows, are left out; half of a surrogate pair becomes U+FFFD.
 */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, "")
    .replaceAll(/\p{Surrogate}/gu, "\ufffd")
    .replaceAll(/[&<>"']/g, (character) => escapes[character]);
}
