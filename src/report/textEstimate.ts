import type { EstimateResult } from "../stats/estimate.ts";
import { intervalBar } from "./bar.ts";
import type { HowToCite } from "./cite.ts";
import { crossedLines, repeatLines } from "./estimateLines.ts";
import { methodTable } from "./methodTable.ts";
import { count, fixed, grouped, percent } from "./numbers.ts";
import { type Page, paint, spelt, wrap } from "./page.ts";
import { noteLines, orDash, rateLines, reasonLines } from "./parts.ts";
import type { SystemEstimate } from "./SystemEstimate.ts";
import { designLine } from "./sentences/designLine.ts";
import { designReport, endsClause } from "./sentences/designReport.ts";
import { estimateDigits, estimateSentence } from "./sentences/estimateSentence.ts";
import { en } from "./words/en/catalogue.ts";
import type { Words } from "./words/Words.ts";

/** What an answer to `estimate` shows beside the mean. */
export interface EstimateParts {
  /** `all` adds the table of every method. */
  readonly methods: "one" | "all";
  /** `full` gives the design report in place of a few lines on the sample. */
  readonly report: "short" | "full";
  readonly cite?: HowToCite;
  /** The language of the design report and of Markdown; English without it. */
  readonly words?: Words;
}

/** The answer to `estimate` as text: the mean with its interval, then what the sample is made of. */
export function estimateText(results: readonly SystemEstimate[], page: Page, parts: EstimateParts): string {
  const blocks = results.map((r) => blockLines(r, page, parts).join("\n"));
  const { cite } = parts;
  const words = wordsOf(parts);
  return spelt(`${blocks.join("\n\n")}\n`, page) + (cite === undefined ? "" : citeText(cite, page, words));
}

/** Only the design report is written in another language: on the terminal all else is English. */
function wordsOf({ report, words = en }: EstimateParts): Words {
  return report === "full" ? words : en;
}

/** Paragraphs to be pasted, set to the page, and entries as they are. */
function citeText({ paragraphs, bibtex }: HowToCite, page: Page, words: Words): string {
  const lines = paragraphs.flatMap((paragraph) => ["", ...wrap(paragraph, page, "")]);
  return `\n${paint(page, "bold", words.estimates.forMethodsSection)}\n${spelt(lines.join("\n"), page)}\n\n${bibtex}`;
}

function blockLines(r: SystemEstimate, page: Page, parts: EstimateParts): readonly string[] {
  const { methods, report } = parts;
  const words = wordsOf(parts);
  const digits = estimateDigits(r);
  const marks = [r.lower, r.upper].map((at) => ({ at, label: orDash(at, digits) }));
  const bar = { lower: r.lower, upper: r.upper, point: r.value, marks };
  return [
    ...wrap(estimateSentence(r, words), page, "").map((l) => paint(page, "bold", l)),
    "",
    ...(r.lower < r.upper ? [...intervalBar(bar, page), ""] : []),
    ...(report === "full"
      ? reportLines(r, page, words)
      : [...sampleLines(r, page), "", ...methodLines(r, page)]),
    ...(methods === "all" ? ["", ...methodTable(r.methods, page)] : []),
    ...noteLines(r.caveats, page, words),
  ];
}

function reportLines(r: SystemEstimate, page: Page, words: Words): readonly string[] {
  return designReport(r, words).flatMap(({ title, points }, i) => [
    ...(i === 0 ? [] : [""]),
    paint(page, "bold", `  ${title}`),
    ...points.flatMap((point) => wrap(point, page, "  - ")),
  ]);
}

function sampleLines(r: SystemEstimate, page: Page): readonly string[] {
  const total = r.questions + r.missing + r.errors;
  const lost = [
    ...(r.missing > 0 ? [`${grouped(r.missing)} missing`] : []),
    ...(r.errors > 0 ? [`${grouped(r.errors)} failed to score`] : []),
  ];
  const scored = wrap(
    [`${grouped(r.questions)} of ${grouped(total)} questions scored`, ...lost].join(", "),
    page,
  );
  return [
    ...scored,
    ...(r.design === null ? [] : wrap(designLine(r.design, r.questions, en), page)),
    ...(r.multiway === null && r.clusters < r.questions ? documentLines(r, page) : []),
    ...crossedLines(r, page),
    ...repeatLines(r, page),
    ...rateLines(r.repeatRates, page),
  ];
}

function documentLines(r: EstimateResult, page: Page): readonly string[] {
  const { rho0, rho1 } = r.effectiveClusters;
  const { label, share, withoutIt } = r.largestCluster;
  const spread = [
    ...(r.icc === null ? [] : [`correlation within documents ${fixed(r.icc, 3)}`]),
    ...(r.designEffect === null ? [] : [`design effect ${fixed(r.designEffect, 2)}`]),
  ].join(", ");
  const without = withoutIt === null ? "" : `; without it the value is ${fixed(withoutIt, 4)}`;
  return [
    ...wrap(`${count(r.clusters, "document")}, ${en.estimands[r.estimand]}`, page),
    ...(spread === "" ? [] : wrap(spread, page)),
    ...wrap(
      `they weigh like ${fixed(rho0, 1)} equal documents (${fixed(rho1, 1)} if answers within one are all alike)`,
      page,
    ),
    ...wrap(endsClause(r, en), page),
    ...wrap(`the largest, ${label}, holds ${percent(share)} of the questions${without}`, page),
  ];
}

function methodLines(r: EstimateResult, page: Page): readonly string[] {
  const error = r.standardError === null ? "" : `, standard error ${fixed(r.standardError, 4)}`;
  const freedom = r.degreesOfFreedom === null ? "" : `, ${fixed(r.degreesOfFreedom, 1)} degrees of freedom`;
  const drawn = r.replicates === undefined ? "" : `, ${count(r.replicates, "replicate")}`;
  return [
    ...wrap(`Method ${r.method}${error}${freedom}${drawn}.`, page),
    ...reasonLines(r.methodReason, page),
  ];
}
