import { describe, expect, test } from "vitest";
import { gatestats, range, write } from "./gatestats.ts";

// What users of neighbouring tools reported, tried on the built program. docs/user-reports.md lists every report.

const margin = ["--metric", "score", "--margin", "0.02"];

/** Writes a CSV of one score a row. */
function file(name: string, rows: readonly (readonly (string | number)[])[], header = "id,score"): string {
  return write(name, `${[header, ...rows.map((row) => row.join(","))].join("\n")}\n`);
}

/** `count` questions with the score that a function gives each. */
function questions(count: number, score: (i: number) => string | number): (string | number)[][] {
  return range(0, count).map((i) => [`q${i}`, score(i)]);
}

/** Every question `scores.length` times. */
function repeats(count: number, scores: (i: number) => readonly number[]): (string | number)[][] {
  return range(0, count).flatMap((i) => scores(i).map((score) => [`q${i}`, score]));
}

describe("missing scores and failed judges", () => {
  test("half of the candidate's scores missing is never a pass, however good the rest (A2)", () => {
    const before = file(
      "a2-before.csv",
      questions(10, () => 1),
    );
    const after = file(
      "a2-after.csv",
      questions(10, (i) => (i < 5 ? 1 : "NaN")),
    );
    const { code, out } = gatestats(["gate", before, after, "--metric", "score", "--margin", "0.3"]);
    expect(code).toBe(3);
    expect(out).toContain("5 of 10 scored, 5 missing");
  });

  test("a mean stands next to the questions it rests on (A3)", () => {
    const one = file("a3.csv", [
      ["q1", 0.8],
      ["q2", "NaN"],
      ["q3", ""],
      ["q4", 0.6],
    ]);
    expect(gatestats(["estimate", one]).out).toContain("2 of 4 questions scored, 2 missing");
  });

  test("too few scores are refused with their counts where --min-coverage asks for more (A3)", () => {
    const half = file(
      "a3-half.csv",
      questions(100, (i) => (i < 51 ? "" : 1)),
    );
    const whole = file(
      "a3-whole.csv",
      questions(100, () => 1),
    );
    const least = ["--min-coverage", "0.5"];
    for (const words of [
      ["gate", whole, half, "--metric", "score", "--margin", "0.3", ...least],
      ["gate", half, "--metric", "score", "--threshold", "0.3", ...least],
      ["compare", whole, half, "--metric", "score", ...least],
      ["estimate", half, "--metric", "score", ...least],
    ]) {
      const { code, out, err } = gatestats(words);
      expect([code, out]).toEqual([2, ""]);
      expect(err.replaceAll(/\s+/g, " ")).toContain(
        "a3-half.csv has a score of score for 49 of 100 questions (51 missing, 0 failed); --min-coverage asks for 50.",
      );
      expect(gatestats([...words.slice(0, -1), "0.49"]).code).not.toBe(2);
    }
    const lost = file(
      "a3-lost.csv",
      questions(80, () => 1),
    );
    const dropped = ["gate", whole, lost, "--metric", "score", "--margin", "0.3", "--unmatched", "drop"];
    expect(gatestats([...dropped, "--min-coverage", "0.9"]).err).toContain("80 of 100");
    expect(gatestats([...dropped, "--min-coverage", "90%"]).code).toBe(2);
  });

  test("JSON has mean, scored, missing and errors of each metric and side (A4)", () => {
    const before = file("a4-before.csv", [["q0", 1, ""], ...scoredWithErrors(60)], "id,score,error");
    const after = file("a4-after.csv", [["q0", "", ""], ...scoredWithErrors(60)], "id,score,error");
    const { out } = gatestats(["gate", before, after, ...margin, "--json"]);
    const [{ metric, baseline, candidate }] = JSON.parse(out).results;
    expect(metric).toBe("score");
    expect(baseline).toEqual({ mean: 1, scored: 60, missing: 0, errors: 1 });
    expect(candidate).toEqual({ mean: 1, scored: 59, missing: 1, errors: 1 });
  });

  test("a question without any score is missing in every metric, not a zero (A6)", () => {
    const empty = file(
      "a6.csv",
      range(0, 50).map((i) => [`q${i}`, i === 7 ? "" : 1, i === 7 ? "" : 1]),
      "id,a,b",
    );
    const { out } = gatestats(["estimate", empty, "--metric", "a", "--metric", "b", "--json"]);
    const results = JSON.parse(out).results as { value: number; questions: number; missing: number }[];
    for (const { value, missing } of results) expect([value, missing]).toEqual([1, 1]);
    expect(results).toHaveLength(2);
  });

  test("one NaN among fifty scores still gets an answer (A7)", () => {
    const before = file(
      "a7-before.csv",
      questions(50, () => 1),
    );
    const after = file(
      "a7-after.csv",
      questions(50, (i) => (i === 9 ? "NaN" : 1)),
    );
    const { code, out, err } = gatestats(["gate", before, after, "--metric", "score", "--margin", "0.1"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("49 of 50 scored, 1 missing");
  });

  test("a zero that carries an error is no score, so the candidate wins nothing by it (A8)", () => {
    const before = file("a8-before.csv", [["q0", 0, "judge timeout"], ...full(400)], "id,score,error");
    const after = file("a8-after.csv", [["q0", 1, ""], ...full(400)], "id,score,error");
    const { out } = gatestats(["gate", before, after, ...margin]);
    expect(out).toContain("1.0000  400 of 401 scored, 1 failed to score");
    expect(out).toContain("Questions: 0 worse, 0 better, 400 unchanged.");
  });

  test("better, worse, unchanged and missing add up to all questions (A10)", () => {
    const before = file(
      "a10-before.csv",
      questions(40, (i) => (i % 4 === 0 ? "null" : i % 2)),
    );
    const after = file(
      "a10-after.csv",
      questions(40, (i) => (i % 5 === 0 ? "" : i % 3 === 0 ? 1 : 0)),
    );
    const { out } = gatestats(["gate", before, after, ...margin, "--json"]);
    const [{ wins, losses, ties, questions: compared }] = JSON.parse(out).results;
    const incomplete = range(0, 40).filter((i) => i % 4 === 0 || i % 5 === 0).length;
    expect(wins + losses + ties).toBe(compared);
    expect(compared + incomplete).toBe(40);
  });

  test("a metric without scores never passes in the shadow of another (A17)", () => {
    const before = file(
      "a17-before.csv",
      range(0, 300).map((i) => [`q${i}`, 1, 1]),
      "id,a,b",
    );
    const after = file(
      "a17-after.csv",
      range(0, 300).map((i) => [`q${i}`, 1, i < 150 ? "NaN" : 1]),
      "id,a,b",
    );
    const words = ["gate", before, after, "--metric", "a", "--metric", "b", "--margin", "0.02", "--json"];
    const { code, out } = gatestats(words);
    const verdicts = JSON.parse(out).results.map((result: { verdict: string }) => result.verdict);
    expect([code, verdicts]).toEqual([3, ["pass", "inconclusive"]]);
  });

  test("scores of 1 to 5 are refused until their range is said (A17)", () => {
    const stars = file(
      "a17-stars.csv",
      questions(30, (i) => 1 + (i % 5)),
    );
    expect(gatestats(["estimate", stars, "--metric", "score"]).code).toBe(2);
    const { code, out } = gatestats(["estimate", stars, "--metric", "score", "--range", "1,5"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^score is 3\.0000/);
  });
});

describe("repeats", () => {
  const average = ["--repeats", "average"];

  test("repeats are one question each, and their noise within a question is shown (B18)", () => {
    const flickering = file(
      "b18.csv",
      repeats(40, (i) => [1, i % 2, 1, 0, 1]),
    );
    const { code, out } = gatestats(["estimate", flickering, ...average]);
    expect(code).toBe(0);
    expect(out).toContain("40 of 40 questions scored");
    expect(out).toContain("40 questions had several scores, which were averaged (up to 5 each)");
    expect(out).toMatch(/within\s+a question they vary with standard deviation 0\.\d*[1-9]/);
  });

  test("one question at 5 of 5 and one at 0 of 5 have a mean of one half, and a rate that moved is named (B19)", () => {
    const before = file(
      "b19-before.csv",
      repeats(2, (i) => Array(5).fill(i === 0 ? 1 : 0)),
    );
    const after = file(
      "b19-after.csv",
      repeats(2, (i) => (i === 0 ? [1, 0, 1, 0, 0] : [0, 0, 0, 0, 0])),
    );
    const { out } = gatestats(["gate", before, after, ...margin, ...average]);
    expect(out).toContain("baseline   0.5000  2 of 2 scored");
    expect(out).toContain("worse: q0 1 → 0.4");
  });

  test("how often each repeated question passed is listed, also where it did not change (B19)", () => {
    const before = file(
      "b19-rates.csv",
      repeats(30, (i) => (i === 3 ? [0, 0, 0, 0, 0] : i === 7 ? [1, 0, 1, 1, 0] : [1, 1, 1, 1, 1])),
    );
    const flat = (text: string): string => text.replaceAll(/\s+/g, " ");
    const rates =
      "of 30 repeated questions 28 passed every time, 1 never, 1 now and then: q3 0 of 5, q7 3 of 5";
    const gated = gatestats(["gate", before, before, "--metric", "score", "--margin", "0.1", ...average]);
    expect(gated.code).toBe(0);
    expect(flat(gated.out).split(rates)).toHaveLength(3);
    expect(flat(gatestats(["estimate", before, "--metric", "score", ...average]).out)).toContain(rates);
    const { out } = gatestats(["estimate", before, "--metric", "score", ...average, "--json"]);
    expect(JSON.parse(out).results[0].repeatRates.lowest[0]).toEqual({ id: "q3", passed: 0, repeats: 5 });
  });

  test("repeats that never differ are said to look cached (B20)", () => {
    const cached = file(
      "b20.csv",
      repeats(20, (i) => Array(3).fill(0.05 + (i % 9) / 10)),
    );
    expect(gatestats(["estimate", cached, ...average]).out).toContain("they look cached");
  });

  test("0.62, 0.58 and 0.61 against 0.6 is inconclusive, and no number of repeats makes it questions (B22)", () => {
    const near = file(
      "b22.csv",
      repeats(12, (i) => [0.62, 0.58, 0.61].map((score) => score + 0.03 * ((i % 3) - 1))),
    );
    const { code, out } = gatestats(["gate", near, "--threshold", "0.6", ...average]);
    expect(code).toBe(3);
    expect(out).toMatch(/^INCONCLUSIVE {2}12 questions cannot tell/);
    const single = file("b22-single.csv", [
      ["q1", 0.62],
      ["q1", 0.58],
      ["q1", 0.61],
    ]);
    expect(gatestats(["gate", single, "--threshold", "0.6", ...average]).code).toBe(2);
  });

  test("both sides may have repeats, and a flaky baseline makes no regression (B27)", () => {
    const flaky = (shift: number) =>
      repeats(300, (i) =>
        (i + shift) % 50 === 0 ? [1, 0, 1] : (i + shift) % 50 === 1 ? [0, 1, 0] : [1, 1, 1],
      );
    const before = file("b27-before.csv", flaky(0));
    const after = file("b27-after.csv", flaky(10));
    const { code, out } = gatestats(["gate", before, after, ...margin, ...average]);
    expect(code).toBe(0);
    expect(out).toContain("300 questions; rule paired");
    expect(out).toContain("300 questions had several scores");
  });

  test("one loss traded for one win is shown on a pass, with both questions named (B29)", () => {
    const before = file(
      "b29-before.csv",
      questions(400, (i) => (i === 3 ? 0 : 1)),
    );
    const after = file(
      "b29-after.csv",
      questions(400, (i) => (i === 7 ? 0 : 1)),
    );
    const { code, out } = gatestats(["gate", before, after, ...margin]);
    expect(code).toBe(0);
    expect(out).toContain("Questions: 1 worse, 1 better, 398 unchanged.");
    expect(out).toContain("worse: q7 1 → 0");
    expect(out).toContain("better: q3 0 → 1");
  });
});

describe("comparing two runs", () => {
  test("a document column in sight is asked for in every command that needs it (C32)", () => {
    const rows = range(0, 200).map((i) => [`q${i}`, `d${i % 10}`, i % 2]);
    const documents = file("c32.csv", rows, "id,doc_id,score");
    for (const words of [
      ["gate", documents, documents, ...margin],
      ["gate", documents, "--threshold", "0.5"],
      ["compare", documents, documents],
      ["estimate", documents],
    ]) {
      const { code, err } = gatestats(words);
      expect(code).toBe(2);
      for (const way of ["--cluster doc_id", "--strata doc_id", "--cluster none"]) expect(err).toContain(way);
    }
  });

  test("ten documents of twenty questions that go together weigh like ten, not like two hundred (C32)", () => {
    const rows = range(0, 200).map((i) => [`q${i}`, `d${i % 10}`, i % 10 < 5 || i % 7 === 0 ? 1 : 0]);
    const documents = file("c32-alike.csv", rows, "id,doc_id,score");
    const width = (...ways: string[]): number => {
      const [{ lower, upper }] = JSON.parse(
        gatestats(["estimate", documents, ...ways, "--json"]).out,
      ).results;
      return upper - lower;
    };
    const asQuestions = width("--cluster", "none");
    expect(width("--cluster", "doc_id", "--estimand", "macro")).toBeGreaterThan(3 * asQuestions);
  });

  test("twelve questions that tie get no verdict but an explicit answer (C34)", () => {
    const twelve = file(
      "c34.csv",
      questions(12, (i) => i % 2),
    );
    const { code, out } = gatestats(["gate", twelve, twelve, ...margin]);
    expect(code).toBe(3);
    expect(out).toContain("Questions: 0 worse, 0 better, 12 unchanged.");
    expect(out).toContain("at least 149 are needed");
  });

  test("any column can name the cluster, nested ones by their path (C35)", () => {
    const rows = range(0, 200).map((i) => ({ id: `q${i}`, metadata: { clip: `v${i % 20}` }, score: i % 2 }));
    const nested = write("c35.json", JSON.stringify(rows));
    const { out } = gatestats(`estimate ${nested} --metric score --cluster metadata.clip --estimand macro`);
    expect(out).toContain("20 documents");
  });
});

describe("ids", () => {
  test("a set of questions that changed is an input error, in whichever way it did (D41)", () => {
    const ids = (from: number) => questions(3, () => 1).map(([, score], i) => [`q${from + i}`, score]);
    const before = file("d41-before.csv", ids(1));
    const after = file("d41-after.csv", ids(2));
    const { code, err } = gatestats(["gate", before, after, ...margin]);
    expect(code).toBe(2);
    expect(err).toContain("2 of 3 ids");
  });

  test("a key that repeats is refused in a comparison, with its lines (D43)", () => {
    const twice = file("d43.csv", [
      ["a", 1],
      ["b", 1],
      ["a", 0],
    ]);
    const { code, err } = gatestats(["gate", twice, twice, ...margin]);
    expect(code).toBe(2);
    expect(err).toContain("a (lines 2, 4)");
  });

  test("a key of two columns pairs rows that one alone confuses (D43)", () => {
    const rows = (score: (i: number) => number): (string | number)[][] =>
      range(0, 80).map((i) => [i % 2 ? "math" : "code", Math.floor(i / 2), score(i)]);
    const before = file(
      "d43-before.csv",
      rows(() => 1),
      "subset,id,score",
    );
    const after = file("d43-after.csv", rows((i) => (i === 3 ? 0 : 1)).reverse(), "subset,id,score");
    expect(gatestats(["gate", before, after, ...margin]).code).toBe(2);
    const { code, out } = gatestats(["gate", before, after, ...margin, "--id", "subset,id"]);
    expect(code).toBe(3);
    expect(out).toContain("worse: math/1 1 → 0");
  });

  test("ids that differ by their separator are shown as a near miss, with the flag that makes them match (D45)", () => {
    const rows = (separator: string): (string | number)[][] =>
      range(0, 70).map((i) => [`t${i}${separator}1`, 1]);
    const before = file("d45-before.csv", rows("<::>"));
    const after = file("d45-after.csv", rows("::"));
    const { code, err } = gatestats(["gate", before, after, ...margin]);
    expect(code).toBe(2);
    const hint = err.replaceAll(/\s+/g, " ");
    expect(hint).toContain("would match but for separators");
    const [, flag] = /say --id-transform '(.*?)'/.exec(hint) ?? [];
    expect(flag).toBe("<::>=::");
    const words = ["gate", before, after, "--metric", "score", "--margin", "0.05", "--id-transform", flag];
    expect(gatestats(words).code).toBe(0);
  });

  test("ids of 64 bits are not merged where a double would round them (D57)", () => {
    const rows = range(0, 300).map((i) => `{"id":90071992547409${String(i + 900)},"score":1}`);
    const big = write("d57.json", `[${rows.join(",")}]`);
    const { code, out } = gatestats(["gate", big, big, ...margin]);
    expect(code).toBe(0);
    expect(out).toContain("300 of 300 scored");
  });
});

describe("thresholds, rounding and exit codes", () => {
  test("one verdict has one word and one exit code, in text and in JSON (E58)", () => {
    const low = file(
      "e58.csv",
      questions(31, (i) => (i < 3 ? 0.7 : 0.95)),
    );
    const text = gatestats(["gate", low, "--threshold", "0.8"]);
    const json = gatestats(["gate", low, "--threshold", "0.8", "--json"]);
    const { verdict, exitCode } = JSON.parse(json.out);
    expect([text.code, json.code, exitCode, verdict]).toEqual([0, 0, 0, "pass"]);
    expect(text.out).toMatch(/^PASS/);
  });

  test("a hard benchmark on which most questions fail passes when nothing got worse (E59)", () => {
    const hard = file(
      "e59.csv",
      questions(300, (i) => (i % 5 < 2 ? 1 : 0)),
    );
    expect(gatestats(["gate", hard, hard, ...margin]).code).toBe(0);
  });

  test("0.7966 against a threshold of 0.80 is not printed as 0.80 (E62)", () => {
    const near = file(
      "e62.csv",
      questions(200, (i) => 0.7966 + (i % 2 ? 0.0001 : -0.0001)),
    );
    const { code, out } = gatestats(["gate", near, "--threshold", "0.8"]);
    expect(code).toBe(1);
    expect(out).toContain("candidate  0.7966");
  });

  test("0.9999999999 and 1 are the same score (E65)", () => {
    const perfect = file(
      "e65-before.csv",
      questions(300, () => 1),
    );
    const almost = file(
      "e65-after.csv",
      questions(300, () => 0.9999999999),
    );
    const { code, out } = gatestats(["gate", perfect, almost, ...margin]);
    expect(code).toBe(0);
    expect(out).toContain("Questions: 0 worse, 0 better, 300 unchanged.");
  });

  test("an empty list of scores is no score, not 0 % (E67)", () => {
    const rows = range(0, 40).map((i) => ({ id: `q${i}`, scores: i === 5 ? {} : { hit: 1 } }));
    const unscored = write("e67.json", JSON.stringify(rows));
    const { out } = gatestats(`estimate ${unscored} --metric scores.hit --json`);
    expect(JSON.parse(out).results[0]).toMatchObject({ value: 1, missing: 1 });
  });

  test("a score of 10 written as text is a 10 (E68)", () => {
    const rows = range(0, 40).map((i) => ({ id: `q${i}`, score: i % 2 ? "10" : "8" }));
    const quoted = write("e68.json", JSON.stringify(rows));
    const { out } = gatestats(`estimate ${quoted} --metric score --range 0,10`);
    expect(out).toMatch(/^score is 9\.0000/);
  });

  test("counts of a database that come as text are counts, and one that a number cannot hold is refused (G86)", () => {
    const rows = range(0, 60).map((i) => ({ doc: `d${i}`, items: 4 + (i % 3), right: 3 + (i % 2) }));
    const asText = rows.map(({ doc, items, right }) => ({ doc, items: `${items}`, right: `${right}` }));
    const tooLarge = asText.map((row, i) => (i === 7 ? { ...row, items: "9007199254740993" } : row));
    const estimate = (name: string, of: object): ReturnType<typeof gatestats> =>
      gatestats(
        `estimate ${write(name, JSON.stringify(of))} --totals items,right --cluster doc --estimand micro`,
      );
    const [numbers, text] = [estimate("g86-numbers.json", rows), estimate("g86-text.json", asText)];
    expect([text.code, text.out]).toEqual([0, numbers.out]);
    const { code, err } = estimate("g86-large.json", tooLarge);
    expect(code).toBe(2);
    expect(err).toContain("items on line 1 is 9007199254740992: beyond");
  });
});

/** A row that failed on both sides, and scored ones. */
function scoredWithErrors(count: number): (string | number)[][] {
  return [["bad", 0, "judge timeout"], ...full(count).slice(1)];
}

/** Scored questions without errors, numbered from 1. */
function full(count: number): (string | number)[][] {
  return range(1, count).map((i) => [`q${i}`, 1, ""]);
}
