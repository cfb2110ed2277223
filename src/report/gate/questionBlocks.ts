import type { QuestionDetail } from "../../gates/pairDetails.ts";
import type { MetricVerdict } from "../../gates/results.ts";
import { codeSpan, escaped, folded } from "../markdown.ts";
import { brief } from "../numbers.ts";
import { changeKind } from "../sentences/changeKind.ts";
import type { Direction } from "../words/kinds.ts";
import type { Words } from "../words/Words.ts";
import type { ChangedQuestions } from "./changedQuestions.ts";

/** A result that counts the questions that changed. */
type Changed = Pick<MetricVerdict, "metric" | "better" | "losses" | "wins">;

/** The questions that got worse, and those that got better: so many of each at most, the largest changes first. */
export function questionBlocks(
  r: Changed,
  changed: ChangedQuestions,
  points: number,
  words: Words,
): readonly string[] {
  const directions = ["worse", "better"] as const;
  return directions
    .filter((direction) => changed[direction].length > 0)
    .map((direction) => questionsBlock(r, direction, changed[direction], points, words));
}

function questionsBlock(
  r: Changed,
  direction: Direction,
  questions: readonly QuestionDetail[],
  points: number,
  { markdown }: Words,
): string {
  const change = changeKind(r.metric, r.better);
  const more = questions.length - Math.min(points, questions.length);
  return folded(markdown.changed({ count: questions.length, change, direction }), [
    [
      ...questions.slice(0, points).map(questionPoint),
      ...(more > 0 ? [`- ${escaped(markdown.more({ count: more }))}\n`] : []),
    ].join(""),
  ]);
}

function questionPoint({ id, baseline, candidate }: QuestionDetail): string {
  return `- ${codeSpan(id)} ${brief(baseline ?? Number.NaN)} → ${brief(candidate ?? Number.NaN)}\n`;
}
