import { expect, test } from "vitest";
import type { Column } from "../../src/report/DataTable.ts";
import { latex } from "../../src/report/latex.ts";

interface Row {
  readonly name: string;
  readonly value: number | null;
}

const columns: readonly Column<Row>[] = [
  { name: "name", of: (row) => row.name, heading: "metric & more" },
  { name: "hidden", of: () => 1 },
  { name: "empty", of: () => null, heading: "empty" },
  { name: "value", of: (row) => row.value, heading: "value" },
  { name: "shown", of: (row) => row.value, heading: "p", show: () => "+0.5" },
];

test("a tabular has the rules of booktabs, escaped text and rounded numbers", () => {
  const rows = [
    { name: "hit_5 & 50%", value: -0.123456 },
    { name: "[a]", value: 12.5 },
    { name: "*", value: null },
    { name: "endless", value: Number.NEGATIVE_INFINITY },
  ];
  expect(latex({ columns, rows })).toMatchInlineSnapshot(`
    "% \\usepackage{booktabs}
    \\begin{tabular}{lrr}
      \\toprule
      metric \\& more & value & p \\\\
      \\midrule
      hit\\_5 \\& 50\\% & $-$0.1235 & $+$0.5 \\\\
      {}[a] & 12.500 & $+$0.5 \\\\
      {}* & -- & -- \\\\
      endless & $-\\infty$ & $+$0.5 \\\\
      \\bottomrule
    \\end{tabular}
    "
  `);
});
