import { expect, test } from "vitest";
import type { Case, CaseReader } from "../../src/formats/tools/Case.ts";
import { readCases } from "../../src/formats/tools/CaseTable.ts";
import type { Tool } from "../../src/formats/tools/Tool.ts";
import type { ScoreTable } from "../../src/table/ScoreTable.ts";
import { chunked, summary } from "./readCases.ts";

const tool: Tool = { name: "some-tool", title: "Some tool", support: "supported", gives: "" };

/** Reads cases as if each were a row of a file. */
function read(
  cases: readonly Case[],
  reader: Partial<CaseReader<Case>> = {},
  better?: "higher" | "lower",
): Promise<ScoreTable> {
  async function* rows() {
    yield cases.map((row, k) => ({ row, line: k + 1 }));
  }
  const file = { path: "run.json", bytes: chunked(new Uint8Array(), 1) };
  return readCases(file, tool, { ...(better && { better }) }, { take: (row) => [row], ...reader }, rows());
}

test("two scores of one name in a case are refused, since one would be lost", async () => {
  const twice: Case = {
    id: "q1",
    scores: [
      ["hit", 1],
      ["rank", 3],
      ["hit", 0],
    ],
  };
  await expect(read([twice])).rejects.toMatchObject({
    code: "score-twice",
    place: { file: "run.json", line: 1, column: "hit" },
  });
  await expect(read([{ id: "q1", scores: [["id", 1]] }])).rejects.toMatchObject({ code: "score-twice" });
});

test("a group with the name of a score or of another group keeps to what came first", async () => {
  const one = (id: string, score: number): Case => ({
    id,
    scores: [["source", score]],
    groups: [
      ["source", "a"],
      ["doc_id", "d1"],
      ["doc_id", "d2"],
    ],
  });
  expect(summary(await read([one("q1", 1), one("q2", 0)]))).toMatchObject({
    metrics: { source: { scores: [1, 0] } },
    groups: { doc_id: ["d1", "d1"] },
  });
});

test("a metric of which less is better, as the tool says, is turned round unless the user said which way is", async () => {
  const cases: Case[] = [
    {
      id: "q1",
      scores: [
        ["toxicity", 0.5],
        ["recall", 1],
      ],
    },
  ];
  const lowerIsBetter = (metric: string): boolean => metric === "toxicity";
  const turned = await read(cases, { lowerIsBetter });
  expect([...turned.metrics.values()].map(({ better }) => better)).toEqual(["lower", "higher"]);
  expect(turned.caveats).toEqual([
    { code: "less-is-better", params: { metric: "toxicity", format: "some-tool" } },
  ]);
  const asked = await read(cases, { lowerIsBetter }, "higher");
  expect([...asked.metrics.values()].map(({ better }) => better)).toEqual(["higher", "higher"]);
  expect(asked.caveats).toEqual([]);
});
