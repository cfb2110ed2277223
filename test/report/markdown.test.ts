import { expect, test } from "vitest";
import { codeBlock, escaped, heading, list, markdownTable } from "../../src/report/markdown.ts";

test("what Markdown reads as markup is escaped", () => {
  expect(escaped("a_b *c* `d` [e](f) <g> | #h & &lt; \\i\nj")).toBe(
    "a\\_b \\*c\\* \\`d\\` \\[e\\](f) \\<g\\> \\| \\#h & &amp;lt; \\\\i j",
  );
  expect(escaped("- no list")).toBe("\\- no list");
  expect(escaped("1. none either")).toBe("1\\. none either");
  expect(escaped("-0.02 and 1.5")).toBe("-0.02 and 1.5");
});

test("headings and lists", () => {
  expect(heading(2, "hit@5 of a_b")).toBe("## hit@5 of a\\_b\n");
  expect(list(["one", "two"])).toBe("- one\n- two\n");
});

test("a fence is longer than any in the code", () => {
  expect(codeBlock("text", "a")).toBe("```text\na\n```\n");
  expect(codeBlock("", "``` in it\n")).toBe("````\n``` in it\n````\n");
});

test("a table has a cell a column, whatever stands in the cells", () => {
  const table = markdownTable({
    head: ["name", "n"],
    rows: [
      ["a|b", "1"],
      ["", "-20"],
    ],
    left: [true, false],
  });
  expect(table).toBe("| name |   n |\n| ---- | --: |\n| a\\|b |   1 |\n|      | -20 |\n");
});
