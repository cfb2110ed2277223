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
import { ruleHeads, simulation } from "../words/en/simulateGate.ts";
import type { SimulationWords } from "../words/SimulationWords.ts";
import type { Words } from "../words/Words.ts";
import { gateSimulationFigures } from "./gateSimulationFigures.ts";
import { rulesOf } from "./rulesOf.ts";

/** Characters of a change's name. */
const room = 60;

/**
 * The answer to `simulate gate` as an article: curves first, then every rate.
 *
 * @param next the words of the command to run next
 * @param said what is said of the simulation, in the language of `words`
 */
export function gateSimulationArticle(
  s: GateSimulation,
  next: readonly string[],
  context: ReportContext,
  words: Words = en,
  said: SimulationWords = simulation,
): Article {
  const units = usualUnits(s);
  const main = gateSimulationFigures(s, units, said);
  return {
    title: aboutInputs("simulate gate", context, words),
    headline: {
      outcome: "none",
      sentence: said.headline(s, units),
      answers: [{ answer: said.howDrawn(s) }],
      next: { reason: said.page.next(s.unit), command: next.join(" ") },
    },
    lead: [],
    findingsTitle: "",
    findings: [],
    sections: filled([
      {
        ...plainSection("curves", said.page.curves),
        figures: main,
      },
      {
        ...plainSection("changes", said.page.changes),
        tables: [{ caption: said.page.ofHundred(units, s.unit), table: changesTable(s, units, said) }],
      },
      pointsSection(
        "rules",
        said.page.rules,
        rulesOf(s).map((rule) => `${ruleHeads[rule]}: ${said.ruleWords(rule, s)}.`),
      ),
      {
        ...plainSection("rates", said.page.rates),
        paragraphs: [
          ...(new Set(s.rows.map(({ replacement }) => replacement)).size > 1
            ? [said.replacementWords(s)]
            : []),
          ...(s.rows.some(({ kind }) => kind === "few") ? [said.howBuilt] : []),
          said.misfitWords(s),
        ],
        listings: [ratesListing(s, said)],
      },
      pointsSection("notes", words.report.notes, caveatSentences(s.caveats, words)),
    ]),
    origin: originOf(context, words),
    main,
    json: simulateGateJson(s, context),
  };
}

/** How many of 100 golden sets each rule passes, a row a change, the smallest loss first. */
function changesTable(s: GateSimulation, units: number, said: SimulationWords): ReadersTable {
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
    head: [said.page.change, said.page.may, ...rules.map((rule) => ruleHeads[rule])],
    rows: changes.map((rows) => [
      said.changeName(rows[0], room),
      rows[0].loss < s.margin - 1e-12 ? said.page.yes : said.page.no,
      ...rules.map((rule) => pass(rows, rule)),
    ]),
    left: [true, true, ...rules.map(() => false)],
  };
}

/** Every rate that was drawn. */
function ratesListing({ rows, unit, margin }: GateSimulation, said: SimulationWords): Listing {
  return {
    id: "all-rates",
    caption: said.page.everyRate,
    columns: [
      { head: said.page.change, kind: "text", values: rows.map((row) => said.changeName(row, room)) },
      { head: said.page.size(unit), kind: "number", values: rows.map(({ units }) => units) },
      { head: said.page.drawn, kind: "text", values: rows.map(({ replacement }) => replacement) },
      { head: said.page.rule, kind: "text", values: rows.map(({ rule }) => ruleHeads[rule]) },
      { head: said.figures.verdicts.pass, kind: "number", values: rows.map(({ pass }) => pass) },
      { head: said.figures.verdicts.fail, kind: "number", values: rows.map(({ fail }) => fail) },
      {
        head: said.figures.verdicts.inconclusive,
        kind: "number",
        values: rows.map(({ inconclusive }) => inconclusive),
      },
    ],
    last: said.page.may,
    first: 20,
    states: [said.page.yes, said.page.no],
    outcomes: ["none", "none"],
    stateOf: rows.map(({ loss }) => (loss < margin - 1e-12 ? 0 : 1)),
  };
}
