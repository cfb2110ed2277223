import { describe, expect, test } from "vitest";
import { csv } from "../../src/report/csv.ts";
import type { DataTable } from "../../src/report/DataTable.ts";
import { latex } from "../../src/report/latex.ts";
import { compareTable } from "../../src/report/tables/compareTable.ts";
import { estimateTable } from "../../src/report/tables/estimateTable.ts";
import { gateTable } from "../../src/report/tables/gateTable.ts";
import { methodsTable } from "../../src/report/tables/methodsTable.ts";
import { compared, estimated, failed, passed } from "./results.ts";

/** The value at a path such as `baseline.mean`. */
function at(result: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((inner: unknown, key) => (inner as Record<string, unknown> | null)?.[key], result);
}

function records(text: string): readonly (readonly string[])[] {
  return text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
}

function holdsFields<Row>(table: DataTable<Row>): void {
  const [head, ...rows] = records(csv(table));
  expect(new Set(head).size).toBe(head.length);
  for (const [i, row] of rows.entries())
    for (const [column, path] of head.entries()) {
      if (path === "caveats") continue;
      const value = at(table.rows[i], path) ?? null;
      const cell = row[column];
      if (typeof value === "number") expect(Number(cell), path).toBe(value);
      else expect(cell, path).toBe(value === null ? "" : String(value));
    }
}

const micro = { ...estimated, lower: 0.1 + 0.2, degreesOfFreedom: null };

describe("a table", () => {
  test("of gates, comparisons and estimates has the fields of the JSON under their names, unrounded", () => {
    holdsFields(gateTable({ verdict: "fail", results: [passed, failed] }));
    holdsFields(compareTable({ results: [compared, { ...compared, flips: null, variances: null }] }));
    holdsFields(estimateTable([micro]));
    expect(csv(estimateTable([micro]))).toContain(",0.30000000000000004,");
  });

  test("of systems begins with their names", () => {
    const table = estimateTable([
      { ...micro, system: "a" },
      { ...micro, system: "=b" },
    ]);
    expect(records(csv(table)).map(([first]) => first)).toEqual(["system", "a", "'=b"]);
  });

  test("of methods has one row a method and marks the one taken", () => {
    const [head, ...rows] = records(csv(methodsTable([{ ...estimated, method: "t" }])));
    expect(rows.map((row) => row[head.indexOf("method")])).toEqual(["t", "wald", "gaffke"]);
    expect(rows.map((row) => row[head.indexOf("taken")])).toEqual(["true", "false", "false"]);
    expect(rows[2][head.indexOf("lower")]).toBe("");
  });

  test("of caveats names their codes", () => {
    const [head, row] = records(csv(estimateTable([micro])));
    expect(row[head.indexOf("caveats")]).toBe("few-unequal-documents");
  });

  test("for a paper is rounded, with a sign where it is a change", () => {
    expect(latex(compareTable({ results: [compared] }))).toMatchInlineSnapshot(`
      "% \\usepackage{booktabs}
      \\begin{tabular}{lllrrrrrlrr}
        \\toprule
        metric & baseline & candidate & change & lower & upper & p & p (Holm) & finding & K & N \\\\
        \\midrule
        hit@5 & baseline.csv & candidate.csv & $+$0.0125 & $-$0.0131 & $+$0.0381 & 0.339 & 0.678 & undecided & 400 & 400 \\\\
        \\bottomrule
      \\end{tabular}
      "
    `);
    expect(latex(methodsTable([estimated]))).toMatchInlineSnapshot(`
      "% \\usepackage{booktabs}
      \\begin{tabular}{lrrrrl}
        \\toprule
        method & s.e. & $\\nu$ & lower & upper & note \\\\
        \\midrule
        t & 0.0361 & 12.4 & 0.6627 & 0.8193 &  \\\\
        wald & 0.0219 & -- & 0.6981 & 0.7839 & ignores documents \\\\
        gaffke & -- & -- & -- & -- & needs bounds \\\\
        \\bottomrule
      \\end{tabular}
      "
    `);
    expect(latex(gateTable({ verdict: "fail", results: [passed, failed] }))).toMatchInlineSnapshot(`
      "% \\usepackage{booktabs}
      \\begin{tabular}{llrrrrrr}
        \\toprule
        metric & verdict & margin & change & lower & upper & K & N \\\\
        \\midrule
        hit@5 & pass & 0.02 & $+$0.0125 & $-$0.0087 & $+$0.0340 & 400 & 400 \\\\
        hit@5 & fail & 0.02 & $-$0.0625 & $-$0.0910 & $-$0.0340 & 400 & 400 \\\\
        \\bottomrule
      \\end{tabular}
      "
    `);
  });
});
