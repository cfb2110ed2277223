/** A line that GitHub Actions shows as an annotation. */
export function workflowCommand(name: "error" | "warning" | "notice", title: string, text: string): string {
  const property = escaped(title).replaceAll(":", "%3A").replaceAll(",", "%2C");
  return `::${name} title=${property}::${escaped(text)}\n`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
