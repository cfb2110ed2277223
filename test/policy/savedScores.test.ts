import fc from "fast-check";
import { expect, test } from "vitest";
import { savedMetric, savedScores } from "../../src/policy/savedScores.ts";
import type { MetricColumn, ScoreTable } from "../../src/table/ScoreTable.ts";
import { tableOf } from "./tableOf.ts";

test("saved scores read back as they were, to the last digit, with what is missing and what failed", async () => {
  const score = fc.oneof(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.constantFrom("", "error"));
  const row = fc.tuple(
    fc.stringMatching(/^[a-z",; é]{1,8}$/),
    fc.constantFrom("a", 'b"', "c,d"),
    score,
    score,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(row, { selector: ([id]) => id.trim(), minLength: 2, maxLength: 12 }),
      async (rows) => {
        const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
        const csv = [
          "qid,doc_id,x,y",
          ...rows.map(([id, doc, x, y]) => `${quoted(`q${id}`)},${quoted(doc)},${x},${y}`),
        ];
        const options = { metrics: ["x", "y"], groups: ["doc_id"], range: "unbounded" } as const;
        const before = await tableOf(csv.join("\n"), options);
        const { text, idColumn } = savedScores(before, ["doc_id"]);
        const after = await tableOf(text, { ...options, id: idColumn });
        expect(shape(after)).toEqual(shape(before));
      },
    ),
    { numRuns: 60 },
  );
});

function shape({ ids, groups, metrics }: ScoreTable): unknown {
  const told = (column: MetricColumn): unknown => [
    [...column.state],
    [...column.values].filter((_, row) => column.state[row] === 0),
  ];
  return [ids, [...groups], [...metrics].map(([name, column]) => [name, told(column)])];
}

test("the column of ids has a name that no metric and no group has", async () => {
  const table = await tableOf("question_id,id,row,hit\na,1,x,1\nb,0,y,0\n", {
    id: "question_id",
    metrics: ["id", "hit"],
  });
  expect(savedScores(table, []).idColumn).toBe("question_id");
});

test("what is told of a metric counts every row once", async () => {
  const table = await tableOf("id,hit\na,1\nb,0\nc,\nd,error\n");
  expect(savedMetric(table.metrics.get("hit")!)).toEqual({
    name: "hit",
    better: "higher",
    range: [0, 1],
    mean: 0.5,
    scored: 2,
    missing: 1,
    failed: 1,
  });
});
