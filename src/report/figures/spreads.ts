/** Figures and listings of what lies beneath a comparison: its questions and documents. */
import type { PairDetails, QuestionDetail } from "../../gates/pairDetails.ts";
import type { Figure, Mark } from "../article/Figure.ts";
import type { Listing } from "../article/Listing.ts";
import type { Outcome } from "../article/Outcome.ts";
import { changeKind } from "../sentences/changeKind.ts";
import type { Words } from "../words/Words.ts";
import { caterpillar } from "./caterpillar.ts";
import { histogramBars } from "./histogramBars.ts";

/** Rows of a listing that are shown where it cannot be searched. */
const first = 20;

/** How a change is coloured. */
function outcomeOf({ better, tie }: PairDetails): (change: number) => Outcome {
  return (change) => (Math.abs(change) <= tie ? "none" : change > 0 === (better === "higher") ? "yes" : "no");
}

/** The states of a question, worst first, and how they are coloured. */
export const stateOutcomes: readonly Outcome[] = ["no", "yes", "none", "open"];

function stateOf(details: PairDetails): (change: number | null) => number {
  const outcome = outcomeOf(details);
  return (change) => stateOutcomes.indexOf(change === null ? "open" : outcome(change));
}

function stateNames({ metric, better }: PairDetails, words: Words): readonly string[] {
  const changes = words.changes[changeKind(metric, better)];
  const { unchanged, unscored } = words.page.heads;
  return [changes.worse, changes.better, unchanged, unscored];
}

/** Every question: those that lost the most first, then those that won, those without a score, those unchanged. */
export function questionsListing(details: PairDetails, id: string, words: Words): Listing {
  const { heads, captions } = words.page;
  const { report } = words;
  const state = stateOf(details);
  const place = [0, 1, 3, 2];
  const rank = ({ difference }: QuestionDetail): number => place[state(difference)];
  const size = ({ difference }: QuestionDetail): number => Math.abs(difference ?? 0);
  const questions = [...details.questions].sort((a, b) => rank(a) - rank(b) || size(b) - size(a));
  const documents = questions.some(({ document }) => document !== null);
  return {
    id,
    caption: captions.questions,
    columns: [
      { head: report.question, kind: "text", values: questions.map((q) => q.id) },
      ...(documents
        ? [
            {
              head: report.document,
              kind: "text" as const,
              values: questions.map((q) => q.document ?? ""),
            },
          ]
        : []),
      { head: report.baseline, kind: "number", values: questions.map((q) => q.baseline) },
      { head: report.candidate, kind: "number", values: questions.map((q) => q.candidate) },
      { head: report.change, kind: "change", values: questions.map((q) => q.difference) },
    ],
    last: heads.outcome,
    first,
    states: stateNames(details, words),
    outcomes: stateOutcomes,
    stateOf: questions.map(({ difference }) => state(difference)),
  };
}

/** Every document with the mean change of its questions, the worst first. */
export function documentsListing(details: PairDetails, id: string, words: Words): Listing {
  const { heads, captions } = words.page;
  const { report } = words;
  const state = stateOf(details);
  const sign = details.better === "higher" ? 1 : -1;
  const documents = [...details.documents].sort((a, b) => sign * (a.difference - b.difference));
  return {
    id,
    caption: documents.some(({ standardError }) => !standardError)
      ? `${captions.documents} ${captions.unseen}`
      : captions.documents,
    columns: [
      { head: report.document, kind: "text", values: documents.map((d) => d.label) },
      { head: report.questions, kind: "number", values: documents.map((d) => d.questions) },
      { head: report.change, kind: "change", values: documents.map((d) => d.difference) },
      {
        head: heads.twoErrors,
        kind: "number",
        values: documents.map(({ standardError }) => (standardError ? 2 * standardError : null)),
      },
    ],
    last: heads.outcome,
    first,
    states: stateNames(details, words).slice(0, 3),
    outcomes: stateOutcomes.slice(0, 3),
    stateOf: documents.map(({ difference }) => state(difference)),
  };
}

/** How far the mean change of a document can lie from none. */
function limitsOf({ scale }: PairDetails): { readonly limits?: readonly [number, number] } {
  if (scale.kind === "unbounded") return {};
  const most = scale.max - scale.min;
  return { limits: [-most, most] };
}

/** The documents' changes in order; none with fewer than two documents. */
export function documentsFigure(
  details: PairDetails,
  id: string,
  marks: readonly Mark[],
  words: Words,
): readonly Figure[] {
  const { documents, metric } = details;
  const { figures } = words.page;
  if (documents.length < 2) return [];
  return [
    caterpillar({
      id,
      caption: (each) => figures.documents({ documents: documents.length, each }),
      hollow: figures.hollow,
      x: { label: figures.change({ metric }), marks, signed: true, ...limitsOf(details) },
      rows: words.report.documents,
      documents: documents.map(({ label, difference, standardError }) => ({
        label,
        value: difference,
        standardError,
      })),
      outcome: outcomeOf(details),
    }),
  ];
}

/** How the changes of questions are spread; none where nothing changed. */
export function distributionFigure(details: PairDetails, id: string, words: Words): readonly Figure[] {
  const { figures } = words.page;
  const outcome = outcomeOf(details);
  const changes = details.questions.flatMap(({ difference }) => (difference === null ? [] : [difference]));
  const changed = changes.filter((change) => outcome(change) !== "none");
  if (changed.length === 0) return [];
  return [
    {
      id,
      caption: figures.distribution({
        changed: changed.length,
        unchanged: changes.length - changed.length,
      }),
      kind: "histogram",
      x: {
        label: figures.change({ metric: details.metric }),
        signed: true,
        marks: [{ at: 0, label: figures.noChange }],
      },
      y: { label: figures.count.question },
      bars: histogramBars(changed, outcome),
    },
  ];
}
