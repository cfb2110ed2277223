import type { GateSimulation } from "../simulate/goldenSets/GateSimulation.ts";
import type { GateRow } from "../simulate/goldenSets/gateRows.ts";
import type { GoldenRuleName } from "../simulate/goldenSets/goldenRuleNames.ts";
import { commandLines } from "./commandLines.ts";
import { count, hundred, plain } from "./numbers.ts";
import { type Page, paint, spelt, table, textWidth, wrap } from "./page.ts";
import { noteLines } from "./parts.ts";
import { rulesOf } from "./simulate/rulesOf.ts";
import {
  changeName,
  headline,
  howBuilt,
  howDrawn,
  misfitWords,
  replacementWords,
  ruleHeads,
  ruleWords,
} from "./words/en/simulateGate.ts";

/** The size of golden set that the first table shows, where it was drawn. */
const usual = 100;

/**
 * The answer to `simulate gate` as text: how many of 100 golden sets each rule passes, change by change, then by size.
 *
 * @param next the words of the command to run next
 */
export function simulateGateText(s: GateSimulation, next: readonly string[], page: Page): string {
  const sizes = sizesOf(s);
  const units = usualUnits(s);
  const rules = rulesOf(s);
  return spelt(
    `${[
      ...wrap(headline(s, units), page, "").map((line) => paint(page, "bold", line)),
      "",
      ...wrap(howDrawn(s), page),
      "",
      ...wrap(`Of 100 golden sets of ${count(units, s.unit)}, so many pass (${drawnWords(s)}):`, page),
      "",
      ...changesTable(s, units, rules, page),
      "",
      ...rules.flatMap((rule) => wrap(ruleWords(rule, s), page, `  ${ruleHeads[rule].padEnd(8)}`)),
      "",
      ...bySize(s, sizes, rules, page),
      ...(new Set(s.rows.map(({ replacement }) => replacement)).size > 1
        ? wrap(replacementWords(s), page)
        : []),
      ...(s.rows.some(({ kind }) => kind === "few") ? wrap(howBuilt, page) : []),
      ...wrap(misfitWords(s), page),
      ...noteLines(s.caveats, page),
      "",
      ...wrap(`Next: how many ${s.unit}s would be enough?`, page),
      ...commandLines(next, page),
    ].join("\n")}\n`,
    page,
  );
}

function sizesOf({ rows }: GateSimulation): readonly number[] {
  return [...new Set(rows.map(({ units }) => units))];
}

/** The size of golden set that is spoken of where one must do. */
export function usualUnits(s: GateSimulation): number {
  const sizes = sizesOf(s);
  return sizes.includes(usual) ? usual : sizes[sizes.length - 1];
}

function firstWay(s: GateSimulation): GateRow["replacement"] {
  return s.rows[0].replacement;
}

function drawnWords(s: GateSimulation): string {
  return firstWay(s) === "without" ? `each ${s.unit} at most once` : "with replacement";
}

/** One row a change, those that may pass above those that must not. */
function changesTable(
  s: GateSimulation,
  units: number,
  rules: readonly GoldenRuleName[],
  page: Page,
): readonly string[] {
  const shown = s.rows.filter((r) => r.units === units && r.replacement === firstWay(s));
  const changes = [...new Set(shown.map(({ scenario, kind, loss }) => `${kind} ${scenario} ${loss}`))].map(
    (key) => shown.filter(({ scenario, kind, loss }) => `${kind} ${scenario} ${loss}` === key),
  );
  const ordered = changes.sort((a, b) => a[0].loss - b[0].loss);
  const room =
    textWidth(page) - 2 - rules.reduce((sum, rule) => sum + 2 + Math.max(3, ruleHeads[rule].length), 0);
  const cells = (rows: readonly GateRow[]): readonly string[] => [
    changeName(rows[0], Math.max(room, 28)),
    ...rules.map((rule) => hundred(rows.find((r) => r.rule === rule)!.pass)),
  ];
  const may = ordered.filter(([{ loss }]) => loss < s.margin - 1e-12).map(cells);
  const must = ordered.filter(([{ loss }]) => loss >= s.margin - 1e-12).map(cells);
  const lines = table(
    [["", ...rules.map((rule) => ruleHeads[rule])], ...may, ...must],
    [true, ...rules.map(() => false)],
  );
  return [
    lines[0],
    ...(may.length > 0
      ? [paint(page, "dim", `  may pass: the candidate loses less than ${plain(s.margin)}`)]
      : []),
    ...lines.slice(1, 1 + may.length),
    ...(must.length > 0 ? [paint(page, "dim", `  must not pass: it loses ${plain(s.margin)} or more`)] : []),
    ...lines.slice(1 + may.length),
  ];
}

/** How two changes fare as golden sets grow, both ways of drawing. */
function bySize(
  s: GateSimulation,
  sizes: readonly number[],
  rules: readonly GoldenRuleName[],
  page: Page,
): readonly string[] {
  const changes = [
    s.rows.find(({ kind, loss }) => kind === "few" && Math.abs(loss - s.margin) < 1e-12),
    s.rows.find(({ kind }) => kind === "unchanged") ?? s.rows[0],
  ].filter((row) => row !== undefined);
  const ways = [...new Set(s.rows.map(({ replacement }) => replacement))];
  return changes.flatMap((change) => {
    const rows = sizes.flatMap((units) =>
      ways.map((way) => [
        `${units}${ways.length > 1 ? ` ${way}` : ""}`,
        ...rules.map((rule) => {
          const row = s.rows.find(
            (r) =>
              r.units === units &&
              r.replacement === way &&
              r.rule === rule &&
              r.scenario === change.scenario &&
              r.kind === change.kind &&
              r.loss === change.loss,
          );
          return hundred(row?.pass ?? 0);
        }),
      ]),
    );
    return [
      ...wrap(
        `By size: so many of 100 pass when ${changeName(change, textWidth(page)).replace(/^loses/, "the candidate loses")}`,
        page,
      ),
      "",
      ...table(
        [[`${s.unit}s`, ...rules.map((rule) => ruleHeads[rule])], ...rows],
        [true, ...rules.map(() => false)],
      ),
      "",
    ];
  });
}
