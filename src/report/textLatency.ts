import type { LatencyResult } from "../gates/latency.ts";
import { intervalBar } from "./bar.ts";
import { commandLines } from "./commandLines.ts";
import { runsTable } from "./latency/runsTable.ts";
import { fixed, percent, plain } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { noteLines } from "./parts.ts";
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

function runLines(r: LatencyResult, page: Page): readonly string[] {
  const { head, rows, left } = runsTable(r);
  return table([head, ...rows], left).map((line, i) => (i === 0 ? paint(page, "dim", line) : line));
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
