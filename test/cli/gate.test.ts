import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { gatestats, range, scores, write } from "./gatestats.ts";

beforeAll(() => {
  write("before.csv", scores(400, range(0, 40)));
  write("same.csv", scores(400, range(0, 40)));
  write("worse.csv", scores(400, range(0, 110)));
  write("exact.csv", scores(400, range(0, 48)));
  write("few-before.csv", scores(20, [0]));
  write("few-after.csv", scores(20, [0, 1]));
  write("documents.csv", scores(400, range(0, 40), "id,doc_id,hit@5"));
});

const margin = ["--metric", "hit@5", "--margin", "0.02"];

test("a pass exits 0 and says so on stdout only", () => {
  const { code, out, err } = gatestats(["gate", "before.csv", "same.csv", ...margin]);
  expect([code, err]).toEqual([0, ""]);
  expect(out.split("\n")[0]).toBe("PASS  hit@5 did not get worse by more than the margin of 0.02.");
});

test("a fail exits 1, and the words agree with the code (E58, E61)", () => {
  const { code, out } = gatestats(["gate", "before.csv", "worse.csv", ...margin]);
  expect(code).toBe(1);
  expect(out.split("\n")[0]).toBe("FAIL  hit@5 got worse by more than the margin of 0.02.");
});

test("an inconclusive exits 3 and says what it would take (C38)", () => {
  const { code, out } = gatestats(["gate", "few-before.csv", "few-after.csv", ...margin]);
  expect(code).toBe(3);
  expect(out).toContain("INCONCLUSIVE  20 questions cannot tell");
  expect(out).toContain("What it would take to know");
  expect(out).toContain("20 questions would pass at a margin of 0.14");
});

test("each of the three ways out of an unnamed document column gives a verdict", () => {
  const gate = (...ways: string[]) =>
    gatestats(["gate", "documents.csv", "documents.csv", "--metric", "hit@5", "--margin", "0.1", ...ways]);
  expect(gate("--cluster", "doc_id", "--estimand", "macro").code).toBe(0);
  expect(gate("--cluster", "none").code).toBe(0);
  const strata = gate("--strata", "doc_id");
  expect(strata.code).toBe(0);
  expect(strata.out).toContain("(doc_id) are taken as all there are");
});

test("--on-inconclusive changes the code and never the word", () => {
  const run = (policy: string) =>
    gatestats(["gate", "few-before.csv", "few-after.csv", ...margin, "--on-inconclusive", policy]);
  expect([run("pass").code, run("fail").code]).toEqual([0, 1]);
  expect(run("pass").out).toMatch(/^INCONCLUSIVE/);
});

test("--exit-zero mutes the verdict's code but not an error's (E59)", () => {
  expect(gatestats(["gate", "before.csv", "worse.csv", ...margin, "--exit-zero"]).code).toBe(0);
  expect(gatestats(["gate", "before.csv", "gone.csv", ...margin, "--exit-zero"]).code).toBe(2);
});

test("every format keeps the exit code, and files hold what stdout does not (E60)", () => {
  const words = ["gate", "before.csv", "worse.csv", ...margin];
  const plain = gatestats(words);
  const json = gatestats([...words, "--json"]);
  const both = gatestats([...words, "--format", "text,json", "-o", "gate.json"]);
  const files = gatestats([...words, "-o", "other.json", "-o", "gate.txt"]);
  expect([plain.code, json.code, both.code, files.code]).toEqual([1, 1, 1, 1]);
  expect(JSON.parse(json.out).exitCode).toBe(1);
  expect(both.out).toBe(plain.out);
  expect(files.out).toBe(plain.out);
});

test("one side may come from standard input", () => {
  const input = scores(400, range(0, 40));
  expect(gatestats(["gate", "before.csv", "-", ...margin], { input }).code).toBe(0);
  expect(gatestats(["gate", "-", "-", ...margin], { input }).code).toBe(2);
});

test("the same files give the same answer every time, to the last digit", () => {
  const words = ["gate", "before.csv", "worse.csv", ...margin, "--json"];
  expect(gatestats(words).out).toBe(gatestats(words).out);
});

test("a drop of exactly the margin is no fail (E70)", () => {
  const { code, out } = gatestats(["gate", "before.csv", "exact.csv", ...margin]);
  expect(code).not.toBe(1);
  expect(out).toMatch(/^INCONCLUSIVE/);
});

test("the rule difference passes at exactly the margin, for floats are not to decide (E70)", () => {
  const { code } = gatestats(["gate", "before.csv", "exact.csv", ...margin, "--rule", "difference"]);
  expect(code).toBe(0);
});

test("several metrics must each pass", () => {
  write("two-before.csv", twoMetrics(0));
  write("two-after.csv", twoMetrics(100));
  const words = [
    "gate",
    "two-before.csv",
    "two-after.csv",
    "--metric",
    "a",
    "--metric",
    "b",
    "--margin",
    "0.02",
  ];
  const { code, out } = gatestats(words);
  expect(code).toBe(1);
  expect(out.split("\n")[0]).toBe("FAIL  1 of 2 metrics failed: b.");
});

function twoMetrics(lost: number): string {
  return `id,a,b\n${range(0, 400)
    .map((i) => `q${i},1,${i < lost ? 0 : 1}`)
    .join("\n")}\n`;
}

test("with documents named the answer speaks of documents (C32, C35)", () => {
  const words = ["gate", "documents.csv", "documents.csv", "--metric", "hit@5", "--margin", "0.1"];
  const { out } = gatestats([...words, "--cluster", "doc_id", "--estimand", "macro"]);
  expect(out).toContain("400 questions in 40 documents");
});

test("a metric that is better when lower gets slower", () => {
  const times = (add: (i: number) => number) =>
    `id,latencyMs\n${range(0, 200)
      .map((i) => `q${i},${100 + (i % 7) + add(i)}`)
      .join("\n")}\n`;
  write(
    "fast.csv",
    times(() => 0),
  );
  write(
    "slow.csv",
    times((i) => 25 + (i % 5)),
  );
  const words = ["gate", "fast.csv", "slow.csv", "--metric", "latencyMs", "--margin", "10"];
  const { code, out } = gatestats([...words, "--better", "lower", "--range", "none"]);
  expect(code).toBe(1);
  expect(out.split("\n")[0]).toBe("FAIL  latencyMs got slower by more than the margin of 10.");
});

test("a threshold gate looks at the candidate alone", () => {
  const words = ["gate", "before.csv", "--metric", "hit@5", "--rule", "threshold", "--threshold"];
  expect([0.5, 0.9, 0.99].map((t) => gatestats([...words, String(t)]).code)).toEqual([0, 3, 1]);
});

test("one file can hold both systems, as columns or as rows", () => {
  write(
    "wide.csv",
    `id,old,new\n${range(0, 400)
      .map((i) => `q${i},1,1`)
      .join("\n")}\n`,
  );
  write(
    "long.csv",
    `id,system,hit@5\n${range(0, 400)
      .flatMap((i) => [`q${i},old,1`, `q${i},new,1`])
      .join("\n")}\n`,
  );
  const wide = "gate wide.csv --baseline-column old --candidate-column new --margin 0.02";
  const long =
    "gate long.csv --system-column system --baseline old --candidate new --metric hit@5 --margin 0.02";
  expect([gatestats(wide).code, gatestats(long).code]).toEqual([0, 0]);
});

test("a missing score that could decide is never a pass (A2)", () => {
  write("holes.csv", scores(400, []).replaceAll(/^(q\d\d),1$/gm, "$1,"));
  write("full.csv", scores(400, []));
  const { code, out } = gatestats(["gate", "full.csv", "holes.csv", ...margin]);
  expect(code).toBe(3);
  expect(out).toContain("310 of 400 scored, 90 missing");
  expect(gatestats(["gate", "full.csv", "holes.csv", ...margin, "--missing", "drop"]).code).toBe(0);
});

test("without a margin it shows the comparison and what margin could be shown, and exits 2", () => {
  const { code, out, err } = gatestats("gate before.csv worse.csv --metric hit@5");
  expect(code).toBe(2);
  expect(out).toContain("Change -0.1750");
  expect(err).toMatchInlineSnapshot(`
    "gatestats: gate needs a margin: how large a loss would you still ship?
      Say it in score units, such as --margin 0.02, before looking at the result.
      The smallest margin these questions could show, had nothing changed: hit@5
      0.0075. See gatestats explain margin.
    "
  `);
});

test("the JSON names what it was made from", () => {
  const { out } = gatestats(["gate", "before.csv", "same.csv", ...margin, "--json"]);
  const { inputs, tool } = JSON.parse(out);
  expect(inputs[0]).toMatchObject({ path: "before.csv", format: "csv", rows: 400 });
  expect(inputs[0].sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(tool.commandLine).toBe("gatestats gate before.csv same.csv --metric hit@5 --margin 0.02 --json");
  const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect(tool.version).toBe(manifest.version);
});

test("scores without bounds that do not differ leave the change open, and no number is infinite", () => {
  write(
    "tokens.csv",
    `id,tokens\n${range(0, 30)
      .map((i) => `q${i},${100 + i}`)
      .join("\n")}\n`,
  );
  const words = [
    "gate",
    "tokens.csv",
    "tokens.csv",
    "--metric",
    "tokens",
    "--margin",
    "5",
    "--range",
    "none",
  ];
  const { code, out } = gatestats(words);
  expect(code).toBe(3);
  expect(out).not.toMatch(/infinit|NaN|null/i);
  const [result] = JSON.parse(gatestats([...words, "--json"]).out).results;
  expect([result.lower, result.upper, result.wouldPassAt, result.needed]).toEqual([null, null, null, null]);
});

test("the unpaired rule asks for questions by its own spread, not the paired one", () => {
  const words = ["gate", "before.csv", "same.csv", ...margin, "--json"];
  const needed = (rule: string) =>
    JSON.parse(gatestats([...words, "--rule", rule]).out).results[0].needed?.questions ?? 0;
  expect(needed("unpaired")).toBeGreaterThan(1000);
});

test("--cluster none goes with the verdict as a note where a column groups the questions, and only there", () => {
  write(
    "of-documents.csv",
    ["id,doc_id,hit@5", ...range(0, 400).map((i) => `q${i},d${i % 50},${i < 40 ? 0 : 1}`)].join("\n"),
  );
  const codes = (file: string): readonly unknown[] => {
    const { out } = gatestats(["gate", file, file, ...margin, "--cluster", "none", "--json"]);
    return JSON.parse(out).results[0].caveats.map((one: { code: string; params: object }) => [
      one.code,
      one.params,
    ]);
  };
  expect(codes("of-documents.csv")).toEqual([["clusters-declined", { column: "doc_id", documents: 50 }]]);
  expect(codes("same.csv")).toEqual([]);
});
