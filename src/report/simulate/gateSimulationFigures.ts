import type { GateSimulation } from "../../simulate/goldenSets/GateSimulation.ts";
import type { GateRow } from "../../simulate/goldenSets/gateRows.ts";
import type { Figure, Panel, Point, PointsFigure } from "../article/Figure.ts";
import { ruleHeads, simulation } from "../words/en/simulateGate.ts";
import type { SimulationWords } from "../words/SimulationWords.ts";
import { rulesOf } from "./rulesOf.ts";

/** Characters of a change's name above a panel. */
const room = 40;

/** The curves of a simulated gate: what each rule passes by the size of golden sets and by the true loss, and the gate's own three answers. */
export function gateSimulationFigures(
  s: GateSimulation,
  units: number,
  words: SimulationWords = simulation,
): readonly Figure[] {
  return [passesBySize(s, words), operatingCharacteristic(s, units, words), answersBySize(s, words)].filter(
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

function passesBySize(s: GateSimulation, words: SimulationWords): Figure | null {
  const panels = telling(s).map(
    (rows): Panel => ({
      title: words.changeName(rows[0], room),
      points: rows.map((row) => pointOf(ruleHeads[row.rule], row.units, row.pass, row.passError)),
    }),
  );
  if (new Set(firstWay(s).map(({ units }) => units)).size < 2) return null;
  return linesFigure(
    s,
    words,
    "passes",
    words.figures.passesBySize,
    panels,
    rulesOf(s).map((rule) => ruleHeads[rule]),
  );
}

function operatingCharacteristic(s: GateSimulation, units: number, words: SimulationWords): Figure | null {
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
      words,
      "operating-characteristic",
      words.figures.operatingCharacteristic(units, s.unit),
      [{ title: "", points }],
      rulesOf(s).map((rule) => ruleHeads[rule]),
    ),
    x: { label: words.figures.trueLoss, reach: [0] },
  };
}

function answersBySize(s: GateSimulation, words: SimulationWords): Figure | null {
  const { verdicts } = words.figures;
  if (new Set(firstWay(s).map(({ units }) => units)).size < 2) return null;
  const panels = telling(s).flatMap((rows): readonly Panel[] => {
    const own = rows.filter(({ rule }) => rule === "gate");
    if (own.length === 0) return [];
    const points = own.flatMap((row) => [
      pointOf(verdicts.pass, row.units, row.pass, row.passError),
      pointOf(verdicts.fail, row.units, row.fail, row.failError),
      pointOf(verdicts.inconclusive, row.units, row.inconclusive, 0),
    ]);
    return [{ title: words.changeName(own[0], room), points }];
  });
  if (panels.length === 0) return null;
  return linesFigure(s, words, "answers", words.figures.answers, panels, [
    verdicts.pass,
    verdicts.fail,
    verdicts.inconclusive,
  ]);
}

function linesFigure(
  { unit, alpha }: GateSimulation,
  words: SimulationWords,
  id: string,
  caption: string,
  panels: readonly Panel[],
  series: readonly string[],
): PointsFigure {
  return {
    id,
    caption,
    kind: "lines",
    x: { label: words.figures.size(unit), log: true },
    y: { label: words.figures.share, percent: true, reach: [0, 1], marks: [{ at: alpha, label: "α" }] },
    panels,
    series,
  };
}

function pointOf(series: string, x: number, y: number, error: number): Point {
  const reach = 2 * error;
  const limits = reach > 0 ? { lower: Math.max(0, y - reach), upper: Math.min(1, y + reach) } : undefined;
  return { series, kind: "measured", x, y, lower: limits?.lower ?? null, upper: limits?.upper ?? null };
}
