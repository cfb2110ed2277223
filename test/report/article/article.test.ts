import { expect, test } from "vitest";
import type { Article } from "../../../src/report/article/Article.ts";
import { articleMarkdown } from "../../../src/report/article/articleMarkdown.ts";
import { articleText } from "../../../src/report/article/articleText.ts";
import { articlePage } from "../../../src/report/html/articlePage.ts";
import { plainPage } from "../../../src/report/page.ts";
import { en } from "../../../src/report/words/en/catalogue.ts";

const article: Article = {
  title: "A title",
  lead: ["What was done."],
  findingsTitle: "Hypotheses",
  findings: [
    {
      id: "h1",
      outcome: "no",
      word: "not supported",
      title: "H1",
      sentences: ["It is so."],
      table: { head: ["data", "found"], rows: [["x", "0.1"]], left: [true, false] },
    },
  ],
  sections: [
    {
      id: "first",
      title: "First",
      paragraphs: ["Words."],
      figures: [],
      tables: [
        {
          caption: "Numbers.",
          source: "From a.csv.",
          table: {
            head: ["name", "one", "two", "three"],
            rows: [["a very long name of a row indeed", "1.000000", "2.000000", "3.000000"]],
            left: [true, false, false, false],
          },
        },
      ],
    },
  ],
  origin: [
    { name: "File", value: "a.yaml", kind: "words" },
    { name: "Ran by", value: "gatestats study run a.yaml", kind: "code" },
  ],
};

test("text tells the findings first, and sets columns that find no room below, with the names again", () => {
  expect(articleText(article, { ...plainPage, columns: 56 })).toMatchInlineSnapshot(`
    "A title

    H1: not supported
      It is so.
      data  found
      x       0.1

      What was done.

    First
      Words.

      Numbers.
      name                                   one       two
      a very long name of a row indeed  1.000000  2.000000
      name                                 three
      a very long name of a row indeed  3.000000
      From a.csv.

    Reproduce these numbers
      File: a.yaml
      Ran by:
        gatestats study run a.yaml
    "
  `);
});

test("text that fits is one table, coloured where the page has colour", () => {
  const text = articleText(article, { ...plainPage, color: true });
  expect(text).toContain("name                                   one       two     three");
  expect(text).toContain("\u001b[31m");
});

test("Markdown has the same in headings and tables", () => {
  expect(articleMarkdown(article)).toMatchInlineSnapshot(`
    "# A title

    ## Hypotheses

    ### H1: not supported

    It is so.

    | data | found |
    | ---- | ----: |
    | x    |   0.1 |

    What was done.

    ## First

    Words.

    Numbers.

    | name                             |      one |      two |    three |
    | -------------------------------- | -------: | -------: | -------: |
    | a very long name of a row indeed | 1.000000 | 2.000000 | 3.000000 |

    From a.csv.

    ## Reproduce these numbers

    - File: a.yaml

    Ran by:

    \`\`\`sh
    gatestats study run a.yaml
    \`\`\`
    "
  `);
});

test("a page has one title, headings in order, and a link to each section", () => {
  const page = articlePage(article, en);
  const levels = [...page.matchAll(/<h(\d)>/g)].map(([, level]) => level).join("");
  expect(levels).toBe("12322");
  expect(page).toContain('<a href="#first">First</a>');
  expect(page).toContain('<section id="first">');
  expect(page).toContain('<th scope="col" class="words">name</th>');
  expect(page).toContain('<th scope="row" class="words">x</th>');
});

test("a page has no script and may ask the network for nothing", () => {
  const page = articlePage(article, en);
  expect(page).not.toMatch(/<script|\bon\w+=|https?:|@import|url\(/i);
  expect(page).toContain("default-src &#39;none&#39;");
});
