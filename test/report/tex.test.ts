import fc from "fast-check";
import { expect, test } from "vitest";
import { tex } from "../../src/report/tex.ts";

test("what TeX reads as a command, a comment or a column is escaped", () => {
  expect(tex("50 % of a_b & c#1 {x} ~y ^2 $3 \\n")).toBe(
    "50 \\% of a\\_b \\& c\\#1 \\{x\\} \\textasciitilde{}y \\textasciicircum{}2 \\$3 \\textbackslash{}n",
  );
  expect(tex('<s>|"q"')).toBe("\\textless{}s\\textgreater{}\\textbar{}''q''");
});

test("accents and dashes are spelt, whichever way Unicode writes them", () => {
  expect(tex("Kolesár, Gonçalves, Söderström, Łukasz, Kovářík: 13–22")).toBe(
    "Koles{\\'a}r, Gon{\\c c}alves, S{\\\"o}derstr{\\\"o}m, {\\L}ukasz, Kov{\\'a}{\\v r}{\\'\\i}k: 13--22",
  );
  expect(tex("Kolesa\u0301r")).toBe(tex("Kolesár"));
});

test("letters that TeX has no spelling for stay, line breaks do not", () => {
  expect(tex("检索\r\n模型")).toBe("检索 模型");
});

test("no special character of any text gets through unescaped", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const bare = tex(text)
        .replaceAll(/\\(?:[a-zA-Z]+(?:\{\})?|[&%$#_{}])/g, "")
        .replaceAll("$$", "");
      expect(bare).not.toMatch(/[&%#_^~\\\n]/);
    }),
  );
});
