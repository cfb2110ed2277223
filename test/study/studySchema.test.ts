import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { readYaml } from "../../src/formats/readYaml.ts";
import { readRegistered, registrationOf } from "../../src/node/studies/lock.ts";
import { readStudy } from "../../src/study/readStudy.ts";
import { studyShape } from "../../src/study/studyShape.ts";
import { root } from "../docs/markdown.ts";
import { leastLines, retrieverOf } from "./smallStudy.ts";

const schema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "A study: the gate laboratory in one file",
  ...studyShape.schema,
};

test("the published schema is what study files are read by", async () => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    `${root}docs/schema/study.schema.json`,
  );
});

const valid = new Ajv({ allowUnionTypes: true }).compile(schema);
const files = readdirSync(`${root}studies`).filter((name) => name.endsWith(".yaml"));

for (const name of files)
  test(`studies/${name} is read, and fits the schema`, () => {
    const text = readFileSync(`${root}studies/${name}`, "utf8");
    const study = readStudy(text, name, retrieverOf);
    expect(study.name).toBe(name.replace(".yaml", ""));
    expect(valid(readYaml(text, name).value), JSON.stringify(valid.errors)).toBe(true);
  });

test.each(files)("studies/%s is registered as it is", (name) => {
  const path = `${root}studies/${name}`;
  const file = readRegistered(path);
  expect(registrationOf(path, file).sha256).toBe(file.sha256);
});

test("what the schema refuses is refused when it is read, and the other way round", () => {
  const text = leastLines.join("\n");
  const changes: readonly (readonly [string, string])[] = [
    ["seed: 7", "seed: 7"],
    ["seed: 7", "seed: -1"],
    ["seed: 7", "sead: 7"],
    ["  n: [10, 20]", "  n: []"],
    ["  n: [10, 20]", "  n: [1.5]"],
    ["folder: docs", "place: docs"],
    ["  bm25: bm25", '  bm25: " "'],
    ["losses: [0.02, 0.03]", "losses: [0]"],
    ["family: swap", "family: exchange"],
    ["  tfidf: tfidf", "  tfidf: { kind: run, files: { docs: a.trec } }"],
    ["  tfidf: tfidf", "  tfidf: { kind: run, files: {} }"],
    ["  tfidf: tfidf", "  tfidf: { kind: http, url: http://127.0.0.1/, timeoutSeconds: 0 }"],
  ];
  for (const [from, to] of changes) {
    const changed = text.replace(from, to);
    const reads = (): boolean => {
      try {
        readStudy(changed, "small.yaml", retrieverOf);
        return true;
      } catch {
        return false;
      }
    };
    expect([to, valid(readYaml(changed, "small.yaml").value)]).toEqual([to, reads()]);
  }
});
