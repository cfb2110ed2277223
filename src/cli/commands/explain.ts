import { formatCatalogue } from "../../formats/catalogue.ts";
import { nearest } from "../../formats/nearest.ts";
import { wrap } from "../../report/page.ts";
import { topics as plainTopics, type Topic } from "../../report/words/en/explain.ts";
import { formatsTopic } from "../../report/words/en/formats.ts";
import { glossary, termOf, termText } from "../../report/words/en/glossary.ts";
import { InputError } from "../../table/InputError.ts";
import type { Arguments } from "../Arguments.ts";
import type { Command } from "../Command.ts";
import type { Io } from "../Io.ts";

export const explain: Command = {
  name: "explain",
  summary: "what the words mean: margin, clusters, inconclusive, ...",
  usage: "explain [TOPIC|WORD]",
  about:
    "Explains a topic in plain words, or a word of the glossary (gatestats explain glossary). Without one it lists the topics.",
  positionals: { least: 0, most: 6 },
  examples: [
    { line: "gatestats explain verdict", does: "What the three verdicts mean:" },
    { line: "gatestats explain design effect", does: "A word that a report used:" },
    { line: "gatestats explain", does: "All topics:" },
  ],
  run,
};

/** All topics; that of formats is made from the formats there are. */
const topics: readonly Topic[] = [...plainTopics, formatsTopic(formatCatalogue())];

async function run(args: Arguments, io: Io): Promise<number> {
  const word = args.positionals.join(" ");
  if (word === "") {
    const width = Math.max(...topics.map((topic) => topic.name.length));
    io.out(topics.map((topic) => `  ${topic.name.padEnd(width)}  ${topic.title}\n`).join(""));
    return 0;
  }
  const name = word.toLowerCase().replaceAll(/\s+/g, "-");
  const topic = topics.find((candidate) => candidate.name === name);
  const term = topic === undefined ? termOf(word) : undefined;
  const behind = topic ?? topics.find(({ also }) => also.includes(name));
  if (term === undefined && behind === undefined) throw unknownWord(name);
  io.out(
    [
      ...(term === undefined ? [] : [`${wrap(termText(term), io.page, "").join("\n")}\n`]),
      ...(behind === undefined ? [] : [topicText(behind, io)]),
    ].join("\n"),
  );
  return 0;
}

function unknownWord(name: string): InputError {
  const names = topics.map((candidate) => candidate.name);
  const near = nearest(name, [
    ...names,
    ...topics.flatMap((candidate) => candidate.also),
    ...glossary.flatMap(({ words }) => words.map((known) => known.toLowerCase().replaceAll(" ", "-"))),
  ]);
  return new InputError(
    "usage",
    `There is no topic "${name}".`,
    `${near === undefined ? "" : `Did you mean ${near}? `}Topics: ${names.join(", ")}.`,
  );
}

function topicText(topic: Topic, io: Io): string {
  const paragraphs = topic.paragraphs.map((paragraph) => wrap(paragraph, io.page).join("\n"));
  return `${[topic.title, ...paragraphs].join("\n\n")}\n`;
}
