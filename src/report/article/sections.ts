/** Sections of the usual kinds. */
import type { Section } from "./Article.ts";

/** A section that holds nothing yet. */
export function plainSection(id: string, title: string): Section {
  return { id, title, paragraphs: [], figures: [], tables: [] };
}

/** A section of sentences, each a point of its own. */
export function pointsSection(id: string, title: string, points: readonly string[]): Section {
  return { ...plainSection(id, title), points };
}

/** The sections that hold anything. */
export function filled(sections: readonly Section[]): readonly Section[] {
  return sections.filter((section) => {
    const { headline, paragraphs, points = [], figures, tables, listings = [], parts = [] } = section;
    return (
      headline !== undefined ||
      [paragraphs, points, figures, tables, listings, parts].some((part) => part.length > 0)
    );
  });
}
