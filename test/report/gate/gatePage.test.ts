import { createHash } from "node:crypto";
import { HtmlValidate } from "html-validate/node";
import { expect, test } from "vitest";
import { gatePage } from "../../../src/report/gate/gatePage.ts";
import { en } from "../../../src/report/words/en/catalogue.ts";
import { failed, passed, undecided } from "../results.ts";
import { madeUpDetails, madeUpReport } from "./madeUpReport.ts";

const page = gatePage(madeUpReport(madeUpDetails(200)), en);

test("a page says first what was decided, then why, then what to do next", () => {
  const order = [
    "INCONCLUSIVE",
    "Can it be merged?",
    "gatestats plan questions baseline.csv",
    "<svg",
    ">Numbers<",
    ">What it would take to know<",
    ">Questions<",
    ">Documents<",
    ">How the changes are spread<",
    ">How it was judged<",
    ">Limitations<",
    ">References<",
    ">Reproduce these numbers<",
  ];
  const places = order.map((words) => page.indexOf(words, page.indexOf("<body>")));
  const titles = order.slice(4).map((words) => page.indexOf(`${words.slice(0, -1)}</h2`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect([...places.slice(0, 4), ...titles]).toEqual(
    [...places.slice(0, 4), ...titles].sort((a, b) => a - b),
  );
});

test("each verdict has its word, its colour and its sentence", () => {
  for (const [result, outcome, word] of [
    [passed, "yes", "PASS"],
    [failed, "no", "FAIL"],
    [undecided, "open", "INCONCLUSIVE"],
  ] as const) {
    const own = gatePage(madeUpReport(madeUpDetails(40), [result]), en);
    expect(own).toContain(`<div class="headline ${outcome}">`);
    expect(own).toContain(`<h1><span class="word">${word}</span>`);
    expect(own).toMatch(new RegExp(`<title>${word}: `));
  }
});

test("several metrics stand in a table first, then each has its own headline and sections", () => {
  const several = gatePage(
    madeUpReport(madeUpDetails(40), [
      { ...failed, metric: "recall" },
      { ...passed, metric: "rr", role: "watch" },
    ]),
    en,
  );
  expect(several.match(/<h1>/g)).toHaveLength(1);
  expect(several).toContain("<h2>All metrics</h2>");
  expect(several.match(/<h2>(recall|rr)<\/h2>/g)).toEqual(["<h2>recall</h2>", "<h2>rr</h2>"]);
  expect(several.match(/<h3>Questions<\/h3>/g)).toHaveLength(2);
  const ids = [...several.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a metric that is only watched is shown muted, and in the table by its role", () => {
  const watched = { ...failed, metric: "rr", role: "watch" } as const;
  const text = gatePage(madeUpReport(madeUpDetails(40), [failed, watched]), en);
  expect(text).toContain('<div class="headline no muted">');
  expect(text).toContain('<span class="word">FAIL</span> <span class="watched">only watched</span>');
  expect(text).toContain('<td class="words">must pass</td>');
  expect(text).toContain('<td class="words">only watched</td>');
  expect(gatePage(madeUpReport(madeUpDetails(40), [failed, failed]), en)).not.toContain("must pass");
});

test("several metrics have one answer, and what they share of method and limits is said once", () => {
  const rr = { ...failed, metric: "rr", pFail: 0.02 } as const;
  const text = gatePage(madeUpReport(madeUpDetails(40), [failed, rr]), en);
  expect(text).toContain("<strong>Can it be merged?</strong> No: hit@5, rr.</p>");
  for (const title of ["Limitations", "References"])
    expect(text.match(new RegExp(`<h[23]>${title}</h`, "g"))).toHaveLength(1);
  expect(text.match(/in at most 5 % of runs; one/g)).toHaveLength(1);
  expect(text).toContain("p = 0.020 for a loss of the margin or less");
});

test("a fail says how sure it is and leads to the questions that got worse; every page says what the run did", () => {
  const text = gatePage(madeUpReport(madeUpDetails(40), [failed]), en);
  expect(text).toContain("would fail like this in at most 5 % of runs.");
  expect(text).toContain('<a href="#questions-1">Look next at the 30 questions that got worse');
  for (const result of [passed, failed, undecided])
    expect(gatePage(madeUpReport(madeUpDetails(40), [result]), en)).toContain("<p>Exit code 3: CI stops.");
});

test("the mean over documents is named where it stands, and a level beside its interval", () => {
  expect(page).toContain('<th scope="col" class="number">mean over documents</th>');
  expect(page).toContain("Each end of the 90 % interval errs at most 5 % of the time");
});

test("a rule that knows no chance is drawn without an interval", () => {
  const result = { ...passed, rule: "difference", lower: 0.0125, upper: 0.0125 } as const;
  const text = gatePage(madeUpReport(madeUpDetails(40), [result]), en);
  expect(text).not.toMatch(/90 % interval/);
  expect(text).toContain("No error rate is held");
});

test("the policy of a page allows one script, by its hash, and no request", () => {
  const [, policy] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  expect(scripts).toHaveLength(1);
  const hash = createHash("sha256").update(scripts[0]).digest("base64");
  expect(policy.replaceAll("&#39;", "'")).toBe(
    `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`,
  );
  const still = page.replaceAll(/<script[\s\S]*?<\/script>/g, "");
  expect(still).not.toMatch(/https?:(?!\/\/www\.w3\.org\/)|@import|url\(|\bon\w+="/i);
});

test("the command line, the version, the files' hashes and the result as JSON are in the page", () => {
  expect(page).toContain(
    "<pre><code>gatestats gate baseline.csv candidate.csv <span>--margin</span> 0.02</code></pre>",
  );
  expect(page).toContain("1.2.3");
  expect(page).toContain("SHA-256 0123456789abcdef");
  const [, json] = /id="result">([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toMatchObject({ command: "gate", verdict: "inconclusive", exitCode: 3 });
});

test("the pages are valid HTML", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      "no-inline-style": "off",
      "long-title": "off",
      "prefer-native-element": ["error", { exclude: ["group"] }],
    },
  });
  const several = gatePage(madeUpReport(madeUpDetails(40), [passed, failed]), en);
  for (const text of [page, several]) {
    const { results } = await validator.validateString(text);
    expect(
      results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId} ${m.line}: ${m.message}`)),
    ).toEqual([]);
  }
});

const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"'&\u202eevil\u2066`;

test("no name can end an element, open one, or turn round what follows", () => {
  const names = { question: (i: number) => `${hostile}${i}`, document: (i: number) => `${hostile}${i}` };
  const text = gatePage(
    madeUpReport(madeUpDetails(30, names), [{ ...failed, metric: hostile }], hostile),
    en,
  );
  expect(text).not.toContain("<img");
  expect(text.match(/<script/g)).toHaveLength(4);
  expect(text.match(/<\/script>/g)).toHaveLength(4);
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

test("10,000 questions with long names stay under 1 MB, and every one is there", () => {
  const question = (i: number): string => `collection/part-${i % 97}/question-number-${i}`;
  const text = gatePage(madeUpReport(madeUpDetails(10_000, { question, document: (i) => `d${i}` })), en);
  expect(text.length).toBeLessThan(1e6);
  expect(text).toContain(question(9_999));
  expect(text).not.toContain("left out to keep this page small");
});

test("60,000 questions stay near it: those that changed least are left out, and their number is told", () => {
  const text = gatePage(madeUpReport(madeUpDetails(60_000)), en);
  expect(text.length).toBeLessThan(1.2e6);
  expect(text).toMatch(/[\d,]+ rows with the smallest changes are left out to keep this page small/);
});

test("a name of 10,000 characters is shown by its ends", () => {
  const long = `begin${"x".repeat(10_000)}end`;
  const text = gatePage(
    madeUpReport(madeUpDetails(30, { question: (i) => `${long}${i}`, document: () => long })),
    en,
  );
  expect(text.length).toBeLessThan(200_000);
  expect(text).toMatch(/beginx+…x+end0/);
});
