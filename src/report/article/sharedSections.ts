import type { Section } from "./Article.ts";
import { filled } from "./sections.ts";

/** Sections of several subjects parted into what all of them say and what each says alone. */
export interface SharedSections {
  readonly shared: readonly Section[];
  readonly own: readonly (readonly Section[])[];
}

/**
 * Takes the sentences that every subject has in a section of the same name out of them, to be said once.
 *
 * @param all the sections of each subject; an id is a name, a hyphen and the number of the subject
 * @param names sections whose sentences may be shared
 */
export function sharedSections(
  all: readonly (readonly Section[])[],
  names: readonly string[],
): SharedSections {
  const of = (sections: readonly Section[], name: string): Section | undefined =>
    sections.find(({ id }) => id.replace(/-\d+$/, "") === name);
  const common = new Map(
    names.map((name) => {
      const same = all.map((sections) => of(sections, name));
      const inAll = (sentence: string): boolean =>
        same.every((section) => saidIn(section).includes(sentence));
      return [name, saidIn(same[0]).filter(inAll)] as const;
    }),
  );
  const kept = (section: Section, keep: (sentence: string) => boolean): Section => ({
    ...section,
    paragraphs: section.paragraphs.filter(keep),
    ...(section.points !== undefined && { points: section.points.filter(keep) }),
  });
  const commonOf = ({ id }: Section): readonly string[] => common.get(id.replace(/-\d+$/, "")) ?? [];
  return {
    shared: filled(
      names.flatMap((name) => {
        const section = of(all[0] ?? [], name);
        if (section === undefined) return [];
        return [{ ...kept(section, (one) => commonOf(section).includes(one)), id: name }];
      }),
    ),
    own: all.map((sections) =>
      filled(sections.map((section) => kept(section, (one) => !commonOf(section).includes(one)))),
    ),
  };
}

function saidIn(section: Section | undefined): readonly string[] {
  return section === undefined ? [] : [...section.paragraphs, ...(section.points ?? [])];
}
