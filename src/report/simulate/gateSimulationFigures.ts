import type { GateSimulation } from "../../simulate/goldenSets/GateSimulation.ts";
import type { GateRow } from "../../simulate/goldenSets/gateRows.ts";
import type { Figure, Panel, Point, PointsFigure } from "../article/Figure.ts";
import { changeName, figureWords, ruleHeads } from "../words/en/simulateGate.ts";
import { rulesOf } from "./rulesOf.ts";

/** Characters of a change's name above a panel. */
const room = 40;

/** The curves of a simulated gate: what each rule passes by the size of golden sets and by the true loss, and the gate's own three answers. */
export function gateSimulationFigures(s: GateSimulation, units: number): readonly Figure[] {
  return [passesBySize(s), operatingCharacteristic(s, units), answersBySize(s)].filter(
    (figure) => figure !== null,
  );
}

/** Rows of the first way of drawing. */
function firstWay({ rows }: GateSimulation): readonly GateRow[] {
  return rows.filter(({ replacement }) => replacement === rows[0].replacement);
}

/** A change that loses the margin, and none: where a gate has to stand. */
function telling(s: GateSimulation): readonly (readonly GateRow[])[] {
  const rows = firstWay(s);
  const atMargin = rows.filter(({ kind, loss }) => kind === "few" && Math.abs(loss - s.margin) < 1e-12);
  const unchanged = rows.filter(({ kind }) => kind === "unchanged");
  return [atMargin, unchanged].filter((some) => some.length > 0);
}

function passesBySize(s: GateSimulation): Figure | null {
  const panels = telling(s).map(
    (rows): Panel => ({
      title: changeName(rows[0], room),
      points: rows.map((row) => pointOf(ruleHeads[row.rule], row.units, row.pass, row.passError)),
    }),
  );
  if (new Set(firstWay(s).map(({ units }) => units)).size < 2) return null;
  return linesFigure(
    s,
    "passes",
    figureWords.passesBySize,
    panels,
    rulesOf(s).map((rule) => ruleHeads[rule]),
  );
}

function operatingCharacteristic(s: GateSimulation, units: number): Figure | null {
  const built = firstWay(s).filter(
    (row) => row.units === units && (row.kind === "few" || row.kind === "unchanged"),
  );
  if (new Set(built.map(({ loss }) => loss)).size < 3) return null;
  const points = [...built]
    .sort((a, b) => a.loss - b.loss)
    .map((row) => pointOf(ruleHeads[row.rule], row.loss, row.pass, row.passError));
  return {
    ...linesFigure(
      s,
      "operating-characteristic",
      figureWords.operatingCharacteristic(units, s.unit),
      [{ title: "", points }],
      rulesOf(s).map((rule) => ruleHeads[rule]),
    ),
    x: { label: figureWords.trueLoss, reach: [0] },
  };
}

function answersBySize(s: GateSimulation): Figure | null {
  if (new Set(firstWay(s).map(({ units }) => units)).size < 2) return null;
  const panels = telling(s).flatMap((rows): readonly Panel[] => {
    const own = rows.filter(({ rule }) => rule === "gate");
    if (own.length === 0) return [];
    const points = own.flatMap((row) => [
      pointOf("pass", row.units, row.pass, row.passError),
      pointOf("fail", row.units, row.fail, row.failError),
      pointOf("inconclusive", row.units, row.inconclusive, 0),
    ]);
    return [{ title: changeName(own[0], room), points }];
  });
  if (panels.length === 0) return null;
  return linesFigure(s, "answers", figureWords.answers, panels, ["pass", "fail", "inconclusive"]);
}

function linesFigure(
  { unit, alpha }: GateSimulation,
  id: string,
  caption: string,
  panels: readonly Panel[],
  series: readonly string[],
): PointsFigure {
  return {
    id,
    caption,
    kind: "lines",
    x: { label: figureWords.size(unit), log: true },
    y: { label: figureWords.share, percent: true, reach: [0, 1], marks: [{ at: alpha, label: "α" }] },
    panels,
    series,
  };
}

function pointOf(series: string, x: number, y: number, error: number): Point {
  const reach = 2 * error;
  const limits = reach > 0 ? { lower: Math.max(0, y - reach), upper: Math.min(1, y + reach) } : undefined;
  return { series, kind: "measured", x, y, lower: limits?.lower ?? null, upper: limits?.upper ?? null };
}
