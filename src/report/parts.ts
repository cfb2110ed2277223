/** Pieces that the texts of gate, compare and estimate share. */
import type { ChangedQuestion, SideSummary } from "../gates/results.ts";
import type { Better, Caveat, MethodReason } from "../stats/types.ts";
import type { RepeatRates } from "../table/repeatRates.ts";
import { brief, count, decimalsToSeparate, fixed, grouped, signed } from "./numbers.ts";
import { type Page, paint, table, textWidth, wrap } from "./page.ts";
import { caveatSentences } from "./sentences/caveatSentence.ts";
import { changeKind } from "./sentences/changeKind.ts";
import { reasonSentence } from "./sentences/reasonSentence.ts";
import { en } from "./words/en/catalogue.ts";
import type { Words } from "./words/Words.ts";

/**
 * One line a side: its name, its mean, and what the mean was computed from.
 *
 * @param noted numbers of notes, after the last side
 */
export function sideLines(
  sides: readonly (readonly [name: string, side: SideSummary])[],
  lines: readonly number[],
  page: Page,
  noted = "",
): readonly string[] {
  const means = sides.flatMap(([, side]) => (side.mean === null ? [] : [side.mean]));
  const decimals = decimalsToSeparate(means, lines);
  const cells = sides.map(([name, side]) => [
    name,
    side.mean === null ? "no score" : fixed(side.mean, decimals),
  ]);
  return table(cells, [true, false]).flatMap((line, i) => [
    ...wrap(`${scoredOf(sides[i][1])}${i === sides.length - 1 ? noted : ""}`, page, `${line}  `),
    ...rateLines(sides[i][1].repeatRates, page, "    "),
  ]);
}

/** How often repeated questions passed, and the lowest rates by name. */
export function rateLines(rates: RepeatRates | undefined, page: Page, indent = "  "): readonly string[] {
  if (rates === undefined) return [];
  const { questions, always, never, sometimes, lowest } = rates;
  const named = lowest.slice(0, shown).map((one) => `${short(one.id, page)} ${one.passed} of ${one.repeats}`);
  const more = never + sometimes - named.length;
  const which = [...named, ...(more > 0 ? [`${grouped(more)} more`] : [])].join(", ");
  return wrap(
    `of ${count(questions, "repeated question")} ${grouped(always)} passed every time, ${grouped(never)} never, ${grouped(sometimes)} now and then${which === "" ? "" : `: ${which}`}`,
    page,
    indent,
  );
}

function scoredOf(side: SideSummary): string {
  const total = side.scored + side.missing + side.errors;
  return [
    `${grouped(side.scored)} of ${grouped(total)} scored`,
    ...(side.missing > 0 ? [`${grouped(side.missing)} missing`] : []),
    ...(side.errors > 0 ? [`${grouped(side.errors)} failed to score`] : []),
  ].join(", ");
}

/** Counts of questions that got better, worse, or stayed, and the first of those that moved. */
export function changeLines(
  counts: { readonly wins: number; readonly losses: number; readonly ties: number },
  changed: { readonly losses: readonly ChangedQuestion[]; readonly wins: readonly ChangedQuestion[] } | null,
  metric: string,
  better: Better,
  page: Page,
  noted = "",
): readonly string[] {
  const words = en.changes[changeKind(metric, better)];
  const { wins, losses, ties } = counts;
  return [
    ...wrap(
      `Questions: ${grouped(losses)} ${words.worse}, ${grouped(wins)} ${words.better}, ${grouped(ties)} unchanged.${noted}`,
      page,
    ),
    ...(changed === null ? [] : changedLines(changed, counts, words, page)),
  ];
}

/** The first questions that got worse and those that got better, by name. */
export function changedLines(
  changed: { readonly losses: readonly ChangedQuestion[]; readonly wins: readonly ChangedQuestion[] },
  counts: { readonly wins: number; readonly losses: number },
  words: { readonly worse: string; readonly better: string },
  page: Page,
): readonly string[] {
  return [
    ...flipped(words.worse, changed.losses, counts.losses, page),
    ...flipped(words.better, changed.wins, counts.wins, page),
  ];
}

const shown = 5;

function flipped(
  name: string,
  changed: readonly ChangedQuestion[],
  total: number,
  page: Page,
): readonly string[] {
  if (changed.length === 0) return [];
  const some = changed
    .slice(0, shown)
    .map((c) => `${short(c.id, page)} ${brief(c.baseline)} → ${brief(c.candidate)}`);
  const more = total - some.length;
  return wrap([...some, ...(more > 0 ? [`${grouped(more)} more`] : [])].join(", "), page, `    ${name}: `);
}

function short(id: string, page: Page): string {
  const room = Math.max(16, Math.floor(textWidth(page) / 3));
  return id.length <= room ? id : `${id.slice(0, room - 1)}…`;
}

/** The caveats as numbered notes under a result. */
export function noteLines(caveats: readonly Caveat[], page: Page, words: Words = en): readonly string[] {
  if (caveats.length === 0) return [];
  return [
    "",
    paint(page, "dim", `  ${words.estimates.notes}`),
    ...caveatSentences(caveats, words).flatMap((s, i) => wrap(s, page, `  ${i + 1}. `)),
  ];
}

/** A number for a place where it may not exist. */
export function orDash(value: number | null, decimals: number): string {
  return value === null ? "–" : Number.isFinite(value) ? fixed(value, decimals) : value > 0 ? "+inf" : "-inf";
}

/** The same with its sign always shown. */
export function signedOrDash(value: number | null, decimals: number): string {
  return value === null || !Number.isFinite(value) ? orDash(value, decimals) : signed(value, decimals);
}

/** Why a method was taken, as a line of its own. */
export function reasonLines(reason: MethodReason, page: Page): readonly string[] {
  return wrap(reasonSentence(reason, en), page);
}
