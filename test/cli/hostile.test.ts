/** What hands and exports do to files and flags: each is refused by name, or read as it was meant. */
import { describe, expect, test } from "vitest";
import { gatestats, range, write } from "./gatestats.ts";

const asked = ["--metric", "hit", "--cluster", "doc", "--estimand"];
const said = (words: readonly string[]): { readonly code: number | null; readonly text: string } => {
  const { code, out, err } = gatestats(words);
  return { code, text: (out + err).replaceAll(/\s+/g, " ") };
};
const estimate = (file: string, ...more: readonly string[]) =>
  said(["estimate", file, ...asked, "macro", ...more]);

write(
  "plain.csv",
  ["id,doc,hit", ...range(0, 24).map((i) => `q${i},d${i % 5},${i % 3 === 0 ? 0 : 1}`)].join("\n"),
);

describe("a flag that cannot be meant is refused", () => {
  test.each([
    [["--population", "1e300"], "--population 1e300 must be a whole number above 0."],
    [["--population", "1"], "The population is given as 1 document, but 5 were drawn from it."],
    [["--largest-document", "3"], "--largest-document 3 is less than the 5 questions of document d0."],
    [["--columns", "a,b"], "--columns goes with --statistic."],
    [["--probability", "0.9"], "--probability goes with --statistic. Say which: --statistic quantile"],
    [["--missing", "drop"], "estimate has no flag --missing."],
    [["--strata", "kind"], "Leave out --cluster for the first, --strata for the second."],
  ])("%j", (flags, words) => {
    const { code, text } = estimate("plain.csv", ...flags);
    expect([code, text]).toEqual([2, expect.stringContaining(words)]);
  });

  test("replicates that are too many to enumerate are drawn without --enumerate", () => {
    write(
      "many.csv",
      [
        "id,doc,hit",
        ...range(0, 120).map((i) => `q${i},d${i % 40},${(i * 7) % 11 ? 0.5 : 0.3 + i / 1e4}`),
      ].join("\n"),
    );
    const { code, text } = estimate("many.csv", "--enumerate", "--method", "bootstrap-t");
    expect(code).toBe(2);
    expect(text).toContain("Leave out --enumerate: what cannot be gone through is drawn.");
  });
});

test("a gate refuses it too, which would let a loss in a large document pass unseen", () => {
  const { code, text } = said([
    "gate",
    "plain.csv",
    "plain.csv",
    ...asked,
    "micro",
    "--margin",
    "0.1",
    "--largest-document",
    "3",
  ]);
  expect([code, text]).toEqual([2, expect.stringContaining("is less than the 5 questions of document d0.")]);
});

test("what a design file says against the scores is told with its name", () => {
  write("design.json", '{"version": 1, "design": "srs", "population": 3}');
  expect(estimate("plain.csv", "--design", "design.json").text).toContain(
    "design.json: The population is given as 3 documents, but 5 were drawn from it.",
  );
});

test("a field given twice in a design file is an error: JSON keeps the last in silence", () => {
  write("double.json", '{"version": 1, "design": "srs",\n"population": 30,\n"population": 3000}');
  expect(estimate("plain.csv", "--design", "double.json").text).toContain(
    'double.json:3: "population" stands twice in one object, the second time on line 3.',
  );
});

test("a row that names no document is told with its file, line and column", () => {
  write("gap.csv", "id,doc,hit\nq1,a,1\nq2,b,0\nq3,,1\n");
  expect(estimate("gap.csv").text).toContain(
    'gap.csv:4: The row of question "q3" names no document: its doc is empty.',
  );
  const { out } = gatestats(["compare", "gap.csv", "gap.csv", ...asked, "macro", "--json"]);
  expect(JSON.parse(out).error).toMatchObject({ file: "gap.csv", line: 4, column: "doc" });
});

test("where every score is the same, no standard error is shown, and a note says why", () => {
  write("ones.csv", ["id,doc,hit", ...range(0, 9).map((i) => `q${i},d${i % 4},1`)].join("\n"));
  const bounded = estimate("ones.csv").text;
  expect(bounded).toContain("Method tilted. ");
  expect(bounded).toContain("is the same (1), so no standard error exists; the limits come from");
  expect(estimate("ones.csv", "--range", "none").text).toContain("nothing can be ruled out");
});

test("a document's name cannot break a line, move the cursor or turn the text round", () => {
  write("names.csv", 'id,doc,hit\nq1,"a\nb\u001b[2J\u202ec",1\nq2,"a\nb\u001b[2J\u202ec",0\nq3,d,1\n');
  const { out } = gatestats(["estimate", "names.csv", ...asked, "micro"]);
  expect(out).toContain("the largest, a b[2Jc, holds");
});

test("a level is never rounded to all", () => {
  expect(estimate("plain.csv", "--level", "0.99999").text).toContain("99.999 % interval");
});

test("rows of several systems lead to --system-column, and sides of one file are called by their systems", () => {
  write("runs.csv", "id,system,hit\nq1,old,1\nq2,old,0\nq3,old,1\nq1,new,1\nq2,new,1\n");
  expect(said(["estimate", "runs.csv", "--metric", "hit"]).text).toContain("--system-column COLUMN");
  const { text } = said(["compare", "runs.csv", "--metric", "hit", "--system-column", "system"]);
  expect(text).toContain("2 of 3 ids of old are in new. Only in old (1): q3.");
});

describe("a list to draw from", () => {
  const sample = ["--design", "srs", "--documents", "2", "-o", "drawn.csv"];

  test("says what to do about a document that stands twice, and of a size that is no number of questions", () => {
    write("twice.csv", "doc,n\na,1\na,2\nb,3\n");
    expect(said(["sample", "twice.csv", "--id", "doc", ...sample]).text).toContain("List each once;");
    write("huge.csv", "doc,n\na,1\nb,1e308\nc,3\n");
    const { code, text } = said(["sample", "huge.csv", "--id", "doc", "--size", "n", ...sample]);
    expect([code, text.includes('huge.csv:3: n on line 3 is "1e308".')]).toEqual([2, true]);
  });

  test("without rows is an error that speaks of no comparison", () => {
    write("header.csv", "doc,n\n");
    expect(said(["sample", "header.csv", ...sample]).text).toContain("header.csv has no rows. Check that");
  });
});

test("commands to be pasted are quoted where names have blanks", () => {
  write(
    "my frame.csv",
    ["id,doc id,hit rate,other", ...range(0, 12).map((i) => `q${i},d${i % 3},1,0`)].join("\n"),
  );
  const drawn = ["sample", "my frame.csv", "--cluster", "doc id", "--design", "srs", "--documents", "2"];
  expect(said([...drawn, "-o", "my list.csv"]).text).toContain(
    "gatestats estimate 'my list.csv' --metric hit --cluster 'doc id' \\ --estimand macro --design 'my list.design.json'",
  );
  expect(said(["estimate", "my frame.csv"]).text).toContain("--metric 'hit rate'");
  expect(said(["estimate", "my frame.csv", "--metric", "other"]).text).toContain(
    "--cluster 'doc id' documents",
  );
});

describe("a table of comparisons", () => {
  const names = ["model-2-13b-hf-five-shots", "model-2-7b-hf-five-shots", "another-9b-hf-five-shots"];
  write(
    "wide.csv",
    [`id,${names}`, ...range(0, 40).map((i) => `q${i},${i % 2},${i % 3 && 1},${i % 5 && 1}`)].join("\n"),
  );
  const words = ["compare", "wide.csv", "--baseline-column", names[0]];
  const candidates = names.slice(1).flatMap((name) => ["--candidate-column", name]);
  const { out } = gatestats([...words, ...candidates, "--pairs", "all", "--range", "0,4"], {
    env: { COLUMNS: "80" },
  });

  test("cuts names only so far that they stay apart, and does not repeat a column as its own metric", () => {
    const [head, ...rows] = out.split("\n\n")[0].split("\n");
    expect(head).toMatch(/^ {2}baseline +candidate +change/);
    const shown = rows.map((row) => row.trim().split(/ {2,}/).slice(0, 2).join(" against "));
    expect(new Set(shown).size).toBe(3);
    for (const row of shown) expect(row.split(" against ")[0]).not.toBe(row.split(" against ")[1]);
  });

  test("and a sentence names a column once", () => {
    expect(out).not.toMatch(new RegExp(`^${names[1]}: `, "m"));
  });
});
