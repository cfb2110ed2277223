import { expect, test } from "vitest";
import { readTable } from "../../src/formats/index.ts";
import { type Frame, type FrameColumns, frameOf } from "../../src/table/frameOf.ts";

async function frame(text: string, columns: FrameColumns): Promise<Frame> {
  const bytes = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  const groups = Object.values(columns) as string[];
  return frameOf(await readTable({ path: "frame.csv", bytes }, { metrics: [], groups }), columns);
}

test("a list of documents has their sizes and strata", async () => {
  const text = "doc,questions,kind\na,40,law\nb,3,news\n";
  expect(await frame(text, { size: "questions", strata: "kind" })).toEqual({
    row: "document",
    documents: [
      { name: "a", size: 40, stratum: "law" },
      { name: "b", size: 3, stratum: "news" },
    ],
  });
});

test("a list of questions has documents of as many questions as they have rows", async () => {
  const text = "id,doc\nq1,a\nq2,b\nq3,a\n";
  expect((await frame(text, { cluster: "doc" })).documents).toEqual([
    { name: "a", size: 2, questions: ["q1", "q3"] },
    { name: "b", size: 1, questions: ["q2"] },
  ]);
});

test.each([
  ["doc,questions\na,40\nb,0\n", { size: "questions" }, 'questions on line 3 is "0".'],
  ["doc,questions\na,40\nb,many\n", { size: "questions" }, 'questions on line 3 is "many".'],
  ["doc,questions\na,40\nb,\n", { size: "questions" }, "questions on line 3 is empty."],
  ["id,doc\nq1,a\nq2,\n", { cluster: "doc" }, "doc on line 3 is empty."],
  [
    "id,doc,kind\nq1,a,law\nq2,a,news\n",
    { cluster: "doc", strata: "kind" },
    'kind on line 3 is "news" but document a was in "law" before.',
  ],
] as const)("%j is refused: %j %s", async (text, columns, message) => {
  await expect(frame(text, columns)).rejects.toThrow(message);
});
