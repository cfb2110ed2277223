import { sum } from "../stats/sums.ts";
import type { Caveat } from "../stats/types.ts";
import { hasDuplicates, refuseDuplicates } from "./duplicates.ts";
import { agreeingGroups } from "./groups.ts";
import { failed, type MetricColumn, missing, type ScoreTable, scored } from "./ScoreTable.ts";

/** Graded repeats of this many questions that are all equal to the last digit were hardly drawn anew. */
const fewForCache = 10;

/**
 * One row a question: the scored repeats of each question are averaged inside it, in order of first sight.
 * A question none of whose repeats was scored is missing (or failed, when they all failed). Repeats steady a
 * score and add no question; the caveat carries their pooled variance within questions.
 * Throws InputError where the repeats of a question name different documents, and for repeats of totals.
 * @param needed the group columns that will be used; those not needed are left out when repeats differ on them
 */
export function averageRepeats(table: ScoreTable, needed?: readonly string[]): ScoreTable {
  if (!hasDuplicates(table.ids)) return table;
  if ([...table.metrics.values()].some((metric) => metric.items)) refuseDuplicates(table);
  const question = numberQuestions(table.ids);
  const first = firstRows(question);
  const groups = agreeingGroups(table, table, (row) => first[question[row]], needed);
  const caveats: Caveat[] = [...table.caveats];
  const metrics = new Map<string, MetricColumn>();
  for (const [name, metric] of table.metrics) {
    const { column, caveats: noted } = averaged(metric, question, first.length);
    metrics.set(name, column);
    caveats.push(...noted);
  }
  const pick = (texts: readonly string[]): string[] => Array.from(first, (row) => texts[row]);
  return {
    ids: pick(table.ids),
    metrics,
    groups: new Map([...groups].map(([column, labels]) => [column, pick(labels)])),
    caveats,
    source: { ...table.source, lines: first.map((row) => table.source.lines[row]) },
  };
}

function numberQuestions(ids: readonly string[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(ids, (id) => {
    const known = numbers.get(id) ?? numbers.size;
    if (known === numbers.size) numbers.set(id, known);
    return known;
  });
}

function firstRows(question: Int32Array): Int32Array {
  const first: number[] = [];
  question.forEach((number, row) => {
    if (number === first.length) first.push(row);
  });
  return Int32Array.from(first);
}

function averaged(
  metric: MetricColumn,
  question: Int32Array,
  questions: number,
): { column: MetricColumn; caveats: Caveat[] } {
  const count = new Float64Array(questions);
  const values = new Float64Array(questions);
  const state = new Uint8Array(questions).fill(failed);
  // Welford's update, so that equal repeats average to themselves and vary by nothing.
  const squaresOf = new Float64Array(questions);
  question.forEach((number, row) => {
    if (metric.state[row] === missing && state[number] === failed) state[number] = missing;
    if (metric.state[row] !== scored) return;
    state[number] = scored;
    const before = metric.values[row] - values[number];
    values[number] += before / ++count[number];
    squaresOf[number] += before * (metric.values[row] - values[number]);
  });
  const squares = sum(squaresOf);
  const repeated = count.filter((repeats) => repeats > 1);
  const degrees = repeated.reduce((all, repeats) => all + repeats - 1, 0);
  const params = {
    metric: metric.name,
    questions: repeated.length,
    repeats: count.reduce((most, repeats) => Math.max(most, repeats), 0),
    withinVariance: degrees > 0 ? squares / degrees : 0,
  };
  const caveats: Caveat[] = repeated.length > 0 ? [{ code: "repeats-averaged", params }] : [];
  if (squares === 0 && repeated.length >= fewForCache && values.some((value) => !Number.isInteger(value)))
    caveats.push({ code: "repeats-look-cached", params: { metric: metric.name } });
  return { column: { ...metric, values, state, repeats: { count, squares: squaresOf } }, caveats };
}
