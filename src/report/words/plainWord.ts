/** A word as people may type it: letters without their marks, small, `golden-set` as `golden set`, without a plural s. */
export function plainWord(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll(/[\s_-]+/g, " ")
    .trim()
    .replace(/s$/, "");
}
