import type { GateSimulation } from "../../simulate/goldenSets/GateSimulation.ts";
import type { Article } from "../article/Article.ts";
import type { Listing } from "../article/Listing.ts";
import { filled, plainSection, pointsSection } from "../article/sections.ts";
import { simulateGateJson } from "../json.ts";
import { hundred } from "../numbers.ts";
import { aboutInputs, originOf } from "../pageContext.ts";
import type { ReportContext } from "../ReportContext.ts";
import type { ReadersTable } from "../readersTable.ts";
import { caveatSentences } from "../sentences/caveatSentence.ts";
import { usualUnits } from "../textSimulateGate.ts";
import { en } from "../words/en/catalogue.ts";
import {
  changeName,
  headline,
  howBuilt,
  howDrawn,
  misfitWords,
  pageWords,
  replacementWords,
  ruleHeads,
  ruleWords,
} from "../words/en/simulateGate.ts";
import { gateSimulationFigures } from "./gateSimulationFigures.ts";
import { rulesOf } from "./rulesOf.ts";

/** Characters of a change's name. */
const room = 60;

/**
 * The answer to `simulate gate` as an article: curves first, then every rate.
 *
 * @param next the words of the command to run next
 */
export function gateSimulationArticle(
  s: GateSimulation,
  next: readonly string[],
  context: ReportContext,
): Article {
  const units = usualUnits(s);
  const main = gateSimulationFigures(s, units);
  return {
    title: aboutInputs("simulate gate", context, en),
    headline: {
      outcome: "none",
      sentence: headline(s, units),
      answers: [{ answer: howDrawn(s) }],
      next: { reason: pageWords.next(s.unit), command: next.join(" ") },
    },
    lead: [],
    findingsTitle: "",
    findings: [],
    sections: filled([
      {
        ...plainSection("curves", pageWords.curves),
        figures: main,
      },
      {
        ...plainSection("changes", pageWords.changes),
        tables: [{ caption: pageWords.ofHundred(units, s.unit), table: changesTable(s, units) }],
      },
      pointsSection(
        "rules",
        pageWords.rules,
        rulesOf(s).map((rule) => `${ruleHeads[rule]}: ${ruleWords(rule, s)}.`),
      ),
      {
        ...plainSection("rates", pageWords.rates),
        paragraphs: [
          ...(new Set(s.rows.map(({ replacement }) => replacement)).size > 1 ? [replacementWords(s)] : []),
          ...(s.rows.some(({ kind }) => kind === "few") ? [howBuilt] : []),
          misfitWords(s),
        ],
        listings: [ratesListing(s)],
      },
      pointsSection("notes", en.report.notes, caveatSentences(s.caveats, en)),
    ]),
    origin: originOf(context, en),
    main,
    json: simulateGateJson(s, context),
  };
}

/** How many of 100 golden sets each rule passes, a row a change, the smallest loss first. */
function changesTable(s: GateSimulation, units: number): ReadersTable {
  const rules = rulesOf(s);
  const way = s.rows[0].replacement;
  const shown = s.rows.filter((row) => row.units === units && row.replacement === way);
  const key = ({ kind, scenario, loss }: (typeof shown)[number]): string => `${kind} ${scenario} ${loss}`;
  const changes = [...new Set(shown.map(key))]
    .map((one) => shown.filter((row) => key(row) === one))
    .sort((a, b) => a[0].loss - b[0].loss);
  const pass = (rows: typeof shown, rule: string): string => {
    const row = rows.find((one) => one.rule === rule);
    return row === undefined ? "–" : hundred(row.pass);
  };
  return {
    head: [pageWords.change, pageWords.may, ...rules.map((rule) => ruleHeads[rule])],
    rows: changes.map((rows) => [
      changeName(rows[0], room),
      rows[0].loss < s.margin - 1e-12 ? pageWords.yes : pageWords.no,
      ...rules.map((rule) => pass(rows, rule)),
    ]),
    left: [true, true, ...rules.map(() => false)],
  };
}

/** Every rate that was drawn. */
function ratesListing({ rows, unit, margin }: GateSimulation): Listing {
  return {
    id: "all-rates",
    caption: pageWords.everyRate,
    columns: [
      { head: pageWords.change, kind: "text", values: rows.map((row) => changeName(row, room)) },
      { head: pageWords.size(unit), kind: "number", values: rows.map(({ units }) => units) },
      { head: pageWords.drawn, kind: "text", values: rows.map(({ replacement }) => replacement) },
      { head: pageWords.rule, kind: "text", values: rows.map(({ rule }) => ruleHeads[rule]) },
      { head: "pass", kind: "number", values: rows.map(({ pass }) => pass) },
      { head: "fail", kind: "number", values: rows.map(({ fail }) => fail) },
      { head: "inconclusive", kind: "number", values: rows.map(({ inconclusive }) => inconclusive) },
    ],
    last: pageWords.may,
    first: 20,
    states: [pageWords.yes, pageWords.no],
    outcomes: ["none", "none"],
    stateOf: rows.map(({ loss }) => (loss < margin - 1e-12 ? 0 : 1)),
  };
}
