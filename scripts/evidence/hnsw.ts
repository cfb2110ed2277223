/**
 * How near HNSW comes to exact search, over rebuilds that differ in the order of insertion alone, for each efSearch. Prints
 * a table of docs/evidence/retrieval.md.
 * Run: npm run evidence:hnsw -- FOLDER [SYSTEM] [title+text|text]
 */
import { readJudgements } from "../../src/formats/retrieval/readJudgements.ts";
import { readTexts } from "../../src/formats/retrieval/readTexts.ts";
import { allSystems } from "../../src/node/allSystems.ts";
import { collectionFiles } from "../../src/node/collectionFiles.ts";
import { openSource } from "../../src/node/openSource.ts";
import { recallOfExact } from "../../src/retrieval/approximation.ts";
import { judgedQueries } from "../../src/retrieval/judgedQueries.ts";
import { judgeRetrieved } from "../../src/retrieval/judgeRetrieved.ts";
import { measureNamed } from "../../src/retrieval/measures/measureNamed.ts";
import type { Retrieved } from "../../src/retrieval/Retrieved.ts";
import type { RetrieveOptions } from "../../src/retrieval/RetrieveOptions.ts";
import { retrieve } from "../../src/retrieval/retrieve.ts";
import { retrieverNamed } from "../../src/retrieval/systems/retrieverNamed.ts";

const [folder, system = "use-lite", fields = "title+text"] = process.argv.slice(2);
const rebuilds = 10;
const files = collectionFiles(folder, "test");
const open = (path: string) => openSource(path, "not hashed");
const documents = await readTexts(open(files.corpus), "document");
const judgements = await readJudgements(open(files.judgements!));
const queries = judgedQueries(await readTexts(open(files.queries), "query"), judgements);
const asked = ["recall@5", "nDCG@10"];
const measures = asked.map((name) => measureNamed(name)!);
const systems = allSystems();
const options = { top: 10, fields, ignoreIdenticalIds: false } as RetrieveOptions;

const search = (name: string): Promise<Retrieved> =>
  retrieve(retrieverNamed(name, systems), documents, queries, options);
const meansOf = (retrieved: Retrieved): readonly number[] =>
  judgeRetrieved(retrieved, judgements, measures, {
    relevantFrom: 1,
    separator: null,
    column: "never",
  }).scores.results.map(({ mean }) => mean!);

const exact = await search(system);
const recalls = new Map<number, number[]>();
const means = new Map<number, (readonly number[])[]>();
for (let order = 1; order <= rebuilds; order++)
  for (const ef of [16, 32, 64, 128]) {
    const found = await search(`hnsw(${system},ef=${ef},order=${order})`);
    recalls.set(ef, [...(recalls.get(ef) ?? []), recallOfExact(exact.ranked, found.ranked, 10)]);
    means.set(ef, [...(means.get(ef) ?? []), meansOf(found)]);
  }

const range = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(4)} to ${Math.max(...values).toFixed(4)}`;
console.log(`| ef | recall@10 of exact search | ${asked.join(" | ")} |`);
console.log("| --- | --- | --- | --- |");
for (const [ef, values] of recalls)
  console.log(
    `| ${ef} | ${range(values)} | ${[0, 1].map((m) => range(means.get(ef)!.map((row) => row[m]))).join(" | ")} |`,
  );
console.log(
  `| exact | 1 | ${meansOf(exact)
    .map((mean) => mean.toFixed(4))
    .join(" | ")} |`,
);
