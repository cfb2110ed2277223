import { expect, test } from "vitest";
import { plainSection, pointsSection } from "../../../src/report/article/sections.ts";
import { sharedSections } from "../../../src/report/article/sharedSections.ts";

const judged = (i: number, ...paragraphs: readonly string[]) => ({
  ...plainSection(`judged-${i}`, "Judged"),
  paragraphs,
});

test("sentences that all have are said once, and each keeps what it says alone", () => {
  const { shared, own } = sharedSections(
    [
      [judged(1, "same", "p 1"), pointsSection("limits-1", "Limits", ["a", "b"])],
      [judged(2, "same", "p 2"), pointsSection("limits-2", "Limits", ["a", "b"])],
    ],
    ["judged", "limits"],
  );
  expect(shared.map(({ id, paragraphs, points }) => [id, paragraphs, points])).toEqual([
    ["judged", ["same"], undefined],
    ["limits", [], ["a", "b"]],
  ]);
  expect(own.map((sections) => sections.map(({ id, paragraphs }) => [id, paragraphs]))).toEqual([
    [["judged-1", ["p 1"]]],
    [["judged-2", ["p 2"]]],
  ]);
});

test("nothing is shared where one of them says nothing of it, or no name is given", () => {
  const all = [[judged(1, "same")], []];
  expect(sharedSections(all, ["judged"])).toEqual({ shared: [], own: all });
  expect(sharedSections([[judged(1, "same")]], []).own).toEqual([[judged(1, "same")]]);
});
