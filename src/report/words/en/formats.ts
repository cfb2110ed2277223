import type { FormatEntry } from "../../../formats/catalogue.ts";
import type { Topic } from "../ExplainWords.ts";

/** The topic that lists what can be read. */
export function formatsTopic(entries: readonly FormatEntry[]): Topic {
  return {
    name: "formats",
    title: "Formats: the files that can be read",
    also: ["format", "files", "tools"],
    paragraphs: [
      "A file is recognised by its content, never by its name alone. gatestats check FILE says what is seen in it. Tables of your own need a header (or keys), an id and columns of scores. Files that tools write are read as the tool meant them: errors apart from failures, repeats under their question, answers from a cache left out of latencies. Fields of a tool's rows can be clusters under their path, such as --cluster metadata.doc_id; --cluster id:prefix# takes what stands before # in each id.",
      "Experimental ones are made from the tool's documentation, not held to files that it wrote.",
      ...entries.map((entry) => `${formatTitle(entry)}: ${entry.gives}`),
    ],
  };
}

/** What a format is called, and whether it is experimental. */
export function formatTitle({ name, title, support }: FormatEntry): string {
  return `${title} [${name}${support === "experimental" ? ", experimental" : ""}]`;
}
