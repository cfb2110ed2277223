import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { readYaml } from "../../src/formats/readYaml.ts";
import { manifestSchema } from "../../src/policy/Manifest.ts";
import { policySchema } from "../../src/policy/policyShape.ts";
import { readPolicy } from "../../src/policy/readPolicy.ts";
import { codeBlocks, pages, pageText, root } from "../docs/markdown.ts";
import { fullPolicy, leastPolicy } from "./smallPolicy.ts";

test.each([
  ["policy", policySchema],
  ["baseline", manifestSchema],
])("docs/schema/%s.schema.json is what such files are read by", async (name, schema) => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    `${root}docs/schema/${name}.schema.json`,
  );
});

const valid = new Ajv({ allowUnionTypes: true }).compile(policySchema);

const shown = pages.flatMap((path) =>
  codeBlocks(pageText(path))
    .filter(({ language, text }) => language === "yaml" && /^version: 1$/m.test(text))
    .map(({ text }) => [path, text] as const),
);

test("a policy with every key is read, and fits the schema", () => {
  expect(readPolicy(fullPolicy, "full.yaml").metrics.map(({ name }) => name)).toEqual(["hit@5", "latencyMs"]);
  expect(valid(readYaml(fullPolicy, "full.yaml").value), JSON.stringify(valid.errors)).toBe(true);
});

test.each(shown)("the policy that %s shows is read, and fits the schema", (path, text) => {
  readPolicy(text, path);
  expect(valid(readYaml(text, path).value), JSON.stringify(valid.errors)).toBe(true);
});

test("what the schema refuses is refused when it is read, and the other way round", () => {
  const changes: readonly (readonly [from: string, to: string])[] = [
    ["margin: 0.02", "margin: 0.02"],
    ["margin: 0.02", "margin: choose"],
    ["margin: 0.02", "margin: 2%"],
    ["margin: 0.02", "margin: 0"],
    ["margin: 0.02", "margn: 0.02"],
    ["margin: 0.02", "margin: 0.02\n    range: [0, 1]"],
    ["margin: 0.02", "margin: 0.02\n    range: none"],
    ["margin: 0.02", "margin: 0.02\n    range: 5"],
    ["margin: 0.02", "margin: 0.02\n    method: tilted"],
    ["margin: 0.02", "margin: 0.02\n    method: bca"],
    ["margin: 0.02", "margin: 0.02\n    where: { a: b }"],
    ["version: 1", "version: 2"],
    ["version: 1", "version: 1\nmax-baseline-age: 30d\nagainst: main"],
    ["version: 1", "version: 1\nmax-baseline-age: soon\nagainst: main"],
    ["version: 1", "version: 1\ndefaults: { where: { provider: a }, cluster: [doc, topic] }"],
    ["version: 1", "version: 1\ndefaults: { cluster: [] }"],
    ["version: 1", "version: 1\non-inconclusive: block"],
    ["version: 1", "version: 1\non-inconclusive: ignore"],
    ["version: 1", "version: 1\ngolden-set: { file: golden.csv }"],
    ["version: 1", "version: 1\ngolden-set: { sha256: abc }"],
  ];
  for (const [from, to] of changes) {
    const text = leastPolicy.replace(from, to);
    const reads = (): boolean => {
      try {
        readPolicy(text, "small.yaml");
        return true;
      } catch {
        return false;
      }
    };
    expect([to, valid(readYaml(text, "small.yaml").value)]).toEqual([to, reads()]);
  }
});
