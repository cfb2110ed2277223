import type { CompareResult, Comparison } from "../gates/results.ts";
import { intervalBar } from "./bar.ts";
import { noteMarks } from "./noteMarks.ts";
import { count, decimalsToSeparate, percent, pValue, signed } from "./numbers.ts";
import { type Page, paint, spelt, table, textWidth, wrap } from "./page.ts";
import { changedLines, noteLines, reasonLines, sideLines, signedOrDash } from "./parts.ts";
import { changeKind } from "./sentences/changeKind.ts";
import {
  comparisonSentence,
  documentsSentence,
  pairingSentence,
  questionsSentence,
} from "./sentences/comparison.ts";
import { en } from "./words/en/catalogue.ts";

/** The answer to `compare` as text: one block a pair of systems, and a table above them when there are several. */
export function compareText(result: CompareResult, page: Page): string {
  const several = result.results.length > 1;
  const blocks = result.results.map((c) => blockLines(c, several, page).join("\n"));
  return spelt(
    `${[...(several ? [summary(result.results, page).join("\n")] : []), ...blocks].join("\n\n")}\n`,
    page,
  );
}

/** One line a comparison. Names give way to numbers: they keep their ends where the page is too narrow for them. */
function summary(results: readonly Comparison[], page: Page): readonly string[] {
  const several = results.some((c) => c.baselineName !== results[0].baselineName);
  const columns = results.every((c) => c.metric === c.candidateName);
  const names = results.map((c) => [
    ...(columns ? [] : [c.metric]),
    ...(several ? [c.baselineName] : []),
    c.candidateName,
  ]);
  const numbers = results.map((c) => {
    const digits = digitsOf(c);
    const ends = [signedOrDash(c.lower, digits), signedOrDash(c.upper, digits)];
    return [
      signed(c.difference, digits),
      ...ends,
      pValue(c.pHolm, 1 - c.level).replace(/^= /, ""),
      c.finding,
    ];
  });
  const heads = [
    [...(columns ? [] : ["metric"]), ...(several ? ["baseline"] : []), "candidate"],
    ["change", "lower", "upper", "p (Holm)", ""],
  ];
  const left = [...heads[0].map(() => true), false, false, false, false, true];
  const set = (room: number): readonly string[] =>
    table(
      [heads.flat(), ...names.map((row, i) => [...row.map((name) => elided(name, room)), ...numbers[i]])],
      left,
    );
  let room = Math.max(...names.flat().map((name) => name.length));
  const all = [...new Set(names.flat())];
  const apart = (room: number): boolean => new Set(all.map((name) => elided(name, room))).size === all.length;
  while (room > leastName && set(room).some((line) => line.length > textWidth(page))) room--;
  while (!apart(room)) room++;
  return set(room);
}

/** Characters of a name that are always shown. */
const leastName = 12;

/** A name cut in its middle to so many characters. */
function elided(name: string, room: number): string {
  if (name.length <= room) return name;
  const end = Math.floor((room - 1) / 2);
  return `${name.slice(0, room - 1 - end)}…${name.slice(name.length - end)}`;
}

function blockLines(c: Comparison, several: boolean, page: Page): readonly string[] {
  const digits = digitsOf(c);
  const interval = `${percent(c.level)} interval ${signedOrDash(c.lower, digits)} to ${signedOrDash(c.upper, digits)}`;
  const holm = several ? `, ${pValue(c.pHolm, 1 - c.level).replace(/^= /, "")} after Holm` : "";
  const noted = noteMarks(c.caveats, page);
  const bar = {
    lower: c.lower,
    upper: c.upper,
    point: c.difference,
    marks: [{ at: 0, label: "0 (no change)" }],
  };
  return [
    ...wrap(comparisonSentence(c, en), page, "").map((line) => paint(page, "bold", line)),
    "",
    ...wrap(
      `Change ${signed(c.difference, digits)}, ${interval}, p ${pValue(c.pValue, 1 - c.level)}${holm}${noted("change")}`,
      page,
    ),
    "",
    ...intervalBar(bar, page),
    "",
    ...sideLines(
      [[c.baselineName, c.baseline] as const, [c.candidateName, c.candidate] as const],
      [],
      page,
      noted("sides"),
    ),
    ...wrap(`${questionsSentence(c, en)}${noted("questions")}`, page),
    ...changedLines(c.changed, c, en.changes[changeKind(c.metric, c.better)], page),
    ...sentence(documentsSentence(c, en), page),
    "",
    ...methodLines(c, page, `${noted("answer")}${noted("method")}`),
    ...noteLines(c.caveats, page),
  ];
}

function digitsOf(c: Comparison): number {
  return decimalsToSeparate([c.difference, c.lower, c.upper].filter(Number.isFinite), [0]);
}

function methodLines(c: Comparison, page: Page, noted: string): readonly string[] {
  const documents =
    c.clusters < c.questions ? ` in ${count(c.clusters, "document")}, ${en.estimands[c.estimand]}` : "";
  return [
    ...wrap(`${count(c.questions, "question")}${documents}; method ${c.method}.${noted}`, page),
    ...reasonLines(c.methodReason, page),
    ...sentence(pairingSentence(c, en), page),
  ];
}

function sentence(words: string, page: Page): readonly string[] {
  return words === "" ? [] : wrap(words, page);
}
