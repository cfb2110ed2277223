import { describe, expect, test } from "vitest";
import { lossTests } from "../../src/gates/lossTests/index.ts";
import { bibtex, bibtexKey } from "../../src/report/bibtex.ts";
import { allSources, authorsOf, inText } from "../../src/report/names.ts";
import { documentProcedure, errorBars, software } from "../../src/report/studies.ts";
import { intervalMethods } from "../../src/stats/intervals/index.ts";
import { tiltedSource } from "../../src/stats/tilting/tiltedSource.ts";

const studies = [documentProcedure, errorBars, software("1.2.3")];
const methods = [...intervalMethods, ...lossTests].map((method) => method.source);

interface Entry {
  readonly kind: string;
  readonly key: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Reads entries as BibTeX does: a value is what stands between balanced braces. */
function parse(text: string): readonly Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  const expectNext = (pattern: RegExp): RegExpExecArray => {
    const sticky = new RegExp(pattern, "y");
    sticky.lastIndex = at;
    const found = sticky.exec(text);
    if (found === null) throw new Error(`${pattern} is not at ${JSON.stringify(text.slice(at, at + 40))}`);
    at = sticky.lastIndex;
    return found;
  };
  const value = (): string => {
    const start = at;
    let depth = 0;
    do {
      if (text[at] === "\\") at++;
      else if (text[at] === "{") depth++;
      else if (text[at] === "}") depth--;
      if (++at > text.length) throw new Error("unbalanced");
    } while (depth > 0);
    return text.slice(start + 1, at - 1);
  };
  while (at < text.length) {
    const [, kind, key] = expectNext(/@(\w+)\{([^,\s]+),\n/);
    const fields = new Map<string, string>();
    while (text[at] === " ") {
      const [, name] = expectNext(/ {2}(\w+) = /);
      if (fields.has(name)) throw new Error(`${key} has two fields ${name}`);
      fields.set(name, value());
      expectNext(/,\n/);
    }
    expectNext(/\}\n\n?/);
    entries.push({ kind, key, fields });
  }
  return entries;
}

describe("BibTeX", () => {
  test("of an article names journal, volume and pages", () => {
    expect(bibtex([tiltedSource])).toMatchInlineSnapshot(`
      "@article{diciccio1990nonparametric,
        author = {DiCiccio, T. J. and Romano, J. P.},
        title = {{Nonparametric confidence limits by resampling methods and least favorable families}},
        year = {1990},
        journal = {International Statistical Review},
        volume = {58},
        pages = {59--76},
      }

      @article{chen2008adjusted,
        author = {Chen, J. and Variyath, A. M. and Abraham, B.},
        title = {{Adjusted empirical likelihood and its properties}},
        year = {2008},
        journal = {Journal of Computational and Graphical Statistics},
        volume = {17},
        pages = {426--443},
      }
      "
    `);
  });

  test("of the two studies and the program", () => {
    expect(bibtex(studies)).toMatchInlineSnapshot(`
      "@misc{estevezalvarez2026computing,
        author = {Estevez Alvarez, J. M.},
        title = {{Computing uncertainty without artificial replicates: a document-level procedure}},
        year = {2026},
        howpublished = {Uncertainty in RAG (part 3)},
      }

      @misc{miller2024adding,
        author = {Miller, E.},
        title = {{Adding error bars to evals: a statistical approach to language model evaluations}},
        year = {2024},
        eprint = {2411.00640},
        archiveprefix = {arXiv},
      }

      @misc{thegatestatsauthors2026gatestats,
        author = {{The gatestats authors}},
        title = {{gatestats}},
        year = {2026},
        howpublished = {version 1.2.3},
        note = {computer program},
      }
      "
    `);
  });

  test("of every method's source parses, in ASCII, with what its kind of entry requires", () => {
    const entries = parse(bibtex([...methods, ...studies]));
    expect(entries.length).toBe(allSources([...methods, ...studies]).length);
    const required = { article: ["journal", "volume"], book: ["publisher"], misc: [] } as const;
    for (const { kind, key, fields } of entries) {
      for (const name of ["author", "title", "year", ...required[kind as keyof typeof required]])
        expect(fields.get(name), `${key} ${name}`).toMatch(/\S/);
      expect(fields.get("year")).toMatch(/^\d{4}$/);
      for (const text of fields.values()) expect(text).toMatch(/^[ -~]+$/);
    }
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  test("takes no part or chapter for the volume of a journal", () => {
    const place = (where: string): string =>
      bibtex([{ authors: "A. Author", year: 2000, title: "Title", where }]).replace(
        /[\s\S]*year = \{2000\},\n/,
        "",
      );
    expect(place("Uncertainty in RAG, part 3")).toBe("  howpublished = {Uncertainty in RAG, part 3},\n}\n");
    expect(place("step 4")).toBe("  howpublished = {step 4},\n}\n");
    expect(place("ch. 13")).toBe("  howpublished = {ch. 13},\n}\n");
    expect(place("Survey Methodology 28(2), 169–181; a remark")).toBe(
      "  journal = {Survey Methodology},\n  volume = {28},\n  number = {2},\n  pages = {169--181},\n  note = {a remark},\n}\n",
    );
  });

  test("of every method names a journal, a publisher, or the two studies' places", () => {
    const places = parse(bibtex(methods)).filter(({ kind }) => kind === "misc");
    for (const { fields, key } of places)
      expect(
        fields.get("howpublished") ?? fields.get("eprint"),
        `${key}: a book needs its publisher`,
      ).not.toMatch(/^(\\S|ch\.)/);
  });

  test("has keys that a citation can use", () => {
    expect(bibtexKey(documentProcedure)).toBe("estevezalvarez2026computing");
    const key = bibtexKey({ authors: "É. Čapek", year: 1900, title: "L'Été à Paris", where: "" });
    expect(key).toBe("capek1900lete");
  });
});

describe("authors", () => {
  test("are told apart, and their surnames from their initials", () => {
    const names = authorsOf({ authors: "K.-Y. Liang, A. W. van der Vaart, Student & J. M. Estevez Alvarez" });
    expect(names).toEqual([
      { initials: "K.-Y.", surname: "Liang" },
      { initials: "A. W.", surname: "van der Vaart" },
      { initials: "", surname: "Student" },
      { initials: "J. M.", surname: "Estevez Alvarez" },
    ]);
  });

  test("stand in a text by their surnames and the year", () => {
    expect([tiltedSource, tiltedSource.also![0], errorBars].map(inText)).toEqual([
      "DiCiccio & Romano, 1990",
      "Chen et al., 2008",
      "Miller, 2024",
    ]);
  });
});
