import type { LatencyResult } from "../gates/latency.ts";
import type { Bounded } from "../stats/latency/describeRuns.ts";
import { intervalBar } from "./bar.ts";
import { commandLines } from "./commandLines.ts";
import { fixed, grouped, percent, plain } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { noteLines, orDash } from "./parts.ts";
import { en } from "./words/en/catalogue.ts";
import {
  betweenWords,
  exampleLimit,
  latencyAdvice,
  latencyAnswer,
  latencyBasis,
  latencyDecimals,
  latencySentence,
  quantileName,
  runsSentences,
  timeDecimals,
  unitOf,
} from "./words/en/latency.ts";

const verdictStyle = { pass: "green", fail: "red", inconclusive: "yellow" } as const;

/**
 * The answer to `latency` as text: the verdict first, then what it rests on.
 *
 * @param inputs the words that name the same files again; null where they cannot be read again
 */
export function latencyText(r: LatencyResult, page: Page, inputs: readonly string[] | null = null): string {
  return spelt(
    `${[
      ...headline(r, page),
      "",
      ...(r.verdict === null ? [] : [...wrap(`Can it be merged? ${latencyAnswer(r)}`, page), ""]),
      ...intervalLines(r, page),
      ...runLines(r, page),
      "",
      ...runsSentences(r).flatMap((sentence) => wrap(sentence, page)),
      ...exceedingLines(r, page),
      ...(r.verdict === "inconclusive" ? ["", ...adviceLines(r, page)] : []),
      "",
      ...latencyBasis(r).flatMap((sentence) => wrap(sentence, page)),
      ...noteLines(r.caveats, page),
      ...(r.verdict === null ? ["", ...noVerdictLines(r, page, inputs)] : []),
    ].join("\n")}\n`,
    page,
  );
}

function headline(r: LatencyResult, page: Page): readonly string[] {
  if (r.verdict === null) return wrap(latencySentence(r), page, "").map((line) => paint(page, "bold", line));
  const word = en.verdicts.word[r.verdict];
  const [first, ...rest] = wrap(latencySentence(r), page, `${word}  `);
  return [
    paint(page, verdictStyle[r.verdict], paint(page, "bold", word)) + first.slice(word.length),
    ...rest,
  ];
}

function intervalLines(r: LatencyResult, page: Page): readonly string[] {
  if (r.verdict === null) return [];
  const digits = latencyDecimals(r);
  const what = r.rule === "limit" ? quantileName(r.quantile) : `Change of ${quantileName(r.quantile)}`;
  const line = r.limit ?? r.margin ?? 0;
  const marks = [
    { at: line, label: `${r.rule} ${plain(line)}` },
    ...(r.rule === "margin" ? [{ at: 0, label: "0" }] : []),
  ];
  return [
    ...wrap(`${what} ${fixed(r.value, digits)}${unitOf(r.metric)}, ${betweenWords(r, digits)}`, page),
    "",
    ...intervalBar({ lower: r.lower, upper: r.upper, point: r.value, marks }, page),
    "",
  ];
}

/** A row a run, with the exact interval of the quantile inside it; for two systems side by side. */
function runLines(r: LatencyResult, page: Page): readonly string[] {
  const name = quantileName(r.quantile);
  const digits = timeDecimals(
    [r.baseline, r.candidate].flatMap((side) => (side === null ? [] : [side.pooled])),
  );
  const left = [true, false, false, false, false, false, false];
  if (r.baseline === null) {
    const head = ["run", "measured", "P50", name, `${percent(r.level)} interval of that run`];
    const rows = r.candidate.runs.map(({ count, median, quantile }, i) => [
      r.candidate.names[i],
      grouped(count),
      orDash(median.value, digits),
      orDash(quantile.value, digits),
      ends(quantile, digits),
    ]);
    return table(shortened([head, ...rows]), left.slice(0, head.length)).map((line, i) =>
      i === 0 ? paint(page, "dim", line) : line,
    );
  }
  const { baseline, candidate } = r;
  const head = ["run", "P50 before", "after", `${name} before`, "after", "change"];
  const rows = baseline.names.map((run, i) => {
    const [before, after] = [baseline.runs[i], candidate.runs[candidate.names.indexOf(run)]];
    return [
      run,
      orDash(before.median.value, digits),
      orDash(after.median.value, digits),
      orDash(before.quantile.value, digits),
      orDash(after.quantile.value, digits),
      orDash(after.quantile.value - before.quantile.value, digits),
    ];
  });
  return table(shortened([head, ...rows]), left.slice(0, head.length)).map((line, i) =>
    i === 0 ? paint(page, "dim", line) : line,
  );
}

/** `762.1 to 949.4`, or what there is of it. */
function ends({ lower, upper }: Bounded, digits: number): string {
  const [low, high] = [lower, upper].map((end) => (Number.isFinite(end) ? fixed(end, digits) : null));
  if (low !== null && high !== null) return `${low} to ${high}`;
  return low !== null ? `${low} or more` : high !== null ? `${high} or less` : "–";
}

const shownRuns = 12;

/** The head and the first rows; a line of dots stands for the others. */
function shortened(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return rows.length <= shownRuns + 1 ? rows : [...rows.slice(0, shownRuns + 1), ["…"]];
}

function exceedingLines(r: LatencyResult, page: Page): readonly string[] {
  if (r.exceeding === null) return [];
  return wrap(
    `${r.exceeding === 0 ? "None" : percent(r.exceeding)} of the latencies measured are above the limit; ${percent(1 - r.quantile)} may be.`,
    page,
  );
}

function adviceLines(r: LatencyResult, page: Page): readonly string[] {
  return [
    paint(page, "bold", "  What it would take to know"),
    ...latencyAdvice(r).flatMap((sentence) => wrap(sentence, page, "  - ")),
    ...wrap("Next: gatestats explain latency", page, "  - "),
  ];
}

function noVerdictLines(r: LatencyResult, page: Page, inputs: readonly string[] | null): readonly string[] {
  const flag = r.baseline === null ? "limit" : "margin";
  const reference = r.baseline === null ? r.value : r.baseline.pooled / 11;
  return [
    ...wrap(`No ${flag} was named, so this is no verdict.`, page),
    ...wrap(
      r.baseline === null
        ? "Next: say what the system has to keep within (your limit, not one chosen to fit)"
        : "Next: say how much slower it may get (your margin, not one chosen to fit)",
      page,
    ),
    ...commandLines(
      [
        "gatestats",
        "latency",
        ...(inputs ?? ["FILE"]),
        `--${flag}`,
        reference > 0 ? exampleLimit(reference) : "MS",
      ],
      page,
    ),
  ];
}
