import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { pages, pageText, root } from "./markdown.ts";

describe.each(pages)("%s", (path) => {
  const text = pageText(path).replaceAll(/^```[\s\S]*?^```$/gm, "");
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);

  test("its links lead to files, and to headings that are there", () => {
    for (const target of targets.filter((link) => !/^https?:/.test(link))) {
      const [file, heading] = target.split("#");
      const other = file === "" ? path : join(dirname(path), file);
      expect(existsSync(root + other), `${target} in ${path}`).toBe(true);
      if (heading !== undefined) expect(headings(pageText(other)), `${target} in ${path}`).toContain(heading);
    }
  });
});

test("every decision is linked from the README or from another page", () => {
  const all = pages.map(pageText).join("\n");
  for (const name of readdirSync(`${root}docs/decisions`)) expect(all).toContain(`decisions/${name}`);
});

/** Headings as their anchors are written. */
function headings(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
