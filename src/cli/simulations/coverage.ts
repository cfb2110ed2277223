import { type Arguments, withValues } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { namesOf, wholeNumbersOf } from "../../asked/lists.ts";
import { sameInputs } from "../../asked/sameInputs.ts";
import { levelOf, wholeNumberOf } from "../../asked/values.ts";
import { metricWords } from "../../report/commandLines.ts";
import { csv } from "../../report/csv.ts";
import { simulateCoverageJson } from "../../report/json.ts";
import { simulateCoverageTable } from "../../report/tables/simulateCoverageTable.ts";
import { simulateCoverageText } from "../../report/textSimulateCoverage.ts";
import type { CoverageResult, CoverageSimulation } from "../../simulate/CoverageSimulation.ts";
import { addTallies, coverageRows, estimatorError } from "../../simulate/coverage.ts";
import { type CoverageSpec, coverageMethods, coverageStudy } from "../../simulate/coverageStudy.ts";
import { InputError } from "../../table/InputError.ts";
import { flagsOf } from "../flags.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { longWork } from "../longWork.ts";
import { type Population, readPopulation } from "./coveragePopulation.ts";
import type { Simulation } from "./Simulation.ts";

export const coverage: Simulation = {
  name: "coverage",
  summary: "how often intervals hold the true mean, on samples of your own documents",
  usage: "simulate coverage SCORES [CANDIDATE] --metric NAME --cluster COL",
  examples: [
    {
      line: "gatestats simulate coverage frame.csv --metric questions --range none --documents 10 --draws 100",
      does: "How often would intervals from ten of these documents hold their mean?",
    },
    {
      line: "gatestats simulate coverage questions.csv --metric hit@5 --cluster doc_id --estimand macro --method estimate,t,wald-iid --draws 100 --json",
      does: "Three methods for the mean of a typical document, as JSON:",
    },
  ],
  flags: [
    ..."metric cluster estimand documents draws seed workers method replicates replacement level".split(" "),
    ..."better range unmatched repeats id where id-transform multi cluster-separator baseline-column".split(
      " ",
    ),
    ..."candidate-column system-column baseline candidate totals json format output figure".split(" "),
  ],
  run,
};

const usualSizes = [5, 10, 20, 50];
/** The share of the population from which a sample would be kinder than life: such are drawn with replacement. */
const largeShare = 0.1;
/** Methods that take long are tried on every eighth sample, unless a number of draws is asked for. */
const usualDraws = { quick: 2000, slow: 250 };
/** Those that take long and are shown without being asked for, besides what is recommended. */
const shownSlow = ["percentile", "bootstrap-t"];

async function run(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args, ["text", "json", "html", "csv"]);
  const level = levelOf(args);
  const seed = wholeNumberOf(args, "seed", 0) ?? 1;
  const replicates = wholeNumberOf(args, "replicates", 99) ?? 999;
  const asked = wholeNumberOf(args, "draws", 1);
  const population = await readPopulation(args);
  const { totals, scale, estimands } = population;
  const methods = methodsOf(args, population);
  const parts = asked === undefined ? byPace(methods) : [{ names: methods, draws: asked }];
  const cells = estimands.flatMap((estimand) =>
    sizesOf(args, population).map((documents) => ({
      estimand,
      documents,
      parts: parts.map(({ names, draws }) => {
        const input: CoverageSpec = {
          n: totals.n,
          s: totals.s,
          q: totals.q,
          estimand,
          scale,
          level,
          documents,
          replacement: replacementOf(args, documents, totals.n.length),
          methods: names,
          replicates,
        };
        return { input, draws };
      }),
    })),
  );
  const inputs = cells.flatMap((cell) => cell.parts);
  const tallies = await longWork(args, io, "samples", { job: "coverage", inputs, atOnce: 25, seed });
  const results = cells.map((cell): CoverageResult => {
    const told = cell.parts.map(({ input, draws }) => {
      const study = coverageStudy(input);
      return { study, draws, tally: addTallies(tallies[inputs.findIndex((one) => one.input === input)]) };
    });
    const [{ study, tally, draws }] = told;
    const rows = told.flatMap((part) =>
      coverageRows(part.study, part.tally)
        .filter(({ unavailable }) => unavailable < 1)
        .map((row) => ({ ...row, recommended: row.method === population.recommended, draws: part.draws })),
    );
    return {
      estimand: cell.estimand,
      documents: cell.documents,
      draws,
      replacement: cell.parts[0].input.replacement,
      truth: study.truth,
      rows: [...rows].sort((a, b) => Number(b.recommended) - Number(a.recommended)),
      estimator: estimatorError(study, tally),
    };
  });
  const simulation: CoverageSimulation = {
    metric: population.metric,
    of: population.of,
    unit: population.clustered ? "document" : "question",
    population: totals.n.length,
    questions: population.questions,
    level,
    replicates,
    seed,
    results,
    caveats: population.caveats,
  };
  await deliver(
    outputs,
    {
      text: (page) => simulateCoverageText(simulation, nextWords(args, simulation), page),
      json: () => simulateCoverageJson(simulation, contextOf(args, population.files)),
      figures: async () =>
        (await import("../../report/simulate/coverageArticle.ts")).coverageArticle(
          simulation,
          nextWords(args, simulation),
          contextOf(args, population.files),
        ),
      html: async () =>
        (await import("../../report/simulate/coveragePage.ts")).coveragePage(
          simulation,
          nextWords(args, simulation),
          contextOf(args, population.files),
        ),
      csv: () => csv(simulateCoverageTable(simulation)),
    },
    io,
  );
  return 0;
}

/** The command that asks for the interval itself, of the same files; null where they cannot be read again. */
function nextWords(args: Arguments, { of, metric, results }: CoverageSimulation): readonly string[] | null {
  const command = of === "scores" ? "estimate" : "compare";
  const [{ estimand }] = results;
  const named = args.has("cluster") && args.one("cluster") !== "none" && !args.has("estimand");
  const asked = named ? withValues(args, { estimand: [estimand] }) : args;
  const inputs = sameInputs(
    asked,
    flagsOf(command).map(({ name }) => name),
  );
  return inputs === null ? null : [`gatestats ${command}`, ...inputs, ...metricWords(metric, inputs)];
}

/** Methods that take long apart from the others, with fewer draws. */
function byPace(
  methods: readonly string[],
): readonly { readonly names: readonly string[]; readonly draws: number }[] {
  return [
    { names: methods.filter((name) => !isSlow(name)), draws: usualDraws.quick },
    { names: methods.filter(isSlow), draws: usualDraws.slow },
  ].filter(({ names }) => names.length > 0);
}

/** Whether a method takes long: it resamples, or inverts a test for each limit. */
function isSlow(name: string): boolean {
  return name === "tilted" || coverageMethods.find((method) => method.name === name)?.resamples === true;
}

/** The methods asked for: by default the recommended, the closed forms and two bootstraps. */
function methodsOf(args: Arguments, { of, recommended }: Population): readonly string[] {
  const other = of === "scores" ? "compare" : "estimate";
  const known = coverageMethods.map(({ name }) => name).filter((name) => name !== other);
  const asked = namesOf(args, "method", [...known, "all"]);
  if (asked?.includes("all")) return known;
  if (asked !== undefined) return known.filter((name) => asked.includes(name));
  return known.filter((name) => name === recommended || shownSlow.includes(name) || !isSlow(name));
}

function sizesOf(args: Arguments, { totals, clustered }: Population): readonly number[] {
  const M = totals.n.length;
  const unit = clustered ? "documents" : "questions";
  const asked = wholeNumbersOf(args, "documents", 2);
  const over = asked?.find((K) => K > M);
  if (over !== undefined)
    throw new InputError(
      "usage",
      `--documents ${over} is more than the ${M} ${unit} that there are.`,
      `Ask for ${M} or fewer.`,
    );
  const usual = usualSizes.filter((K) => K <= M / 2);
  if (asked === undefined && usual.length === 0)
    throw new InputError(
      "population-too-small",
      `${M} ${unit} are too few to draw samples from.`,
      `Give 10 or more, or ask for smaller samples: --documents 2`,
    );
  return asked === undefined ? usual : [...new Set(asked)].sort((a, b) => a - b);
}

function replacementOf(args: Arguments, documents: number, population: number): "with" | "without" {
  const asked = args.one("replacement");
  if (asked === "both")
    throw new InputError(
      "usage",
      "--replacement both is for simulate gate.",
      "Say --replacement with or --replacement without.",
    );
  if (asked !== undefined) return asked as "with" | "without";
  return documents <= largeShare * population ? "without" : "with";
}
