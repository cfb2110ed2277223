import { describe, expect, test } from "vitest";
import { readText } from "./readCases.ts";

const rows = (count: number, row: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => `${row(i)}\n`).join("");

describe("everyGroup reads every column of text as one that may group rows", () => {
  test("whatever its name, beside the scores, in CSV and in JSON", async () => {
    const csv = await readText("id,chapter,split,hit,latency_ms\nq1,a,dev,1,12\nq2,b,dev,0,15\n", {
      everyGroup: true,
    });
    expect([...csv.groups.keys()]).toEqual(["chapter", "split"]);
    expect(csv.groups.get("chapter")).toEqual(["a", "b"]);
    const json = await readText('[{"id":"q1","at":{"chapter":"one"},"hit":1},{"id":"q2","hit":0}]', {
      everyGroup: true,
    });
    expect(json.groups.get("at.chapter")).toEqual(["one", ""]);
    expect([...json.metrics.keys()]).toEqual(["hit"]);
  });

  test("without it only columns with names that documents have are kept", async () => {
    const table = await readText("id,chapter,doc_id,hit\nq1,a,d1,1\nq2,b,d1,0\n");
    expect([...table.groups.keys()]).toEqual(["doc_id"]);
  });

  test("contents are given up at the first long cell, and rows keep their places", async () => {
    const long = "x".repeat(1001);
    const table = await readText(`id,answer,topic2,hit\nq1,short,a,1\nq2,${long},b,0\nq3,short,a,1\n`, {
      everyGroup: true,
    });
    expect([...table.groups.keys()]).toEqual(["topic2"]);
    expect(table.groups.get("topic2")).toEqual(["a", "b", "a"]);
  });

  test("a column that names the rows is given up after two thousand of them", async () => {
    const text = `id,question_text,part,hit\n${rows(3000, (i) => `q${i},what is ${i}?,p${i % 7},1`)}`;
    const table = await readText(text, { everyGroup: true });
    expect([...table.groups.keys()]).toEqual(["part"]);
  });

  test("a tool's cases give all their groups", async () => {
    const text = rows(3, (i) =>
      JSON.stringify({ test_id: `t${i}`, target: i < 2 ? "a" : "b", score: 1, timestamp: "2026-01-01" }),
    );
    const table = await readText(text, { everyGroup: true }, "results.jsonl");
    expect(table.systemColumns).toEqual(["target"]);
    expect(table.groups.get("target")).toEqual(["a", "a", "b"]);
  });
});

describe("an id may be made of several columns", () => {
  const csv = "subset,id,hit\na,1,1\na,2,0\nb,1,0\n";

  test("their cells are joined (report 43)", async () => {
    const table = await readText(csv, { id: "subset,id" });
    expect(table.ids).toEqual(["a/1", "a/2", "b/1"]);
    expect(table.source.idColumn).toBe("subset,id");
    const json = '[{"subset":"a","id":1,"hit":1},{"subset":"b","id":1,"hit":0}]';
    expect((await readText(json, { id: "subset, id" })).ids).toEqual(["a/1", "b/1"]);
  });

  test("a column whose own name holds a comma is taken as it is", async () => {
    const table = await readText('"question, as asked",hit\nwhy?,1\nhow?,0\n', { id: "question, as asked" });
    expect(table.ids).toEqual(["why?", "how?"]);
  });

  test("a part that is missing is named", async () => {
    await expect(readText(csv, { id: "subset,nr" })).rejects.toThrow('no column "nr"');
    await expect(readText("subset,id,hit\na,1,1\n,2,0\n", { id: "subset,id" })).rejects.toThrow(
      "line 3 has no subset",
    );
  });

  test("a tool's own id and the fields beside it can be parts", async () => {
    const text = ["a", "b"]
      .map((target) => JSON.stringify({ test_id: "t1", target, score: 1, timestamp: "2026-01-01" }))
      .join("\n");
    const table = await readText(`${text}\n`, { id: "target,id" }, "results.jsonl");
    expect(table.ids).toEqual(["a/t1", "b/t1"]);
  });
});
