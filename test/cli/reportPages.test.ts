import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { HtmlValidate } from "html-validate/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../docs/markdown.ts";
import { chromium, closeBrowser, violations, visit } from "../report/html/chromium.ts";
import { gatestats, type Run } from "./gatestats.ts";

const folder = mkdtempSync(`${tmpdir()}/gatestats-pages-`);
const run = (words: string): Run => gatestats(words, { cwd: folder });
const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
const sentence = (text: string): string => text.replaceAll(/\s+/g, " ");

const golden = "examples/golden/inconclusive";
const pair = `${golden}/baseline.csv ${golden}/candidate.csv`;
const byDocument = "--cluster doc_id --estimand macro";

/** A command for each page, and its exit code. */
const pages = {
  gate: [`gate ${pair} --metric hit@5 --margin 0.02 ${byDocument}`, 3],
  "gate-metrics": [`gate ${pair} --metric hit@1 --metric hit@5 --margin 0.2 --cluster none`, 0],
  "gate-threshold": [`gate ${golden}/candidate.csv --metric hit@5 --threshold 0.9 --cluster none`, 1],
  compare: [`compare ${pair} --metric hit@5 ${byDocument}`, 0],
  "compare-three": [`compare ${pair} ${golden}/baseline.csv --metric hit@5 --cluster none`, 0],
  estimate: [`estimate ${golden}/candidate.csv --metric hit@5 ${byDocument} --method all`, 0],
  "simulate-gate": [
    `simulate gate ${pair} --metric hit@5 --cluster none --margin 0.1 --questions 20,40 --draws 40 --replacement without --method gate,difference`,
    0,
  ],
  "simulate-coverage": [
    `simulate coverage ${golden}/candidate.csv --metric hit@5 --cluster doc_id --documents 5,10 --draws 20 --method estimate,t-cr2,wald-iid`,
    0,
  ],
} as const;
const names = Object.keys(pages) as (keyof typeof pages)[];
/** Pages with parts that no other has, which a browser looks at. */
const looked: readonly string[] = [
  "gate-metrics",
  "compare",
  "estimate",
  "simulate-gate",
  "simulate-coverage",
];

beforeAll(() => {
  symlinkSync(`${root}examples`, `${folder}/examples`);
  for (const name of names) {
    const [line, code] = pages[name];
    const { code: got, err } = run(`${line} -o ${name}.html`);
    expect([got, err]).toEqual([code, ""]);
  }
});

afterAll(closeBrowser);

describe.each(names)("the page of %s", (name) => {
  test("is as it was; npx vitest run test/cli/reportPages.test.ts -u writes it anew", async () => {
    const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
    const page = read(`${name}.html`)
      .replaceAll(version, "VERSION")
      .replaceAll(/<script>[\s\S]*?<\/script>/g, "<script>…</script>")
      .replaceAll(/sha256-[\w+/=]{44}/g, "sha256-…");
    await expect(page).toMatchFileSnapshot(`${root}test/files/reports/${name}.html`);
  });

  test("is valid HTML", async () => {
    const validator = new HtmlValidate({
      extends: ["html-validate:standard", "html-validate:a11y"],
      rules: {
        "no-inline-style": "off",
        "long-title": "off",
        "prefer-native-element": ["error", { exclude: ["group"] }],
      },
    });
    const { results } = await validator.validateString(read(`${name}.html`));
    expect(
      results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId} ${m.line}: ${m.message}`)),
    ).toEqual([]);
  });

  test.skipIf(chromium === undefined || !looked.includes(name))(
    "opens with nothing that axe finds, in both colours, on a phone too",
    async () => {
      for (const [width, scheme, rules] of [
        [1280, "light", undefined],
        [390, "dark", ["color-contrast"]],
      ] as const) {
        const seen = await visit(`${folder}/${name}.html`, { width, scheme }, async (page) => {
          await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
          expect(await violations(page, rules)).toEqual([]);
          expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
        });
        expect(seen.complaints).toEqual([]);
        expect(seen.requests).toHaveLength(1);
      }
    },
  );
});

test("a page names the files with their hashes, and is printed where it is asked for", () => {
  const { out, code } = run(`gate ${pair} --metric hit@5 --margin 0.02 --cluster none --format html`);
  expect([code, out.slice(0, 15)]).toEqual([3, "<!doctype html>"]);
  expect(out.match(/SHA-256 [0-9a-f]{64}</g)).toHaveLength(2);
});

test("figures alone are drawn beside the other formats, as SVG and PNG", () => {
  for (const line of [pages.gate[0], pages.compare[0], pages.estimate[0], pages["simulate-gate"][0]]) {
    const { err } = run(`${line} --figure one.svg --figure one.PNG -o one.json`);
    expect(err).toBe("");
    expect(read("one.svg")).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect([...readFileSync(`${folder}/one.PNG`).subarray(1, 4)]).toEqual([80, 78, 71]);
    expect(JSON.parse(read("one.json"))).toHaveProperty("version");
  }
});

test("a figure is refused in another format, over what is read, and where there is none to draw; nothing is written then", () => {
  const before = readdirSync(folder);
  const gate = pages.gate[0];
  const refusals = {
    [`${gate} --figure x.jpg -o x.json`]: "End it with .svg or .png.",
    [`${gate} --figure ${golden}/baseline.csv`]: "is read; the answer would be written over it",
    [`${gate} --figure x.svg --figure x.svg`]: "is to be written twice",
    [`${gate} --figure nowhere/x.svg -o x.json`]: "its folder does not exist",
    "estimate counts.csv --statistic precision --columns tp,fp --cluster none --figure x.svg":
      "There is no figure of this answer",
    "simulate latency runs.csv --figure x.svg": "has no flag --figure",
  };
  writeFileSync(`${folder}/counts.csv`, "id,tp,fp\na,1,2\nb,2,1\nc,3,1\n");
  for (const [line, words] of Object.entries(refusals)) {
    const { code, err } = run(line);
    expect([code, sentence(err)]).toEqual([2, expect.stringContaining(words)]);
  }
  expect(readdirSync(folder).filter((name) => name !== "counts.csv")).toEqual(before);
  expect(existsSync(`${folder}/x.json`)).toBe(false);
});
