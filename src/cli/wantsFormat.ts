/** Whether a command line that could perhaps not be read asks for a format. */
export function wantsFormat(words: readonly string[], format: string): boolean {
  return words.some((word, i) => {
    const named = word.startsWith("--format=") ? word.slice(9) : word === "--format" ? words[i + 1] : "";
    return named?.split(",").includes(format) ?? false;
  });
}
