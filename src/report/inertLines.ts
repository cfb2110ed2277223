/** Text in whose lines a CI runner finds no command: GitHub's take lines that start with `::`, and `##[` anywhere. */
export function inertLines(text: string): string {
  return text.replaceAll(/^(\s*):(?=:)/gm, "$1: ").replaceAll("##[", "## [");
}
