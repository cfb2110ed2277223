import { wrap } from "../../report/page.ts";
import { type Topic, topics } from "../../report/words/en/explain.ts";
import { InputError } from "../../table/InputError.ts";
import type { Arguments } from "../Arguments.ts";
import type { Command } from "../Command.ts";
import type { Io } from "../Io.ts";
import { nearest } from "../nearest.ts";

export const explain: Command = {
  name: "explain",
  summary: "what the words mean: margin, clusters, inconclusive, ...",
  usage: "explain [TOPIC]",
  about: "Explains a topic in plain words. Without a topic it lists them.",
  positionals: { least: 0, most: 1 },
  examples: [
    { line: "gatestats explain verdict", does: "What the three verdicts mean:" },
    { line: "gatestats explain", does: "All topics:" },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const [name] = args.positionals;
  if (name === undefined) {
    const width = Math.max(...topics.map((topic) => topic.name.length));
    io.out(topics.map((topic) => `  ${topic.name.padEnd(width)}  ${topic.title}\n`).join(""));
    return 0;
  }
  io.out(topicText(topicNamed(name.toLowerCase()), io));
  return 0;
}

function topicNamed(name: string): Topic {
  const topic = topics.find((candidate) => candidate.name === name || candidate.also.includes(name));
  if (topic !== undefined) return topic;
  const names = topics.map((candidate) => candidate.name);
  const near = nearest(name, [...names, ...topics.flatMap((candidate) => candidate.also)]);
  throw new InputError(
    "usage",
    `There is no topic "${name}".`,
    `${near === undefined ? "" : `Did you mean ${near}? `}Topics: ${names.join(", ")}.`,
  );
}

function topicText(topic: Topic, io: Io): string {
  const paragraphs = topic.paragraphs.map((paragraph) => wrap(paragraph, io.page).join("\n"));
  return `${[topic.title, ...paragraphs].join("\n\n")}\n`;
}
