import { expect, test } from "vitest";
import { questionChanges } from "../../src/policy/questionChanges.ts";
import { questionsText } from "../../src/policy/questionsText.ts";
import { refuseChangedQuestions } from "../../src/policy/refuseChangedQuestions.ts";
import type { InputError } from "../../src/table/InputError.ts";
import { tableOf } from "./tableOf.ts";

const table = tableOf("id,doc_id,hit\nq1,a,1\nq2,a,0\nq3,b,1\n");

test("the golden set's text heeds ids and columns, and neither order nor scores", async () => {
  const text = questionsText(await table, ["doc_id"]);
  expect(text).toBe('["id","doc_id"]\n["q1","a"]\n["q2","a"]\n["q3","b"]\n');
  const other = await tableOf("id,doc_id,hit\nq3,b,0\nq1,a,0\nq2,a,0\n");
  expect(questionsText(other, ["doc_id"])).toBe(text);
  const moved = await tableOf("id,doc_id,hit\nq1,a,1\nq2,b,0\nq3,b,1\n");
  expect(questionsText(moved, ["doc_id"])).not.toBe(text);
  expect(questionsText(moved, [])).toBe(questionsText(await table, []));
});

test("ids that hold quotes, commas or breaks are not taken for others", async () => {
  const one = await tableOf('id,doc_id,hit\n"a"",""b",c,1\n');
  const two = await tableOf('id,doc_id,hit\na,"b"",""c",1\n');
  expect(questionsText(one, ["doc_id"])).not.toBe(questionsText(two, ["doc_id"]));
});

test("changes are named: added, gone, and questions in another document", async () => {
  const now = await tableOf("id,doc_id,hit\nq1,a,1\nq3,c,1\nq4,b,1\n");
  expect(questionChanges(await table, now, ["doc_id", "absent"])).toEqual({
    added: ["q4"],
    gone: ["q2"],
    changed: [{ id: "q3", column: "doc_id", from: "b", to: "c" }],
  });
});

const goldenSet = {
  since: "the baseline main was saved (2026-11-02)",
  columns: ["doc_id"],
  remedy: "Save it anew.",
};

async function refusal(csv: string, unmatched: "error" | "drop" = "error"): Promise<InputError | undefined> {
  try {
    refuseChangedQuestions({ ...goldenSet, table: await table }, await tableOf(csv), unmatched);
    return undefined;
  } catch (error) {
    return error as InputError;
  }
}

test("a changed golden set is refused by name, with the ways out", async () => {
  const error = await refusal("id,doc_id,hit\nq1,a,1\nq3,c,1\nq4,b,1\n");
  expect(error?.code).toBe("golden-set-changed");
  expect(error?.message).toBe(
    "The golden set changed since the baseline main was saved (2026-11-02). New (1): q4. Gone (1): q2. Another doc_id (1): q3 (b → c).",
  );
  expect(error?.hint).toMatch(/^Save it anew\. Or say --unmatched drop/);
});

test("ids that would match if they were written alike are told the flag", async () => {
  const error = await refusal("id,doc_id,hit\nQ1,a,1\nQ2,a,0\nQ3,b,1\n");
  expect(error?.hint).toContain("--id-transform lower");
});

test("with --unmatched drop questions may come and go, and none may change its document", async () => {
  expect(await refusal("id,doc_id,hit\nq1,a,1\nq9,b,1\n", "drop")).toBeUndefined();
  expect((await refusal("id,doc_id,hit\nq1,b,1\n", "drop"))?.message).toContain(
    "Another doc_id (1): q1 (a → b).",
  );
});

test("of many changes the first ten are named, and all counted", async () => {
  const rows = Array.from({ length: 30 }, (_, i) => `new${i},a,1`).join("\n");
  const error = await refusal(`id,doc_id,hit\nq1,a,1\nq2,a,0\nq3,b,1\n${rows}\n`);
  expect(error?.message).toContain(
    "New (30): new0, new1, new2, new3, new4, new5, new6, new7, new8, new9, ….",
  );
});
