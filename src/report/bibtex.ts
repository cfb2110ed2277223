import type { Citation } from "../stats/types.ts";
import { type AuthorName, allSources, authorsOf } from "./names.ts";
import { tex } from "./tex.ts";

/** Sources, and what those name in turn, as BibTeX, each once. ASCII as far as TeX can spell it. */
export function bibtex(sources: readonly Citation[]): string {
  return allSources(sources).map(entry).join("\n");
}

/** The key of a source's entry: `diciccio1990nonparametric`. */
export function bibtexKey(source: Citation): string {
  const [{ surname }] = authorsOf(source);
  const [word] = source.title.split(" ").filter((each) => plainLetters(each).length > 3);
  return `${plainLetters(surname)}${source.year}${plainLetters(word ?? source.title)}`;
}

function entry(source: Citation): string {
  const [kind, place] = placeOf(source);
  const fields = [
    ["author", `{${authorsOf(source).map(author).join(" and ")}}`],
    // braces within keep the capitals as they are
    ["title", `{{${tex(source.title)}}}`],
    ["year", `{${source.year}}`],
    ...place.map(([name, value]) => [name, `{${tex(value)}}`]),
  ];
  const lines = fields.map(([name, value]) => `  ${name} = ${value},\n`).join("");
  return `@${kind}{${bibtexKey(source)},\n${lines}}\n`;
}

function author({ initials, surname }: AuthorName): string {
  if (initials !== "") return `${tex(surname)}, ${tex(initials)}`;
  return surname.includes(" ") ? `{${tex(surname)}}` : tex(surname);
}

type Fields = readonly (readonly [name: string, value: string])[];

/** What kind of entry a source is, and the fields that say where it was published. */
function placeOf({ where, publisher }: Citation): readonly [kind: string, place: Fields] {
  const [place, ...remarks] = where.split("; ");
  const note: Fields = remarks.length === 0 ? [] : [["note", remarks.join("; ")]];
  if (publisher !== undefined)
    return ["book", [["publisher", publisher], ...(where === "" ? [] : [["note", where] as const])]];
  const archive = /^arXiv:(\S+)$/.exec(place);
  if (archive) return ["misc", [["eprint", archive[1]], ["archiveprefix", "arXiv"], ...note]];
  // the name of a journal ends in a capital word, "part 3" and "ch. 13" do not
  const article = /^(.*(?<!\p{L})\p{Lu}[\p{L}.]*),? (\d+)(?:\((\d+)\))?(?:, (\S+))?$/u.exec(place);
  if (article) {
    const [, journal, volume, number, pages] = article;
    const named: readonly (readonly [string, string | undefined])[] = [
      ["journal", journal],
      ["volume", volume],
      ["number", number],
      ["pages", pages],
    ];
    return [
      "article",
      [...named.filter((field): field is [string, string] => field[1] !== undefined), ...note],
    ];
  }
  return ["misc", [...(place === "" ? [] : [["howpublished", place] as const]), ...note]];
}

/** Lower-case ASCII letters of a word, accents left out. */
function plainLetters(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/[^A-Za-z]/g, "")
    .toLowerCase();
}
