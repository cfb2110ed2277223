import type { ConditionResult, HypothesisResult, UnitResult } from "../../study/hypotheses.ts";
import type { StudyResult } from "../../study/StudyResult.ts";
import type { Row } from "../../study/tables.ts";
import type { Finding, Outcome } from "../article/Article.ts";
import { plain } from "../numbers.ts";
import type { ReadersTable } from "../readersTable.ts";
import { conditionWords, holdsWords, tallySentence } from "../words/en/study.ts";
import { outcomeWords } from "../words/en/studyRun.ts";
import { estimates } from "./publishedBeside.ts";
import { nameOf, numberOf, spanOf } from "./studyRows.ts";

const outcomes: Readonly<Record<HypothesisResult["outcome"], Outcome>> = {
  supported: "yes",
  "not supported": "no",
  "not testable here": "open",
};

/** Each hypothesis as it came out by its own rule, with the numbers that decided. */
export function studyFindings(result: StudyResult): readonly Finding[] {
  return result.hypotheses.map((one) => ({
    id: `hypothesis-${one.name.replaceAll(/[^\w-]+/g, "-")}`,
    outcome: outcomes[one.outcome],
    word: outcomeWords(one.outcome),
    title: one.name,
    sentences: [one.says, ...ruleSentences(one), tallySentence(one)],
    ...(one.units.length > 0 && { table: casesTable(result, one) }),
  }));
}

/** The rule, condition by condition. */
function ruleSentences({ units }: HypothesisResult): readonly string[] {
  const conditions = units[0]?.conditions ?? [];
  return conditions.map(({ condition }, i) =>
    conditionWords(condition, conditions.length === 1 ? null : i + 1),
  );
}

/** A line for each data set (or system) and condition. */
function casesTable(result: StudyResult, { each, units }: HypothesisResult): ReadersTable {
  const several = units.some(({ conditions }) => conditions.length > 1);
  return {
    head: [each, ...(several ? ["condition"] : []), "found", "95 % limits", "holds"],
    rows: units.flatMap((unit) =>
      unit.conditions.map((_, i) => {
        const [name, ...cells] = caseCells(result, each, unit, i);
        return [name, ...(several ? [String(i + 1)] : []), ...cells];
      }),
    ),
    left: [true, ...(several ? [false] : []), false, false, true],
  };
}

function caseCells(
  result: StudyResult,
  each: HypothesisResult["each"],
  { unit, conditions }: UnitResult,
  at: number,
): readonly string[] {
  const { condition, found, holds } = conditions[at];
  const bound = condition.column === "lower" || condition.column === "upper";
  const column = bound ? (estimates[condition.table] ?? condition.column) : condition.column;
  const limited = found.length === 1 && estimates[condition.table] === column;
  return [
    nameOf(result, each, unit),
    foundWords(conditions[at], column),
    limited ? limitsOf(found[0].row) : "–",
    holdsWords(holds),
  ];
}

/** What was found: one number, the least and the greatest of several, two that were compared, or a row of them. */
function foundWords({ condition: { is }, found }: ConditionResult, column: string): string {
  if (found.length === 0) return "–";
  if (is === "never grows along")
    return [found[0].with, ...found.map(({ value }) => value)].map(figured).join(", ");
  const span = spanOf(found.map(({ row }) => numberOf(row, column)));
  const ends = [...new Set((span ?? []).map(figured))].join(" to ");
  return is.endsWith(" column") && found.length === 1 ? `${ends} against ${figured(found[0].with)}` : ends;
}

function limitsOf(row: Row): string {
  const [lower, upper] = [numberOf(row, "lower"), numberOf(row, "upper")];
  return lower === null || upper === null ? "–" : `${figured(lower)} to ${figured(upper)}`;
}

/** Four decimals, without zeros at the end. */
function figured(value: number): string {
  return plain(Number(value.toFixed(4)));
}
