import type { Citation } from "../stats/types.ts";

/** An author's name in its two parts. */
export interface AuthorName {
  /** "K.-Y."; empty where the name has no initials. */
  readonly initials: string;
  /** "Liang", "van der Vaart", "Estevez Alvarez". */
  readonly surname: string;
}

/** The authors of a source, one by one. What stands before the first word without a point are initials. */
export function authorsOf({ authors }: Pick<Citation, "authors">): readonly AuthorName[] {
  return authors.split(/,\s+|\s+&\s+/).map((author) => {
    const words = author.split(" ");
    const first = words.findIndex((word) => !/^\p{Lu}\p{L}?\./u.test(word));
    return first < 1
      ? { initials: "", surname: author }
      : { initials: words.slice(0, first).join(" "), surname: words.slice(first).join(" ") };
  });
}

/** "Bell & McCaffrey, 2002" or, with more than two authors, "Chen et al., 2008". */
export function inText(source: Citation): string {
  const [first, second, ...more] = authorsOf(source).map(({ surname }) => surname);
  const names = second === undefined ? first : more.length > 0 ? `${first} et al.` : `${first} & ${second}`;
  return `${names}, ${source.year}`;
}

/** A source and all others that it names, each once. */
export function allSources(sources: readonly Citation[]): readonly Citation[] {
  const all = sources.flatMap((source): readonly Citation[] => [source, ...allSources(source.also ?? [])]);
  return all.filter(
    (source, i) => all.findIndex((other) => other.title === source.title && other.year === source.year) === i,
  );
}
