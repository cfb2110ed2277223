import { mkdirSync, writeFileSync } from "node:fs";
import { range } from "./gatestats.ts";

const subjects = [
  "tides",
  "bridges",
  "bees",
  "glaciers",
  "looms",
  "comets",
  "salt",
  "sails",
  "quartz",
  "moss",
];
const aspects = ["history", "measurement", "colour", "weight", "trade", "repair"];

/** A small collection in BEIR's layout: three chunks of each of ten documents, and two questions of each chunk. */
export function writeCollection(folder: string): string {
  mkdirSync(`${folder}/qrels`, { recursive: true });
  const chunks = subjects.flatMap((subject, s) =>
    range(0, 3).map((c) => ({
      _id: `${subject}#${c}`,
      title: subject,
      text: `${aspects[(s + c) % 6]} and ${aspects[(s + 2 * c + 1) % 6]} of ${subject}, part ${c + 1}`,
    })),
  );
  const questions = chunks.flatMap(({ _id, text }, i) => {
    const words = text.split(" ");
    return [
      { _id: `q${2 * i}`, text: `What is the ${words[0]} of ${words[4].replace(",", "")}?`, chunk: _id },
      { _id: `q${2 * i + 1}`, text: `Tell about ${words[2]}, ${subjects[(i * 7) % 10]}`, chunk: _id },
    ];
  });
  const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  writeFileSync(`${folder}/corpus.jsonl`, lines(chunks));
  writeFileSync(
    `${folder}/queries.jsonl`,
    lines([...questions.map(({ _id, text }) => ({ _id, text })), { _id: "unjudged", text: "what else?" }]),
  );
  const judged = questions.map(({ _id, chunk }) => `${_id}\t${chunk}\t1\n`).join("");
  writeFileSync(`${folder}/qrels/test.tsv`, `query-id\tcorpus-id\tscore\n${judged}`);
  return folder;
}
