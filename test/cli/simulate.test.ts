import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { gatestats, interrupted, range, scores, write } from "./gatestats.ts";

write("before.csv", scores(400, range(0, 40), "id,doc_id,hit@5"));
write("after.csv", scores(400, range(0, 44), "id,doc_id,hit@5"));
const gate = "simulate gate before.csv after.csv --metric hit@5 --margin 0.05 --cluster none";

function body(line: string): Record<string, unknown> {
  const { out, err } = gatestats(line);
  expect(err).toBe("");
  const { tool, ...rest } = JSON.parse(out);
  expect(tool).toBeDefined();
  return rest;
}

test("simulate gate gives the same numbers with one worker and with two", () => {
  const one = body(`${gate} --draws 60 --json --workers 1`);
  expect(body(`${gate} --draws 60 --json --workers 2`)).toEqual(one);
  expect(one.draws).toBe(60);
});

test("another seed draws other golden sets", () => {
  const rows = (seed: number): unknown => body(`${gate} --draws 30 --json --seed ${seed}`).rows;
  expect(rows(1)).not.toEqual(rows(2));
});

test("simulate gate says first what the advised gate does, and names a command to run next that works", () => {
  const { code, out } = gatestats(`${gate} --draws 30`);
  expect(code).toBe(0);
  expect(out).toMatch(/^In \d+ of 100 golden sets of 100 questions, gatestats gate\s+passes/);
  expect(out).toContain("must not pass");
  const next = out
    .slice(out.indexOf("gatestats plan questions"))
    .replaceAll(/\\\n\s*/g, " ")
    .trim();
  expect(gatestats(next.replace(/^gatestats /, "").split(/\s+/)).code).toBe(0);
});

test("documents are drawn where documents were sampled, and built losses are exact for their mean", () => {
  const words = `${gate.replace("none", "doc_id")} --draws 20 --json --method gate,difference`;
  const macro = body(`${words} --estimand macro`);
  expect([macro.unit, macro.population]).toEqual(["document", 40]);
  const losses = (macro.rows as { kind: string; loss: number }[]).filter(({ kind }) => kind !== "candidate");
  expect(new Set(losses.map(({ loss }) => Number(loss.toFixed(9))))).toEqual(
    new Set([0, 0.025, 0.05, 0.075]),
  );
  expect(body(`${words} --estimand micro --documents 10`).rows).not.toEqual([]);
});

test.each([
  ["simulate", "simulate needs to know what to simulate."],
  ["simulate gates before.csv after.csv", "Did you mean gate?"],
  ["simulate gate before.csv after.csv --metric hit@5 --cluster none", "needs a margin"],
  ["simulate gate before.csv --metric hit@5 --margin 0.1", "Only one file was given"],
  [`${gate} --questions 201`, "Ask for 200 or fewer: --questions 200"],
  [`${gate} --questions 5,x`, '"x" must be a whole number, 2 or more'],
  [`${gate} --documents 5`, "--documents does not go with questions sampled one by one"],
  [`${gate} --method gat`, "Did you mean gate?"],
  [`${gate} --losses 0.1,-2`, '"-2" is no number above 0'],
  [`${gate} --level 0.9`, "simulate gate has no flag --level"],
  [`${gate} --workers 0`, "--workers 0 must be a whole number, 1 or more"],
])("bad usage ends in 2 and says what to do: %s", (line, says) => {
  const { code, out, err } = gatestats(line);
  expect([code, out]).toEqual([2, ""]);
  expect(err.replaceAll(/\s+/g, " ")).toContain(says);
});

test("a loss that cannot be built is left out and named", () => {
  const { caveats } = body(`${gate} --draws 10 --json --losses 0.05,0.95 --method difference`);
  expect(JSON.stringify(caveats)).toContain("A loss of 0.95 was not built");
});

test("a fixed threshold fails many runs in which nothing changed, and it is said how many", () => {
  write(
    "noisy.csv",
    scores(
      600,
      range(0, 600).filter((i) => (i * 7) % 10 < 3),
    ),
  );
  const { rows } = body(
    "simulate gate noisy.csv noisy.csv --metric hit@5 --margin 0.03 --questions 61 --method threshold-below,gate --draws 400 --json",
  ) as { rows: { kind: string; rule: string; falseFail: number | null }[] };
  const fails = (rule: string): number =>
    Math.min(...rows.filter((r) => r.rule === rule && r.kind === "unchanged").map((r) => r.falseFail!));
  // 12 of 61 were reported; a threshold 0.03 below the mean of 0.7 fails more than that
  expect(fails("threshold-below")).toBeGreaterThan(12 / 61);
  expect(fails("gate")).toBe(0);
});

test("too few questions are refused with what it takes", () => {
  write("few.csv", scores(19, [3]));
  const { code, err } = gatestats("simulate gate few.csv few.csv --metric hit@5 --margin 0.1");
  expect(code).toBe(2);
  expect(err).toContain("give 20 or more");
});

for (const workers of [1, 2])
  test(`Ctrl-C stops with ${workers} worker(s), says how far it came, ends in 130 and writes nothing`, async () => {
    const never = `${tmpdir()}/never-${process.pid}.json`;
    const { code, err } = await interrupted(
      `simulate gate bm25.csv tfidf.csv --metric hit@5 --margin 0.05 --cluster none --draws 200000 --workers ${workers} -o ${never}`,
    );
    expect(code, err).toBe(130);
    expect(err).toMatch(/stopped after [\d,]+ of 200,000 draws. Nothing was written/);
    expect(existsSync(never)).toBe(false);
  });

const coverage = "simulate coverage before.csv --metric hit@5 --cluster doc_id";

test("simulate coverage gives the same numbers with one worker and with two", () => {
  const line = `${coverage} --draws 30 --documents 5 --method estimate,t,t-cr2,bootstrap-t,wald-iid --json`;
  const one = body(`${line} --workers 1`);
  expect(body(`${line} --workers 2`)).toEqual(one);
  const results = one.results as { estimand: string; rows: { method: string; recommended: boolean }[] }[];
  expect(results.map(({ estimand }) => estimand)).toEqual(["micro", "macro"]);
  // t is for documents, t-cr2 and Wald's for questions; what is recommended comes first
  expect(results.map(({ rows }) => rows.map(({ method }) => method))).toEqual([
    ["estimate", "t-cr2", "bootstrap-t", "wald-iid"],
    ["estimate", "t", "bootstrap-t"],
  ]);
  expect(results.flatMap(({ rows }) => rows.filter(({ recommended }) => recommended)).length).toBe(2);
});

test("of two systems it covers their difference, and says what compare takes", () => {
  const line = coverage.replace("before.csv", "before.csv after.csv");
  const { of, results } = body(
    `${line} --estimand macro --documents 10 --draws 20 --method compare,t --json`,
  );
  expect(of).toBe("differences");
  const [{ rows, truth }] = results as { truth: number; rows: { method: string }[] }[];
  expect(truth).toBeCloseTo(-4 / 400, 12);
  expect(rows.map(({ method }) => method)).toEqual(["compare", "t"]);
});

test("small populations are drawn from with replacement, and the text says which", () => {
  const { out } = gatestats(`${coverage} --estimand macro --documents 4,20 --draws 20 --method estimate,t`);
  const words = out.replaceAll(/\s+/g, " ");
  expect(words).toMatch(
    / 4 documents, the mean over documents \(truly [\d.]+\); 20 samples drawn without replacement/,
  );
  expect(words).toMatch(
    / 20 documents, the mean over documents \(truly [\d.]+\); 20 samples drawn with replacement/,
  );
  expect(words).toMatch(
    /gatestats estimate before.csv --cluster doc_id --estimand macro \\ --metric hit@5 $/,
  );
  expect(out).toContain("estimate *");
});

test.each([
  ["simulate coverage", "needs a file, but none was given"],
  ["simulate coverage before.csv after.csv before.csv", "takes one file, or two"],
  [`${coverage} --documents 41`, "--documents 41 is more than the 40 documents that there are"],
  [`${coverage} --method bootstrap`, 'does not know "bootstrap"'],
  [`${coverage} --method compare`, 'does not know "compare"'],
  [`${coverage} --margin 0.1`, "simulate coverage has no flag --margin"],
  ["simulate coverage before.csv --metric hit@5", "share documents"],
])("bad usage of coverage ends in 2 and says what to do: %s", (line, says) => {
  const { code, out, err } = gatestats(line);
  expect([code, out]).toEqual([2, ""]);
  expect(err.replaceAll(/\s+/g, " ")).toContain(says);
});
