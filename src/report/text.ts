import type { GateResult, MetricVerdict, Verdict } from "../gates/results.ts";
import { intervalBar } from "./bar.ts";
import { commandLines } from "./commandLines.ts";
import { count, decimalsToSeparate, percent, plain, pValue, signed } from "./numbers.ts";
import { type Page, paint, spelt, wrap } from "./page.ts";
import { changeLines, noteLines, orDash, reasonLines, sideLines, signedOrDash } from "./parts.ts";
import {
  adviceSentences,
  combinedSentence,
  estimandWords,
  mergeAnswer,
  verdictSentence,
  verdictWord,
} from "./words/en/verdicts.ts";

const verdictStyle = { pass: "green", fail: "red", inconclusive: "yellow" } as const;

/** The words of the command that says how many questions are needed for a metric; null where there is none to run. */
export type PlanWords = (r: MetricVerdict) => readonly string[] | null;

/** The answer to `gate` as text: the verdict first, then what it rests on. */
export function gateText(result: GateResult, page: Page, planWords: PlanWords = () => null): string {
  const several = result.results.length > 1;
  const blocks = result.results.map((r) => metricLines(r, page, planWords(r)).join("\n"));
  const head = several
    ? [headline(result.verdict, combinedSentence(result.verdict, result.results), page).join("\n")]
    : [];
  return spelt(`${[...head, ...blocks].join("\n\n")}\n`, page);
}

function headline(verdict: Verdict, sentence: string, page: Page): readonly string[] {
  const word = verdictWord[verdict];
  const lines = wrap(sentence, page, `${word}  `);
  const [first] = lines;
  return [
    paint(page, verdictStyle[verdict], paint(page, "bold", word)) + first.slice(word.length),
    ...lines.slice(1),
  ];
}

function metricLines(r: MetricVerdict, page: Page, plan: ReturnType<PlanWords>): readonly string[] {
  const watched = r.role === "watch" ? " This metric is only watched; it does not decide." : "";
  return [
    ...headline(r.verdict, verdictSentence(r) + watched, page),
    "",
    ...wrap(`Can it be merged? ${mergeAnswer(r)}`, page),
    "",
    ...numberLines(r, page),
    ...(r.verdict === "inconclusive" ? ["", ...adviceLines(r, page, plan)] : []),
    "",
    ...methodLines(r, page),
    ...noteLines(r.caveats, page),
  ];
}

function numberLines(r: MetricVerdict, page: Page): readonly string[] {
  const { wins, losses, ties } = r;
  return [
    ...(r.rule === "threshold" ? thresholdLines(r, page) : differenceLines(r, page)),
    ...sideLines(
      [
        ...(r.baseline === null ? [] : [["baseline", r.baseline] as const]),
        ["candidate", r.candidate] as const,
      ],
      r.threshold === null ? [] : [r.threshold],
      page,
    ),
    ...(wins === null || losses === null || ties === null
      ? []
      : changeLines({ wins, losses, ties }, r.changed, r.metric, r.better, page)),
  ];
}

function differenceLines(r: MetricVerdict, page: Page): readonly string[] {
  if (r.difference === null) return [];
  const line = r.better === "higher" ? -(r.margin ?? 0) : (r.margin ?? 0);
  const ends = [r.lower, r.upper].filter((end) => end !== null);
  const digits = decimalsToSeparate([r.difference, ...ends], [line, 0]);
  const interval =
    ends.length < 2 || r.lower === r.upper
      ? ""
      : `, between ${signedOrDash(r.lower, digits)} and ${signedOrDash(r.upper, digits)}`;
  const change = `Change ${signed(r.difference, digits)}${interval}`;
  const marks = [
    { at: line, label: `margin ${plain(line)}` },
    { at: 0, label: "0" },
  ];
  return [...wrap(change, page), ...bar(r, r.difference, marks, page)];
}

function thresholdLines(r: MetricVerdict, page: Page): readonly string[] {
  if (r.lower === null || r.upper === null || r.threshold === null) return [];
  const digits = decimalsToSeparate([r.lower, r.upper], [r.threshold]);
  const change = `Candidate between ${orDash(r.lower, digits)} and ${orDash(r.upper, digits)}`;
  const marks = [{ at: r.threshold, label: `threshold ${plain(r.threshold)}` }];
  return [...wrap(change, page), ...bar(r, r.candidate.mean, marks, page)];
}

function bar(
  r: MetricVerdict,
  point: number | null,
  marks: readonly { readonly at: number; readonly label: string }[],
  page: Page,
): readonly string[] {
  if (r.lower === null || r.upper === null) return [""];
  return ["", ...intervalBar({ lower: r.lower, upper: r.upper, point, marks }, page), ""];
}

function adviceLines(r: MetricVerdict, page: Page, plan: ReturnType<PlanWords>): readonly string[] {
  return [
    paint(page, "bold", "  What it would take to know"),
    ...(r.rule === "threshold" ? [] : adviceSentences(r).flatMap((sentence) => wrap(sentence, page, "  - "))),
    ...nextLines(r, page, plan),
  ];
}

function nextLines(r: MetricVerdict, page: Page, plan: ReturnType<PlanWords>): readonly string[] {
  const topic = nextTopic(r);
  if (plan === null || r.rule !== "paired" || (topic !== "floor" && topic !== "inconclusive"))
    return wrap(`Next: gatestats explain ${topic}`, page, "  - ");
  return [...wrap("Next, how many it takes:", page, "  - "), ...commandLines(plan, page)];
}

/** What is worth reading next. */
function nextTopic(r: MetricVerdict): string {
  if (r.caveats.some((caveat) => caveat.code === "missing-decides")) return "missing";
  if (r.rule === "threshold") return "threshold";
  if (r.caveats.some((caveat) => caveat.code === "heavy-documents")) return "micro-macro";
  return r.floor !== null && !r.floor.met ? "floor" : "inconclusive";
}

function methodLines(r: MetricVerdict, page: Page): readonly string[] {
  const asked = r.clusters < r.questions ? `, ${estimandWords[r.estimand]}` : "";
  const units =
    count(r.questions, "question") + (r.clusters < r.questions ? ` in ${count(r.clusters, "document")}` : "");
  const p = r.verdict === "fail" ? r.pFail : r.pPass;
  const test = p === null ? "" : `; p ${pValue(p, r.alpha)} against alpha ${plain(r.alpha)}`;
  const ends =
    r.lower === null || r.rule === "difference"
      ? ""
      : ` Each end of the interval errs at most ${percent((1 - r.level) / 2)} of the time.`;
  return [
    ...wrap(`${units}${asked}; rule ${r.rule}, method ${r.method}${test}.${ends}`, page),
    ...reasonLines(r.methodReason, page),
  ];
}
