import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { QueryDocuments } from "../../../src/formats/retrieval/QueryDocuments.ts";
import { readJudgements } from "../../../src/formats/retrieval/readJudgements.ts";
import { readRun } from "../../../src/formats/retrieval/readRun.ts";
import { InputError } from "../../../src/table/InputError.ts";
import { textFile } from "../../retrieval/scored.ts";

/** Everything that was read, as plain objects: query, document, value. */
function rows({
  queries,
  starts,
  document,
  documents,
  value,
}: QueryDocuments): Record<string, Record<string, number>> {
  return Object.fromEntries(
    queries.map((query, q) => [
      query,
      Object.fromEntries(
        Array.from({ length: starts[q + 1] - starts[q] }, (_, i) => {
          const row = starts[q] + i;
          return [documents.text(document[row]), value[row]];
        }),
      ),
    ]),
  );
}

async function run(
  text: string | Uint8Array,
  chunk?: number,
): Promise<Record<string, Record<string, number>>> {
  return rows(await readRun(textFile(text, "a.run", chunk)));
}

async function judgements(
  text: string | Uint8Array,
  chunk?: number,
): Promise<Record<string, Record<string, number>>> {
  return rows(await readJudgements(textFile(text, "qrels", chunk)));
}

async function refusal(reading: Promise<unknown>): Promise<InputError> {
  const error = await reading.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(InputError);
  return error as InputError;
}

const small = { q1: { d3: 0.3, d2: 0.2 }, q2: { d2: 2 } };

describe("a run", () => {
  test.each([
    ["blanks", "q1 Q0 d3 1 0.3 r\nq1 Q0 d2 2 0.2 r\nq2 Q0 d2 1 2 r"],
    ["tabs and padded numbers", "q1\tQ0\td3\t1\t  0.3\tr\nq1\tQ0\td2\t2\t  0.2\tr\nq2\tQ0\td2\t1\t2\tr\n"],
    [
      "a mixture, comments, empty lines and CRLF (D56)",
      "# made by x\r\nq1 Q0\td3  1 0.3 r\r\n\r\n  q1\tQ0 d2 2 0.2\tr\r\n#q9 Q0 d 1 1 r\r\nq2 Q0 d2 1 2 r\r\n",
    ],
    [
      "tabs on the first line and blanks on others (D56)",
      "q1\tQ0\td3\t1\t0.3\tr\nq1 Q0 d2 2 0.2 r\nq2 Q0 d2 1 2 r",
    ],
    ["rows of queries in turns", "q1 Q0 d3 1 0.3 r\nq2 Q0 d2 1 2 r\nq1 Q0 d2 2 0.2 r\n"],
    ["a tag of several words", "q1 Q0 d3 1 0.3 my run\nq1 Q0 d2 2 0.2 my run\nq2 Q0 d2 1 2 my run"],
    ["exponents and signs", "q1 Q0 d3 1 +3e-1 r\nq1 Q0 d2 2 .2 r\nq2 Q0 d2 1 2. r"],
    ["JSON", JSON.stringify(small, null, 2)],
    ["a byte order mark", `\ufeff${JSON.stringify(small)}`],
  ])("is read with %s, in chunks of any size", async (_, text) => {
    for (const chunk of [1, 2, 7, 1000]) expect(await run(text, chunk)).toEqual(small);
  });

  test("keeps names with blanks where tabs part the columns", async () => {
    const text = "my query\tQ0\thow to.pdf\t1\t0.5\tr\nmy query\tQ0\tb.pdf\t2\t0.25\tr\n";
    expect(await run(text)).toEqual({ "my query": { "how to.pdf": 0.5, "b.pdf": 0.25 } });
  });

  test("keeps every digit of an id, and joins two spellings of one letter", async () => {
    const text = "9007199254740993 Q0 0012 1 2 r\n9007199254740992 Q0 0012 1 1 r\ne\u0301 Q0 x 1 1 r\n";
    const read = await readRun(textFile(text));
    expect(read.queries).toEqual(["9007199254740993", "9007199254740992", "é"]);
    expect(read.caveats).toEqual([{ code: "ids-normalised", params: { file: "file", count: 1 } }]);
    expect(await run('{"12345678901234567890": {"\\u0064\\"1": 1}}')).toEqual({
      "12345678901234567890": { 'd"1': 1 },
    });
  });

  test.each([
    [
      "a document twice",
      "q1 Q0 d1 1 3 r\nq1 Q0 d2 2 2 r\nq2 Q0 d1 1 1 r\nq1 Q0 d1 3 1 r\n",
      4,
      "Query q1 has document d1 twice, on lines 1 and 4.",
    ],
    [
      "a score that is none",
      "q1 Q0 d1 1 3 r\nq1 Q0 d2 2 nan r\n",
      2,
      'The score of document d2 for query q1 is "nan", no finite number.',
    ],
    ["an infinite score", "q1 Q0 d1 1 3 r\nq1 Q0 d2 2 1e999 r\n", 2, 'is "1e999", no finite number.'],
    [
      "too few columns",
      "q1 Q0 d1 1 3 r\n# x\nq1 Q0 d2 2 2\n",
      3,
      "Line 3 has 5 columns, where a run has six",
    ],
    [
      "a JSON query twice",
      '{"q1": {"d1": 1},\n"q1": {"d2": 1}}',
      2,
      "Query q1 stands twice, the second time on line 2.",
    ],
    [
      "a JSON document twice",
      '{"q1": {"d1": 1,\n"d1": 2}}',
      2,
      "Query q1 has document d1 twice, on lines 1 and 2.",
    ],
    [
      "a JSON score that is null",
      '{"q1": {\n"d1": null}}',
      2,
      'The score of document d1 for query q1 is "null"',
    ],
    [
      "other JSON",
      '{"results": [1]}',
      1,
      'Unexpected "[" on line 1: not of the form {"query": {"document": number}}.',
    ],
    [
      "JSON cut short",
      '{"q1": {"d1": 1},\n',
      2,
      "Not JSON: the file ends on line 2 in the middle of a value.",
    ],
    ["more after the JSON", '{"q1": {"d1": 1}}\n{}', 2, 'Unexpected "{" on line 2'],
    ["JSON with a comma too many", '{"q1": {"d1": 1,}}', 1, 'Unexpected "}" on line 1'],
    ["scores of questions", "id,hit@5\nq1,1\n", 1, "is no run that gatestats can read."],
    ["nothing but comments", "# q1 Q0 d1 1 3 r\n", 1, "is no run that gatestats can read."],
    ["an empty JSON object", "{}", undefined, "a.run has no rows."],
    ["judgements", "q1 0 d1 1\n", undefined, "a.run holds relevance judgements, not a run."],
    [
      "judgements of BEIR",
      "query-id\tcorpus-id\tscore\nq1\td1\t1\n",
      undefined,
      "holds relevance judgements",
    ],
    ["an endless line", `q1 Q0 d1 1 3 r\n${"x".repeat(2 << 20)}`, 2, "Line 2 is longer than a megabyte."],
  ])("with %s is refused", async (_, text, line, words) => {
    const error = await refusal(run(text));
    expect(error.message).toContain(words);
    expect(error.hint).not.toBe("");
    expect([error.place.file, error.place.line]).toEqual(["a.run", line]);
  });

  test("that is no UTF-8 is refused with its file", async () => {
    const bytes = Uint8Array.from([...Buffer.from("q1 Q0 caf"), 0xe9, ...Buffer.from(" 1 3 r\n")]);
    const { code, place } = await refusal(run(bytes));
    expect([code, place.file]).toEqual(["not-utf8", "a.run"]);
  });
});

describe("judgements", () => {
  const graded = { q1: { d1: 2, d2: 0 }, q2: { d1: -1 } };

  test.each([
    ["TREC's four columns", "q1 0 d1 2\nq1 0 d2 0\nq2 0 d1 -1\n"],
    ["tabs, blanks and comments (D56)", "# pool\nq1\t0\td1 2\n\nq1 0 d2\t0\r\nq2 Q0  d1 -1"],
    ["BEIR's header", "query-id\tcorpus-id\tscore\nq1\td1\t2\nq1\td2\t0\nq2\td1\t-1\n"],
    ["three columns without a header", "q1 d1 2\nq1 d2 0\nq2 d1 -1\n"],
    ["grades as pandas writes them", "q1 0 d1 2.0\nq1 0 d2 0.0\nq2 0 d1 -1.0\n"],
    ["ranx' JSON", JSON.stringify(graded)],
  ])("are read with %s", async (_, text) => {
    for (const chunk of [1, 3, 1000]) expect(await judgements(text, chunk)).toEqual(graded);
  });

  test("that stand twice with one grade count once, and a note says so (D54)", async () => {
    const read = await readJudgements(textFile("q1 0 d1 1\nq1 0 d2 0\nq1 0 d1 1\n", "qrels"));
    expect(rows(read)).toEqual({ q1: { d1: 1, d2: 0 } });
    expect(read.caveats).toEqual([{ code: "judgements-repeated", params: { file: "qrels", count: 1 } }]);
  });

  test.each([
    [
      "two grades for one document (D54)",
      "q1 0 d1 1\nq1 0 d2 0\nq1 0 d1 2\n",
      3,
      "Document d1 has grades 1 and 2 for query q1, on lines 1 and 3.",
    ],
    [
      "a grade that is no whole number",
      "q1 0 d1 1\nq1 0 d2 0.5\n",
      2,
      'The grade of document d2 for query q1 is "0.5", no whole number from -127 to 127.',
    ],
    ["a grade that is a word", "q1 0 d1 1\nq1 0 d2 yes\n", 2, 'is "yes", no whole number'],
    [
      "a line of five columns",
      "q1 0 d1 1\nq1 0 d2 1 1\n",
      2,
      "Line 2 has 5 columns, where this file has 4: query, iteration, document, grade.",
    ],
    ["a run", "q1 Q0 d1 1 0.5 r\n", undefined, "qrels holds a run, not relevance judgements."],
    ["a run in JSON", '{"q1": {"d1": 0.5}}', 1, 'is "0.5", no whole number'],
    ["scores of questions", "id,hit@5\nq1,1\n", 1, "holds no relevance judgements that gatestats can read."],
  ])("with %s are refused", async (_, text, line, words) => {
    const error = await refusal(judgements(text));
    expect(error.message).toContain(words);
    expect([error.place.file, error.place.line]).toEqual(["qrels", line]);
  });
});

test("any bytes are read or refused, never a fault, and chunks make no difference", async () => {
  const pieces = fc.constantFrom(
    "q1",
    " ",
    "\t",
    "\n",
    "\r\n",
    "Q0",
    "d1",
    "1",
    "-2",
    "0.5",
    "1e5",
    "#",
    "{",
    "}",
    '"',
    ":",
    ",",
    "[",
    "\\",
    "\\u00e9",
    "é",
    "e\u0301",
    "nan",
    "\u0000",
    "q1 Q0 d1 1 0.5 r\n",
    "q2 0 d1 1\n",
    '{"q": {"d": 1}}',
    "query-id\tcorpus-id\tscore\n",
  );
  const bytes = fc.oneof(
    fc.array(pieces, { maxLength: 30 }).map((all) => new TextEncoder().encode(all.join(""))),
    fc.uint8Array({ maxLength: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(bytes, fc.integer({ min: 1, max: 9 }), async (text, chunk) => {
      for (const read of [run, judgements]) {
        const outcome = (length: number): Promise<unknown> =>
          read(text, length).catch((error: unknown) => {
            if (!(error instanceof InputError)) throw error;
            return [error.code, error.message, error.place.line];
          });
        expect(await outcome(chunk)).toEqual(await outcome(1000));
      }
    }),
    { numRuns: 400 },
  );
});

const samples = new URL("../../../../shared/samples/", import.meta.url);

test.skipIf(!isThere())("real samples are read (skipped where ../shared/samples is absent)", async () => {
  const file = (path: string): ReturnType<typeof textFile> =>
    textFile(readFileSync(new URL(path, samples)), path);
  const count = async (read: Promise<QueryDocuments>): Promise<readonly number[]> => {
    const { queries, source } = await read;
    return [queries.length, source.rows];
  };
  expect(await count(readRun(file("trec/results_head.run")))).toEqual([1, 300]);
  expect(await count(readRun(file("trec/run_comment_head.run")))).toEqual([1, 60]);
  expect(await count(readJudgements(file("trec/qrels_comment_head.qrels")))).toEqual([1, 60]);
  expect(await count(readJudgements(file("beir/mtrag_fiqa_qrels_dev.tsv")))).toEqual([180, 535]);
  expect(rows(await readRun(file("ranx/run.json")))).toEqual(rows(await readRun(file("trec/ranx_run.trec"))));
  expect(rows(await readJudgements(file("ranx/qrels.json")))).toEqual(
    rows(await readJudgements(file("trec/ranx_qrels.trec"))),
  );
});

function isThere(): boolean {
  try {
    return readFileSync(new URL("ranx/run.json", samples)).length > 0;
  } catch {
    return false;
  }
}
