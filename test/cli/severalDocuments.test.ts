import { beforeAll, expect, test } from "vitest";
import { gatestats, write } from "./gatestats.ts";

const cells = ["d1;d2", "d2", "d3", "d3;d4", "d5", "d5", "d6"];
const hits = [1, 0, 1, 1, 0, 1, 0];
const csv = (name: (cell: string) => string): string =>
  `${["id,doc_id,hit", ...cells.map((cell, i) => `q${i},${name(cell)},${hits[i]}`)].join("\n")}\n`;

beforeAll(() => {
  write("several.csv", csv(String));
  write(
    "components.csv",
    csv((cell) => ({ "d1;d2": "d2", "d3;d4": "d3" })[cell] ?? cell),
  );
  write(
    "list.csv",
    csv((cell) => `"['${cell.replace(";", "', '")}']"`),
  );
  write("giant.csv", "id,doc_id,hit\nq1,a;b,1\nq2,b;c,0\nq3,c,1\n");
  write("distinct.csv", "id,doc_id,hit\nq1,a;b,1\nq2,b;c,0\nq3,d,1\n");
});

const macro = ["--metric", "hit", "--cluster", "doc_id", "--estimand", "macro"];
const separated = ["--multi", "components", "--cluster-separator", ";"];

test("cells that seem to name several documents are never taken for names in silence", () => {
  const { code, err } = gatestats(["estimate", "several.csv", ...macro]);
  expect(code).toBe(2);
  expect(`\n${err}`).toMatchInlineSnapshot(`
    "
    gatestats: several.csv:2: Cells of doc_id in several.csv seem to name several
    documents, such as "d1;d2".
      Say one of:
        --multi components --cluster-separator ";"  questions that share a document
                                                    go together
        --multi whole                               each cell is one name
      gatestats explain several-documents tells more.
    "
  `);
  expect(gatestats(["gate", "several.csv", "several.csv", ...macro, "--margin", "0.2"]).code).toBe(2);
  expect(gatestats(["estimate", "list.csv", ...macro]).err).toContain("    --multi components  questions");
  expect(gatestats(["estimate", "distinct.csv", "--metric", "hit"]).err).toContain("--cluster none");
  expect(gatestats(["estimate", "several.csv", ...macro, "--multi", "whole"]).code).toBe(0);
});

test("components stand for the documents, in estimate, gate and compare", () => {
  const json = (file: string, words: readonly string[]) =>
    JSON.parse(gatestats(["estimate", file, ...macro, ...words, "--json"]).out).results[0];
  const known = json("components.csv", []);
  for (const got of [json("several.csv", separated), json("list.csv", ["--multi", "components"])]) {
    expect([got.value, got.lower, got.upper, got.clusters]).toEqual([
      known.value,
      known.lower,
      known.upper,
      4,
    ]);
    expect(got.caveats.at(-1).message).toBe(
      "Questions that share a document, directly or through others, were taken together: 6 documents make " +
        "4 components. The largest, d1 and 1 more, holds 28.6 % of the questions.",
    );
  }
  for (const words of [["gate", "--margin", "0.2"], ["compare"]]) {
    const [command, ...rest] = words;
    const run = gatestats([command, "several.csv", "several.csv", ...macro, ...separated, ...rest, "--json"]);
    const [result] = JSON.parse(run.out).results;
    expect(result.clusters).toBe(4);
    expect(result.caveats.map(({ code }: { code: string }) => code)).toContain("components");
  }
});

test("one component is refused, and so is a separator that separates nothing", () => {
  expect(`\n${gatestats(["estimate", "giant.csv", ...macro, ...separated]).err}`).toMatchInlineSnapshot(`
    "
    gatestats: All questions of giant.csv hang together: each of the 3 documents of
    doc_id is tied to the others through questions that rest on both.
      One component has no spread between components. Draw questions that rest on
      fewer documents, or name the one that each question was written from in a
      column of its own.
    "
  `);
  const wrong = ["--multi", "components", "--cluster-separator", "|"];
  expect(gatestats(["estimate", "several.csv", ...macro, ...wrong]).err).toContain('--cluster-separator ";"');
  expect(gatestats(["estimate", "several.csv", ...macro, "--cluster-separator", ";"]).err).toContain(
    "--multi components",
  );
  expect(
    gatestats(["estimate", "several.csv", "--metric", "hit", "--cluster", "none", "--multi", "whole"]).err,
  ).toContain("speaks of the cells of the cluster column");
});
