import { escaped, list } from "../markdown.ts";
import type { Section } from "./Article.ts";

/** What a section says in sentences, under its title in bold. */
export function sectionMarkdown(section: Section): readonly string[] {
  return [`**${escaped(section.title)}**\n`, ...saidMarkdown(section)];
}

/** The same without its title. */
export function saidMarkdown({
  paragraphs,
  points = [],
}: Pick<Section, "paragraphs" | "points">): readonly string[] {
  return [...paragraphs.map((paragraph) => `${escaped(paragraph)}\n`), list(points)];
}
