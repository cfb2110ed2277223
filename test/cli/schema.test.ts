import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { gatestats, range, scores, write } from "./gatestats.ts";
import { latencyCsv } from "./latencyFiles.ts";

beforeAll(() => {
  write("before.csv", scores(400, range(0, 40), "id,doc_id,hit@5"));
  write("after.csv", scores(400, range(0, 48), "id,doc_id,hit@5"));
  write("holes.csv", scores(400, range(0, 48), "id,doc_id,hit@5").replaceAll(/^(q4\d,d4),0$/gm, "$1,"));
  write("same.csv", scores(30, []));
  const systems = range(0, 30).flatMap((i) =>
    ["a", "b", "c"].map((s, k) => `q${i},${s},${i % (k + 2) ? 1 : 0}`),
  );
  write("long.csv", ["id,system,hit@5", ...systems].join("\n"));
  write("stars.csv", ["id,stars", ...range(0, 30).map((i) => `q${i},${1 + (i % 5)}`)].join("\n"));
  write("some.run", "q1 Q0 a 1 2 r\nq1 Q0 b 2 2 r\nq2 Q0 a 1 1 r\nq9 Q0 a 1 1 r\n");
  write("some.json", '{"q1": {"a": 2}, "q2": {}}');
  write("some.qrels", "q1 0 a 1\nq2 0 a 2\nq3 0 b 1\n");
  write("latency.csv", latencyCsv({ queries: 100, runs: 4 }));
  write("latency-few.csv", latencyCsv({ queries: 20, runs: 2 }));
});

const documents = ["--metric", "hit@5", "--cluster", "doc_id", "--estimand"];

const commands: readonly (readonly [schema: string, words: readonly string[]])[] = [
  ["gate", ["gate", "before.csv", "after.csv", ...documents, "macro", "--margin", "0.05"]],
  ["gate", ["gate", "before.csv", "holes.csv", ...documents, "micro", "--margin", "0.05"]],
  ["gate", ["gate", "same.csv", "same.csv", "--metric", "hit@5", "--margin", "0.02"]],
  ["gate", ["gate", "same.csv", "--metric", "hit@5", "--rule", "threshold", "--threshold", "0.8"]],
  ["gate", ["gate", "same.csv", "same.csv", "--metric", "hit@5", "--margin", "0.2", "--rule", "difference"]],
  ["gate", ["gate", "same.csv", "same.csv", "--metric", "hit@5", "--margin", "0.2", "--range", "none"]],
  ["compare", ["compare", "before.csv", "after.csv", "holes.csv", ...documents, "macro"]],
  ["compare", ["compare", "same.csv", "same.csv", "--metric", "hit@5"]],
  ["estimate", ["estimate", "holes.csv", ...documents, "micro", "--method", "all"]],
  ["estimate", ["estimate", "same.csv", "--metric", "hit@5"]],
  ["estimate", ["estimate", "holes.csv", ...documents, "macro", "--cite"]],
  ["estimate", ["estimate", "long.csv", "--metric", "hit@5", "--system-column", "system"]],
  ["estimate", ["estimate", "stars.csv", "--metric", "stars", "--range", "1,5"]],
  ["estimate", ["estimate", "stars.csv", "--metric", "stars", "--range", "none"]],
  ["compare", ["compare", "long.csv", "--metric", "hit@5", "--system-column", "system", "--pairs", "all"]],
  ["compare", ["compare", "stars.csv", "stars.csv", "--metric", "stars", "--range", "none"]],
  ["latency", ["latency", "latency.csv", "--limit", "900"]],
  ["latency", ["latency", "latency.csv"]],
  ["latency", ["latency", "latency-few.csv", "--limit", "900"]],
  ["latency", ["latency", "latency.csv", "latency.csv", "--margin", "90"]],
  ["score", ["score", "some.run", "some.qrels", "--missing", "drop"]],
  [
    "score",
    ["score", "some.run", "some.json", "some.qrels", "--missing", "zero", "--measures", "judged,ndcg@3"],
  ],
  ["error", ["score", "some.run", "some.qrels"]],
  ["simulate-latency", ["simulate", "latency", "latency.csv", "--draws", "20"]],
  ["error", ["latency", "latency.csv", "--limit", "5%"]],
  ["simulate-coverage", ["simulate", "coverage", "before.csv", ...documents, "macro", "--draws", "5"]],
  [
    "simulate-coverage",
    ["simulate", "coverage", "before.csv", "after.csv", ...documents, "micro", "--draws", "5"],
  ],
  [
    "simulate-gate",
    [
      "simulate",
      "gate",
      "before.csv",
      "after.csv",
      ...documents,
      "macro",
      "--margin",
      "0.05",
      "--draws",
      "10",
    ],
  ],
  ["check", ["check", "before.csv"]],
  ["check", ["check", "before.csv", "holes.csv", "stars.csv", "not-there.csv"]],
  ["check", ["check", "long.csv"]],
  ["check", ["check", "stars.csv", "same.csv"]],
  ["error", ["gate", "before.csv", "after.csv", "--metric", "hit@5", "--margin", "0.05"]],
  ["error", ["gate", "before.csv", "--json", "--no-such-flag"]],
];

for (const [name, words] of commands)
  test(`${words.join(" ")} prints what the ${name} schema says`, () => {
    const schema = JSON.parse(
      readFileSync(new URL(`../../docs/schema/${name}.schema.json`, import.meta.url), "utf8"),
    );
    const { code, out, err } = gatestats([...words, "--json"]);
    expect(err).toBe("");
    const valid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
    valid(JSON.parse(out));
    expect(valid.errors).toBeNull();
    if (name === "gate" || name === "latency") expect(JSON.parse(out).exitCode).toBe(code);
    if (name === "error") expect(code).toBe(2);
  });
