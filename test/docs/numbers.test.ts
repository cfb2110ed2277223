import { expect, test } from "vitest";
import { codeBlocks, pages, pageText, shownCommands } from "./markdown.ts";

// Every number that a reader meets can be had again by a command that stands beside it: in the same section it is part
// of a command or of its output, which commands.test.ts compares; or its line names the command that measures it.

const read = ["README.md", ...pages.filter((path) => path.startsWith("docs/commands/"))];

/** Numbers that are no results, by the words they stand in. */
const named: readonly RegExp[] = [
  /Node 20/g,
  /RFC 4180/g,
  /F1/g,
  /P\d\d/g,
  /SHA-256/g,
  /decision \d/g,
  /\[0, 1\]/g,
  /scores? (?:of|that are all) 0 (?:or|and) 1/g,
  /never 0\b/g,
  // what others show and hold
  /[\d,]+ characters|1 MiB/g,
  /exit code \d/g,
  // P95 and a 95 % interval are what their names say.
  /95 of 100 requests/g,
  /95 %|95 of 100 samples/g,
];

const measuring = /`(?:npm run (?:evidence:[\w-]+|bench)|node [\w/.-]+)`/;

test.each(read)(
  "the numbers in the prose of %s stand in a command of their section, or in its output",
  (path) => {
    for (const section of pageText(path).split(/^(?=## )/m)) {
      const shown = codeBlocks(section).map(({ text }) => text);
      const known = new Set(numbersIn(shown.join("\n")));
      const [title] = section.split("\n");
      expect(
        proseNumbers(section).filter((number) => !known.has(number)),
        title,
      ).toEqual([]);
    }
  },
);

test("the commands that are said to measure something exist", () => {
  const { scripts } = JSON.parse(pageText("package.json")) as { readonly scripts: Record<string, string> };
  const named = read.flatMap((path) =>
    [...pageText(path).matchAll(/`npm run ([\w:-]+)`/g)].map(([, name]) => name),
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(named).toContain("evidence:gate-errors");
});

test("a number behind a command in a comment is in its output, which is compared too", () => {
  const claims = read.flatMap((path) =>
    [...pageText(path).matchAll(/^npx gatestats .*? # (\d[\d,]* \w+)$/gm)].map(([, claim]) => claim),
  );
  const shown = read.flatMap((path) => shownCommands(pageText(path))).map(({ claim }) => claim);
  expect(claims.length).toBeGreaterThan(2);
  expect(shown.filter((claim) => claim !== undefined)).toEqual(claims);
});

/** Numbers of the lines that are neither code nor tables of definitions, and that name no command which measures them. */
function proseNumbers(section: string): readonly string[] {
  const prose = section
    .replaceAll(/^```[\s\S]*?^```$/gm, "")
    .split("\n")
    .filter((line) => !line.startsWith("|") && !line.startsWith("#") && !measuring.test(line))
    .join("\n")
    .replaceAll(/`[^`]*`/g, "")
    .replaceAll(/\]\([^)]*\)/g, "]");
  return numbersIn(named.reduce((text, words) => text.replaceAll(words, ""), prose));
}

function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w.])\d[\d,]*(?:\.\d+)?/g)].map(([number]) => number.replace(/,$/, ""));
}
