/** Text for XML: what may not stand in it at all is replaced, markup is escaped, and line breaks are kept in attributes. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;");
}

/** An attribute, a blank before it. */
export function attribute(name: string, value: string | number): string {
  const text = xmlText(String(value)).replaceAll("\n", "&#10;").replaceAll("\t", "&#9;");
  return ` ${name}="${text}"`;
}
