import { describe, expect, test } from "vitest";
import { examples, gatestats, range, scores, shell, write } from "./gatestats.ts";

interface Checked {
  readonly files: readonly {
    readonly table: { readonly metrics: readonly { readonly name: string }[] } | null;
    readonly error: { readonly code: string } | null;
  }[];
  readonly overlap: {
    readonly common: number;
    readonly nearMiss: { readonly transforms: string[] } | null;
  } | null;
  readonly problem: { readonly code: string } | null;
  readonly next: { readonly does: string; readonly words: readonly string[] } | null;
}

function checked(words: readonly string[]): Checked {
  const { out, err } = gatestats(["check", ...words, "--json"]);
  expect(err).toBe("");
  return JSON.parse(out);
}

/** Runs the command that check suggests, as a shell would, and gives its words and exit code. */
function suggested(words: readonly string[]): readonly [line: string, code: number | null] {
  const line = checked(words).next?.words.join(" ") ?? "";
  const { code, err } = shell(line);
  expect(err, line).toBe("");
  return [line, code];
}

function csv(name: string, header: string, rows: readonly (readonly (string | number)[])[]): string {
  return write(name, `${[header, ...rows.map((row) => row.join(","))].join("\n")}\n`);
}

describe("one file", () => {
  test("shows format, rows, ids, metrics, clusters, what a gate would need and the next command", () => {
    const { code, out, err } = gatestats("check golden/pass/baseline.csv", { cwd: examples });
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^golden\/pass\/baseline\.csv holds 600 questions and 3 metrics\.\n/);
    expect(out).toContain("  ids       from id: ");
    expect(out).toMatch(/hit@1 +0\/1 +600 +0 +0\.1617/);
    expect(out).toMatch(/doc_id +205 +2 % +0\.018 +1\.27 +documents\?/);
    expect(out).toContain("0.02                           149");
    expect(out).toContain("gatestats estimate golden/pass/baseline.csv --metric hit@1");
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  test("the design effect is the one that estimate tells", () => {
    const words = ["examples/golden/pass/baseline.csv"].map((path) => path.replace("examples", examples));
    const [{ table }] = JSON.parse(gatestats(["check", ...words, "--json"]).out).files;
    const told = table.groups.candidates[0].metrics.find(
      ({ metric }: { metric: string }) => metric === "hit@5",
    );
    const flags = ["--metric", "hit@5", "--cluster", "doc_id", "--estimand", "micro", "--json"];
    const [estimate] = JSON.parse(gatestats(["estimate", ...words, ...flags]).out).results;
    expect(told.icc).toBeCloseTo(estimate.icc, 12);
    expect(told.designEffect).toBeCloseTo(estimate.designEffect, 12);
  });

  test("scored, missing and failed add up to all rows (A10)", () => {
    const path = csv("counts.csv", "id,score,error", [
      ["q1", 1, ""],
      ["q2", "", ""],
      ["q3", 0, "timeout"],
      ["q4", 0, ""],
    ]);
    const [{ table }] = JSON.parse(gatestats(["check", path, "--json"]).out).files;
    expect(table.metrics[0]).toMatchObject({ scored: 2, missing: 1, failed: 1, mean: 0.5 });
    const { out } = gatestats(["check", path]);
    expect(out).toMatch(/scored +missing +failed +mean/);
    expect(out).toMatch(/score +0\/1 +2 +1 +1 +0\.5000/);
  });

  test("a score written as text counts, and the scale that was seen is told (E68)", () => {
    const path = write(
      "judged.json",
      JSON.stringify(range(0, 9).map((i) => ({ id: `q${i}`, score: `${1 + (i % 5)}` }))),
    );
    const { code, out } = gatestats(["check", path]);
    expect(code).toBe(0);
    expect(out).toContain("1 to 5");
    expect(out).toContain("as on a scale of 1 to 5: --range 1,5");
    expect(suggested([path])).toEqual([`gatestats estimate judged.json --metric score --range 1,5`, 0]);
  });

  test("scores rounded to two decimals, constant and empty columns are told", () => {
    const path = csv(
      "odd.csv",
      "id,rounded,same,none",
      range(0, 12).map((i) => [`q${i}`, (i * 7) / 100 + 0.01, 1, ""]),
    );
    const { out } = gatestats(["check", path]);
    expect(out).toContain("rounded: 2 decimals only");
    expect(out).toContain("same: every score is the same");
    expect(suggested([path])[0]).toContain("--metric rounded");
  });

  test("duplicates are counted and named, with what to say", () => {
    const path = csv("twice.csv", "id,score", [
      ["q1", 1],
      ["q1", 0],
      ["q2", 1],
      ["q3", 0],
    ]);
    const { code, out } = gatestats(["check", path]);
    expect(code).toBe(0);
    expect(out).toContain("1 id on several rows, up to 2 each: q1 (lines 2, 3)");
    expect(suggested([path])).toEqual(["gatestats estimate twice.csv --metric score --repeats average", 0]);
  });

  test("a column that tells duplicates apart is taken for systems", () => {
    const path = csv(
      "long.csv",
      "id,model,hit",
      range(0, 60).flatMap((i) => [
        [`q${i}`, "new", i % 3 ? 1 : 0],
        [`q${i}`, "old", i % 4 ? 1 : 0],
      ]),
    );
    const [line, code] = suggested([path]);
    expect(line).toBe(
      "gatestats gate long.csv --system-column model --baseline old --candidate new --metric hit --margin 0.05",
    );
    expect(code).not.toBe(2);
    expect(gatestats(["check", path, "--system-column", "model"]).out).toContain(
      "Systems, told apart by model",
    );
    const three = csv(
      "three.csv",
      "id,model,hit",
      range(0, 60).flatMap((i) => ["a", "b", "c"].map((model, k) => [`q${i}`, model, i % (k + 2) ? 1 : 0])),
    );
    expect(suggested([three])).toEqual(["gatestats compare three.csv --system-column model --metric hit", 0]);
    expect(suggested([path, "--where", "model=old"])).toEqual([
      "gatestats estimate long.csv --metric hit --where model=old",
      0,
    ]);
  });

  test("documents that stand in the ids are offered, and work", () => {
    const path = csv(
      "prefixed.csv",
      "id,hit",
      range(0, 60).map((i) => [`doc${Math.floor(i / 6)}#${i}`, i % 3 ? 1 : 0]),
    );
    expect(suggested([path])).toEqual([
      "gatestats estimate prefixed.csv --metric hit --cluster 'id:prefix#' --estimand macro",
      0,
    ]);
  });

  test("cells that name several documents are told, and taken together", () => {
    const path = csv(
      "several.csv",
      "id,doc_id,hit",
      range(0, 60).map((i) => [`q${i}`, `d${i % 20}${i % 7 ? "" : `;d${(i % 20) + 20}`}`, i % 3 ? 1 : 0]),
    );
    expect(gatestats(["check", path]).out).toContain("seem to name several documents");
    const [line, code] = suggested([path]);
    expect([line.includes("--multi components --cluster-separator ';'"), code]).toEqual([true, 0]);
  });

  test("a file of totals", () => {
    const path = csv(
      "totals.csv",
      "doc_id,claims,supported",
      range(0, 30).map((i) => [`d${i}`, 4 + (i % 3), 3 + (i % 2)]),
    );
    const [line, code] = suggested([path, "--totals", "claims,supported"]);
    expect(line).toBe("gatestats estimate totals.csv --totals claims,supported --estimand macro");
    expect(code).toBe(0);
  });

  test("a key of several columns", () => {
    const rows = range(0, 40).map((i) => [i % 2 ? "a" : "b", Math.floor(i / 2), i % 3 ? 1 : 0]);
    const path = csv("keys.csv", "subset,id,hit", rows);
    expect(gatestats(["check", path]).out).toContain("on several rows");
    const { out } = gatestats(["check", path, "--id", "subset,id"]);
    expect(out).toContain("ids       from subset,id together: b/0, a/0, b/1, …");
    expect(out).toContain("40, one a question");
  });

  test("standard input is looked at too, and no command is suggested that could not read it again", () => {
    const { code, out } = gatestats(["check", "-"], { input: scores(60, [1]) });
    expect(code).toBe(0);
    expect(out).toContain("- holds 60 questions");
    expect(out).not.toContain("Next");
  });
});

describe("two files", () => {
  test("that fit together: what gate would need, and the gate itself", () => {
    write("fit-a.csv", scores(200, range(0, 20), "id,doc_id,hit@5"));
    write("fit-b.csv", scores(200, range(0, 24), "id,doc_id,hit@5"));
    const { code, out } = gatestats("check fit-a.csv fit-b.csv");
    expect(code).toBe(0);
    expect(out).toMatch(/^The files can be compared: 200 questions, the same in both\.\n/);
    expect(out).toContain("for 80 % power");
    const [line, verdict] = suggested(["fit-a.csv", "fit-b.csv"]);
    expect(line).toBe(
      "gatestats gate fit-a.csv fit-b.csv --metric hit@5 --cluster doc_id --estimand macro --margin 0.05",
    );
    expect([0, 1, 3]).toContain(verdict);
  });

  test("of different formats are set side by side, and gated (C33)", () => {
    const lines = range(0, 80).map((i) =>
      JSON.stringify({ test_id: `q${i}`, score: i % 4 ? 1 : 0, target: "gpt", timestamp: "2026-01-01" }),
    );
    write("run.jsonl", `${lines.join("\n")}\n`);
    write(
      "run.json",
      JSON.stringify({ results: range(0, 80).map((i) => ({ id: `q${i}`, score: i % 5 ? 1 : 0 })) }),
    );
    write(
      "run.csv",
      `id,score\n${range(0, 80)
        .map((i) => `q${i},${i % 3 ? "pass" : "fail"}`)
        .join("\n")}\n`,
    );
    const { out } = gatestats("check run.jsonl run.csv run.json");
    expect(out).toContain("AgentV results, JSONL");
    expect(out).toContain("80 questions, the same in all 3");
    for (const pair of [
      ["run.jsonl", "run.csv"],
      ["run.csv", "run.json"],
      ["run.json", "run.jsonl"],
    ]) {
      const [line, code] = suggested(pair);
      expect(line).toContain("--metric score --margin 0.05");
      expect([0, 1, 3]).toContain(code);
    }
    expect(suggested(["run.jsonl", "run.csv", "run.json"])[1]).toBe(0);
  });

  test("with ids that differ by their separator: the flag that makes them match, which works (D45)", () => {
    csv(
      "turn-a.csv",
      "id,score",
      range(0, 40).map((i) => [`task${i}::1`, i % 2]),
    );
    csv(
      "turn-b.csv",
      "id,score",
      range(0, 40).map((i) => [`task${i}<::>1`, i % 3 ? 1 : 0]),
    );
    const { code, out } = gatestats("check turn-a.csv turn-b.csv");
    expect(code).toBe(0);
    expect(out).toMatch(/^The files have no question in common\.\n/);
    expect(out.replaceAll(/\s+/g, " ")).toContain("--id-transform '<::>=::' makes them match");
    const [line, verdict] = suggested(["turn-a.csv", "turn-b.csv"]);
    expect(line).toContain("--id-transform '<::>=::'");
    expect([0, 1, 3]).toContain(verdict);
    const changed = gatestats(["check", "turn-a.csv", "turn-b.csv", "--id-transform", "<::>=::"]);
    expect(changed.out).toContain("The files can be compared: 40 questions");
  });

  test("with questions of one side only: counted, named, and what to say (D49)", () => {
    csv(
      "some-a.csv",
      "id,score",
      range(0, 30).map((i) => [`q${i}`, i % 2]),
    );
    csv(
      "some-b.csv",
      "id,score",
      range(3, 30).map((i) => [`q${i}`, i % 2]),
    );
    const { out } = gatestats("check some-a.csv some-b.csv");
    expect(out).toMatch(/^The files do not fit together yet: 27 questions are in both\.\n/);
    expect(out).toContain("Missing from some-b.csv: 3 questions (q0, q1, q2)");
    expect(out).toContain("Missing from some-a.csv: 3 questions (q30, q31, q32)");
    const [line, code] = suggested(["some-a.csv", "some-b.csv"]);
    expect(line).toContain("--unmatched drop");
    expect([0, 1, 3]).toContain(code);
  });

  test("that disagree on a question's document: told, and no command that would fail", () => {
    csv(
      "doc-a.csv",
      "id,doc_id,score",
      range(0, 30).map((i) => [`q${i}`, `d${i % 5}`, i % 2]),
    );
    csv(
      "doc-b.csv",
      "id,doc_id,score",
      range(0, 30).map((i) => [`q${i}`, `d${(i + 1) % 5}`, i % 2]),
    );
    const { out } = gatestats("check doc-a.csv doc-b.csv");
    expect(out).toContain('doc_id differs for 30 questions: q0 is of "d0" and "d1"');
    expect(checked(["doc-a.csv", "doc-b.csv"])).toMatchObject({
      problem: { code: "group-mismatch" },
      next: null,
    });
  });

  test("of three one with a single question in common leaves no command that would fail", () => {
    for (const [name, ids] of Object.entries({ a: range(0, 9), b: range(0, 9), c: range(8, 9) }))
      csv(
        `three-${name}.csv`,
        "id,score",
        ids.map((i) => [`q${i}`, i % 2]),
      );
    expect(checked(["three-a.csv", "three-b.csv", "three-c.csv"]).next).toBeNull();
  });

  test("without a metric in common", () => {
    csv(
      "m-a.csv",
      "id,recall",
      range(0, 9).map((i) => [`q${i}`, i % 2]),
    );
    csv(
      "m-b.csv",
      "id,faithfulness",
      range(0, 9).map((i) => [`q${i}`, i % 2]),
    );
    const { code, out } = gatestats("check m-a.csv m-b.csv");
    expect(code).toBe(0);
    expect(out).toMatch(/^The files have no metric in common\.\n/);
    expect(out).toContain("Only in m-a.csv: recall.");
  });

  test("one that cannot be read shows its error in place, the other is described, and the code is 2", () => {
    write("whole.csv", scores(60, [1]));
    write("broken.csv", "id,score\nq1,1\nq2,0,7\n");
    const { code, out, err } = gatestats("check broken.csv whole.csv missing.csv");
    expect([code, err]).toEqual([2, ""]);
    expect(out).toMatch(/^2 of 3 files cannot be read as scores: broken\.csv, missing\.csv\.\n/);
    expect(out).toContain("Line 3 has 3 fields where the header has 2");
    expect(out).toContain("missing.csv does not exist");
    expect(out).toContain("whole.csv: 60 questions and 1 metric");
    expect(out).not.toContain("Next");
    const { files } = checked(["broken.csv", "whole.csv"]);
    expect(files.map(({ error }) => error?.code ?? null)).toEqual(["wrong-field-count", null]);
  });
});

describe("flags", () => {
  test("--id-transform in a gate makes ids match, and refuses to merge ids", () => {
    csv(
      "t-a.csv",
      "id,score",
      range(0, 70).map((i) => [`Q-${i}`, 1]),
    );
    csv(
      "t-b.csv",
      "id,score",
      range(0, 70).map((i) => [`q_${i}`, 1]),
    );
    const words = ["gate", "t-a.csv", "t-b.csv", "--metric", "score", "--margin", "0.05"];
    expect(gatestats(words).code).toBe(2);
    expect(gatestats([...words, "--id-transform", "_=-", "--id-transform", "lower"]).code).toBe(0);
    const merged = gatestats([...words, "--id-transform", "-=", "--id-transform", "1="]);
    expect([merged.code, merged.err.includes("both become")]).toEqual([2, true]);
    const wrong = gatestats([...words, "--id-transform", "upper"]);
    expect([wrong.code, wrong.err.includes("does not say what is replaced by what")]).toEqual([2, true]);
  });

  test("--cluster and --metric name what is looked at", () => {
    csv(
      "named.csv",
      "id,chapter,a,b",
      range(0, 40).map((i) => [`q${i}`, `c${i % 8}`, 1, i % 2]),
    );
    const [line, code] = suggested(["named.csv", "--cluster", "chapter", "--metric", "b"]);
    expect([line, code]).toEqual([
      "gatestats estimate named.csv --metric b --cluster chapter --estimand macro",
      0,
    ]);
    expect(suggested(["named.csv", "--cluster", "none"])).toEqual([
      "gatestats estimate named.csv --metric b --cluster none",
      0,
    ]);
  });
});

describe("hostile files end in an error told in place, never in a fault", () => {
  const hostile: Readonly<Record<string, string>> = {
    "empty.csv": "",
    "header.csv": "id,score\n",
    "null.json": "null",
    "numbers.json": "[1,2,3]",
    "nested.json": '[{"id":{"a":1},"score":[1]}]',
    "proto.jsonl": '{"id":"__proto__","__proto__":{"x":1},"score":1}\n{"id":"constructor","score":0}\n',
    "cut.json": '[{"id":"q1","score":1},{"id":"q2"',
    "same.csv": "id,doc_id,score\nq1,d1,1\nq1,d2,0\n",
    "one.csv": "id,score\nq1,1\n",
    "text.csv": "id,answer\nq1,yes and no\nq2,perhaps\n",
  };
  test.each(Object.entries(hostile))("%s", (name, text) => {
    write(name, text);
    const { code, out, err } = gatestats(["check", name]);
    expect(err).toBe("");
    expect([0, 2]).toContain(code);
    expect(out).toContain(name);
    const line = checked([name]).next?.words.join(" ");
    if (line !== undefined) expect(shell(line).code, line).toBe(0);
  });
});
