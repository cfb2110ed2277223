import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { measures } from "../../src/retrieval/measures/index.ts";
import { gatestats, range, shell, write } from "./gatestats.ts";

/** The document at a rank of a query. */
const document = (query: number, rank: number): string => `d${query}-${rank}`;

/** Five documents for each of 60 queries, the relevant one at this rank. */
function ranking(rankOf: (query: number) => number): string {
  return range(0, 60)
    .flatMap((q) =>
      range(1, 5).map(
        (rank) => `q${q} Q0 ${rank === rankOf(q) ? "good" : document(q, rank)} ${rank} ${9 - rank} r`,
      ),
    )
    .join("\n");
}

write(
  "old.run",
  ranking((q) => 1 + (q % 4)),
);
write(
  "new.run",
  ranking((q) => 1 + (q % 3)),
);
write(
  "qrels.txt",
  range(0, 60)
    .map((q) => `q${q} 0 good 1`)
    .join("\n"),
);
write("some.run", "q1 Q0 d1 1 2.0 r\n");
write("two.qrels", "q1 0 d1 1\nq2 0 d9 1\n");
write("ties.run", "q1 Q0 d1 1 1.0 r\nq1 Q0 d2 2 1.0 r\nq1 Q0 d3 3 1.0 r\n");
write("one.qrels", "q1 0 d3 1\n");

/** What was said, on one line. */
function said(words: string): { readonly code: number | null; readonly text: string } {
  const { code, out, err } = gatestats(words);
  return { code, text: (out + err).replaceAll(/\s+/g, " ") };
}

describe("scores go on to gate, compare and estimate", () => {
  test("from one file of each system", () => {
    for (const name of ["old", "new"])
      expect(gatestats(`score ${name}.run qrels.txt --measures RR,hit@1 -o ${name}-scores.csv`).code).toBe(0);
    const gated = JSON.parse(
      gatestats("gate old-scores.csv new-scores.csv --metric RR --margin 0.1 --json").out,
    );
    const mean = (ranks: number): number =>
      range(0, 60).reduce((sum, q) => sum + 1 / (1 + (q % ranks)), 0) / 60;
    expect(gated.verdict).toBe("pass");
    expect(gated.results[0].baseline).toMatchObject({ scored: 60, missing: 0 });
    expect(gated.results[0].baseline.mean).toBeCloseTo(mean(4), 14);
    expect(gated.results[0].candidate.mean).toBeCloseTo(mean(3), 14);
    expect(said("estimate new-scores.csv --metric hit@1").text).toContain("60 of 60 questions scored");
  });

  test("from one file of both, by the command that is shown", () => {
    const { out } = gatestats("score old.run new.run qrels.txt --measures RR -o both.csv");
    const [, command] = /(gatestats gate both\.csv [\s\S]*)$/.exec(out)!;
    expect(shell(command).out).toMatch(/^(PASS|INCONCLUSIVE|FAIL) /);
    expect(said("compare both.csv --system-column system --metric RR").code).toBe(0);
  });

  test("to the last bit", () => {
    write(
      "deep.run",
      range(1, 7)
        .map((rank) => `q1 Q0 ${rank === 7 ? "good" : rank} ${rank} ${-rank} r`)
        .join("\n"),
    );
    write("deep.qrels", "q1 0 good 1");
    const { out } = gatestats("score deep.run deep.qrels --measures RR,nDCG --format csv");
    expect(out).toBe(`id,RR,nDCG\nq1,${1 / 7},${1 / 3}\n`);
  });

  test("a query that is left without a score is missing there, not left out", () => {
    gatestats("score some.run two.qrels --measures hit@5 --missing drop -o holes.csv");
    expect(said("estimate holes.csv --metric hit@5 --range none").text).toMatch(
      /1 of 2 questions scored, 1 missing|two/,
    );
    expect(gatestats("score some.run two.qrels --measures hit@5 --missing drop --format csv").out).toBe(
      "id,hit@5\nq1,1\nq2,\n",
    );
  });

  test("without a file the commands to come are shown", () => {
    expect(said("score old.run qrels.txt").text).toContain("gatestats score old.run qrels.txt -o old.csv");
  });
});

describe("what the tools disagree on is said", () => {
  test("a query without results is never left out in silence (D46)", () => {
    const { code, text } = said("score some.run two.qrels");
    expect(code).toBe(2);
    expect(text).toContain("1 of the 2 judged queries is not in some.run. Only in two.qrels (1): q2.");
    expect(text).toContain("--missing zero they score 0, as with trec_eval -c");
  });

  test("the answer says what was done with queries that are not in the run (D47)", () => {
    expect(said("score some.run two.qrels --missing zero").text).toContain(
      "1 judged query is not in some.run (q2) and counts as if nothing had been retrieved: 0.",
    );
    expect(said("score some.run two.qrels --missing drop").text).toContain(
      "1 judged query is not in some.run (q2). It has no score, and the means are over the others.",
    );
  });

  test("the rule for ties is said, and the questions in which it decides are counted (D51)", () => {
    const { text } = said("score ties.run one.qrels --measures hit@1,AP");
    expect(text).toContain(
      "Order: by score, highest first, equal scores by document id, last first (trec_eval's rule).",
    );
    expect(text).toMatch(/hit@1 1\.0000 1 33\.3 %|hit@1 1\.0000 1 100 % 1/);
    expect(said("score ties.run one.qrels --measures AP --order rank").text).toMatch(
      /AP 0\.3333 1 33\.3 % 0/,
    );
  });
});

describe("what is not meant is refused with what is", () => {
  test.each([
    [
      "score qrels.txt old.run",
      "old.run holds a run, not relevance judgements. The judgements come last: gatestats score old.run qrels.txt",
    ],
    ["score qrels.txt old.run --json", "gatestats score old.run qrels.txt --json"],
    [
      "score old.run new.run",
      "new.run holds a run, not relevance judgements. Name the judgements behind the runs: gatestats score RUN... QRELS",
    ],
    [
      "score qrels.txt qrels.txt",
      "qrels.txt is given twice. Name each run once, and the judgements last: gatestats score RUN... QRELS",
    ],
    ["score old.run", "score needs 2 files, but only one was given."],
    ["score old.run qrels.txt --measures nDGC@10", 'There is no measure "nDGC@10". Did you mean nDCG@10?'],
    [
      "score old.run qrels.txt --measures recall",
      "recall needs a cut-off: of how many documents? Such as recall@10.",
    ],
    ["score old.run qrels.txt --measures hit@0", "The cut-off of hit@0 must be 1 or more."],
    ["score old.run qrels.txt --measures Rprec@5", "Rprec takes no cut-off"],
    ["score old.run qrels.txt --measures ,", "--measures names none."],
    ["score old.run qrels.txt --relevant-from 0", "--relevant-from 0 must be a whole number, 1 or more."],
    ["score old.run qrels.txt --missing nothing", '--missing does not know "nothing".'],
    ["score old.run qrels.txt -o old.run", "old.run is read; the answer would be written over it."],
    ["score old.run qrels.txt --format latex", "score does not print latex."],
    ["score nowhere.run qrels.txt", "nowhere.run does not exist."],
  ])("%s", (line, words) => {
    const { code, text } = said(line);
    expect([code, text]).toEqual([
      2,
      expect.stringContaining(words.replaceAll('"', line.includes("--json") ? '\\"' : '"')),
    ]);
  });

  test("nothing is written then", () => {
    expect(gatestats("score some.run two.qrels -o never.csv").code).toBe(2);
    expect(shell("ls never.csv").code).not.toBe(0);
    expect(existsSync("never.csv")).toBe(false);
  });
});

test("runs come gzipped and from standard input, and JSON names their hashes", () => {
  const { out } = shell("gzip -c old.run | gatestats score - qrels.txt --measures RR --json");
  const { results, inputs } = JSON.parse(out);
  expect(results[0]).toMatchObject({
    run: "-",
    measure: "RR",
    name: "RR",
    questions: 60,
    order: "score",
    caveats: [],
  });
  expect(Object.keys(results[0].values)).toHaveLength(60);
  expect(inputs.map((one: { sha256: string }) => /^[0-9a-f]{64}$/.test(one.sha256))).toEqual([true, true]);
});

test("names that a spreadsheet or a shell would take for more come through as they are", () => {
  write("odd.json", JSON.stringify({ "=1+1": { "a b": 2 }, 'say "x", y': { "-": 1 } }));
  write("odd.qrels.json", JSON.stringify({ "=1+1": { "a b": 1 }, 'say "x", y': { "-": 1 } }));
  expect(gatestats("score odd.json odd.qrels.json --measures RR --format csv").out).toBe(
    'id,RR\n=1+1,1\n"say ""x"", y",1\n',
  );
});

test("explain measures has every measure by its names", () => {
  const text = gatestats("explain measures").out.replaceAll(/\s+/g, " ");
  for (const { name, also } of measures)
    for (const one of [name, ...also]) expect(text).toContain(one.split("_burges")[0]);
});
