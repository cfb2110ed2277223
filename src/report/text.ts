import type { GateResult, MetricVerdict, Verdict } from "../gates/results.ts";
import { intervalBar } from "./bar.ts";
import { commandLines } from "./commandLines.ts";
import type { GateReport } from "./GateReport.ts";
import { noteMarks } from "./noteMarks.ts";
import { count, decimalsToSeparate, percent, plain, pValue, signed } from "./numbers.ts";
import { type Page, paint, spelt, wrap } from "./page.ts";
import { changeLines, noteLines, orDash, reasonLines, sideLines, signedOrDash } from "./parts.ts";
import { adviceSentences } from "./sentences/adviceSentences.ts";
import { combinedSentence } from "./sentences/combinedSentence.ts";
import { mergeAnswer } from "./sentences/mergeAnswer.ts";
import { nextTopic } from "./sentences/nextTopic.ts";
import { policySentences } from "./sentences/policySentences.ts";
import { verdictSentence } from "./sentences/verdictSentence.ts";
import { en } from "./words/en/catalogue.ts";

const verdictStyle = { pass: "green", fail: "red", inconclusive: "yellow" } as const;

/** The words of the command that says how many questions are needed for a metric; null where there is none to run. */
export type PlanWords = (r: MetricVerdict) => readonly string[] | null;

/**
 * The answer to `gate` as text: the verdict first, then what it rests on.
 *
 * @param decided the exit code and what an inconclusive answer does to it, where the text is for a run of the program
 */
export function gateText(
  result: GateResult,
  page: Page,
  planWords: PlanWords = () => null,
  decided?: Pick<GateReport, "policy" | "exitCode">,
): string {
  const several = result.results.length > 1;
  const blocks = result.results.map((r) => metricLines(r, page, planWords(r)).join("\n"));
  const head = several
    ? [headline(result.verdict, combinedSentence(result.verdict, result.results, en), page).join("\n")]
    : [];
  const exit =
    decided === undefined
      ? []
      : [wrap(policySentences({ ...decided, verdict: result.verdict }, en).join(" "), page, "").join("\n")];
  return spelt(`${[...head, ...blocks, ...exit].join("\n\n")}\n`, page);
}

function headline(verdict: Verdict, sentence: string, page: Page): readonly string[] {
  const word = en.verdicts.word[verdict];
  const lines = wrap(sentence, page, `${word}  `);
  const [first] = lines;
  return [
    paint(page, verdictStyle[verdict], paint(page, "bold", word)) + first.slice(word.length),
    ...lines.slice(1),
  ];
}

function metricLines(r: MetricVerdict, page: Page, plan: ReturnType<PlanWords>): readonly string[] {
  const watched = r.role === "watch" ? ` ${en.verdicts.watched}` : "";
  const marks = noteMarks(r.caveats, page);
  return [
    ...headline(r.verdict, verdictSentence(r, en) + watched, page),
    "",
    ...wrap(
      `${r.role === "watch" ? en.verdicts.couldItBeMerged : en.verdicts.canItBeMerged} ${mergeAnswer(r, en)}${marks("answer")}`,
      page,
    ),
    ...(r.verdict === "fail" && (r.losses ?? 0) > 0 ? ["", ...wrap(en.page.next.worse, page)] : []),
    "",
    ...numberLines(r, page, marks),
    ...(r.verdict === "inconclusive" ? ["", ...adviceLines(r, page, plan)] : []),
    "",
    ...methodLines(r, page, marks("method")),
    ...noteLines(r.caveats, page),
  ];
}

function numberLines(r: MetricVerdict, page: Page, marks: ReturnType<typeof noteMarks>): readonly string[] {
  const { wins, losses, ties } = r;
  return [
    ...(r.rule === "threshold"
      ? thresholdLines(r, page, marks("change"))
      : differenceLines(r, page, marks("change"))),
    ...sideLines(
      [
        ...(r.baseline === null ? [] : [["baseline", r.baseline] as const]),
        ["candidate", r.candidate] as const,
      ],
      r.threshold === null ? [] : [r.threshold],
      page,
      marks("sides"),
    ),
    ...(wins === null || losses === null || ties === null
      ? []
      : changeLines({ wins, losses, ties }, r.changed, r.metric, r.better, page, marks("questions"))),
  ];
}

function differenceLines(r: MetricVerdict, page: Page, noted: string): readonly string[] {
  if (r.difference === null) return [];
  const line = r.better === "higher" ? -(r.margin ?? 0) : (r.margin ?? 0);
  const ends = [r.lower, r.upper].filter((end) => end !== null);
  const digits = decimalsToSeparate([r.difference, ...ends], [line, 0]);
  const interval =
    ends.length < 2 || r.lower === r.upper
      ? ""
      : `, ${percent(r.level)} interval ${signedOrDash(r.lower, digits)} to ${signedOrDash(r.upper, digits)}`;
  const change = `Change ${signed(r.difference, digits)}${interval}${noted}`;
  const marks = [
    { at: line, label: `margin ${plain(line)}` },
    { at: 0, label: "0" },
  ];
  return [...wrap(change, page), ...bar(r, r.difference, marks, page)];
}

function thresholdLines(r: MetricVerdict, page: Page, noted: string): readonly string[] {
  if (r.lower === null || r.upper === null || r.threshold === null) return [];
  const digits = decimalsToSeparate([r.lower, r.upper], [r.threshold]);
  const interval = `${percent(r.level)} interval ${orDash(r.lower, digits)} to ${orDash(r.upper, digits)}`;
  const change = `Candidate's mean, ${interval}${noted}`;
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
    paint(page, "bold", `  ${en.verdicts.adviceTitle}`),
    ...(r.rule === "threshold"
      ? []
      : adviceSentences(r, en).flatMap((sentence) => wrap(sentence, page, "  - "))),
    ...nextLines(r, page, plan),
  ];
}

function nextLines(r: MetricVerdict, page: Page, plan: ReturnType<PlanWords>): readonly string[] {
  const topic = nextTopic(r);
  if (plan === null || r.rule !== "paired" || (topic !== "floor" && topic !== "inconclusive"))
    return wrap(`Next: gatestats explain ${topic}`, page, "  - ");
  return [...wrap(en.page.next.plan, page, "  - "), ...commandLines(plan, page)];
}

function methodLines(r: MetricVerdict, page: Page, noted: string): readonly string[] {
  const asked = r.clusters < r.questions ? `, ${en.estimands[r.estimand]}` : "";
  const units =
    count(r.questions, "question") + (r.clusters < r.questions ? ` in ${count(r.clusters, "document")}` : "");
  const ends =
    r.lower === null || r.rule === "difference" ? "" : ` ${en.report.ends({ error: (1 - r.level) / 2 })}`;
  return [
    ...wrap(`${units}${asked}; rule ${r.rule}, method ${r.method}.${ends}${noted}`, page),
    ...evidenceLines(r, page),
    ...reasonLines(r.methodReason, page),
  ];
}

/** Both p-values, each with what it is of; none where chance was not weighed. */
function evidenceLines({ pPass, pFail, rule, alpha }: MetricVerdict, page: Page): readonly string[] {
  if (pPass === null || pFail === null) return [];
  const of = en.page.judged[rule === "threshold" ? "pThreshold" : "p"];
  const [pass, fail] = [pValue(pPass, alpha), pValue(pFail, alpha)];
  return wrap(of({ pPass: pass, pFail: fail, alpha: plain(alpha) }), page);
}
