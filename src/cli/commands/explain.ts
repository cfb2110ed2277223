import type { Arguments } from "../../asked/Arguments.ts";
import { formatCatalogue } from "../../formats/catalogue.ts";
import { nearest } from "../../formats/nearest.ts";
import { wrap } from "../../report/page.ts";
import type { ExplainWords, Topic } from "../../report/words/ExplainWords.ts";
import { en } from "../../report/words/en/explainWords.ts";
import { plainWord } from "../../report/words/plainWord.ts";
import { termOf } from "../../report/words/termOf.ts";
import { termText } from "../../report/words/termText.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import { explainWordsOf } from "../explainWordsOf.ts";
import type { Io } from "../Io.ts";

export const explain: Command = {
  name: "explain",
  summary: "what the words mean: margin, clusters, inconclusive, ...",
  usage: "explain [TOPIC|WORD]",
  about:
    "Explains a topic in plain words, or a word of the glossary (gatestats explain glossary). Without one it lists the topics. " +
    "--language says it in Spanish, Portuguese or Turkish.",
  positionals: { least: 0, most: 6 },
  examples: [
    { line: "gatestats explain verdict", does: "What the three verdicts mean:" },
    { line: "gatestats explain design effect", does: "A word that a report used:" },
    { line: "gatestats explain margin --language es", does: "The margin, in Spanish:" },
    { line: "gatestats explain", does: "All topics:" },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const words = await explainWordsOf(args);
  const topics = topicsOf(words);
  const word = args.positionals.join(" ");
  if (word === "") {
    const width = Math.max(...topics.map((topic) => topic.name.length));
    io.out(topics.map((topic) => `  ${topic.name.padEnd(width)}  ${topic.title}\n`).join(""));
    return 0;
  }
  const topic = topics.find(({ name }) => name === word.toLowerCase().replaceAll(/\s+/g, "-"));
  const term = topic === undefined ? termOf(word, words.glossary) : undefined;
  const behind = topic ?? topicBehind(word, topics);
  if (term === undefined && behind === undefined) throw unknownWord(word, words);
  io.out(
    [
      ...(term === undefined ? [] : [`${wrap(termText(term), io.page, "").join("\n")}\n`]),
      ...(behind === undefined ? [] : [topicText(behind, io)]),
    ].join("\n"),
  );
  return 0;
}

/** All topics; that of formats is made from the formats there are. */
function topicsOf({ topics, formatsTopic }: ExplainWords): readonly Topic[] {
  return [...topics, formatsTopic(formatCatalogue())];
}

/** The topic to which another word leads, one of the language or an English one. */
function topicBehind(word: string, topics: readonly Topic[]): Topic | undefined {
  const leads = ({ also }: Topic): boolean => also.some((other) => plainWord(other) === plainWord(word));
  const english = topicsOf(en).find(leads);
  return topics.find(leads) ?? topics.find(({ name }) => name === english?.name);
}

function unknownWord(word: string, words: ExplainWords): InputError {
  const topics = topicsOf(words);
  const names = topics.map(({ name }) => name);
  const name = word.toLowerCase().replaceAll(/\s+/g, "-");
  const near = nearest(name, [
    ...names,
    ...topics.flatMap(({ also }) => also),
    ...words.glossary.flatMap((term) => term.words.map((known) => known.toLowerCase().replaceAll(" ", "-"))),
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
