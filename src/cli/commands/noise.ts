import { type Arguments, withValues } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { documentsOf, samplingOf, withSampling } from "../../asked/inputs/clusters.ts";
import { readSystems, type Systems } from "../../asked/inputs/sides.ts";
import { pairFlags, scoreFlags } from "../../asked/pairFlags.ts";
import { drawsOf, seedOf } from "../../asked/planValues.ts";
import { sameInputs } from "../../asked/sameInputs.ts";
import { alphaOf, marginOf } from "../../asked/values.ts";
import { preparePair } from "../../gates/preparePair.ts";
import { noiseJson } from "../../report/json.ts";
import { noiseText } from "../../report/textNoise.ts";
import { type NoiseResult, noiseDrawing, noiseDraws, type RunPair } from "../../simulate/planning/noise.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { inTurn, longDrawings } from "../longDrawings.ts";

export const noise: Command = {
  name: "noise",
  summary: "how much scores move when nothing changed, and what a gate makes of it",
  usage: "noise RUN RUN... --metric NAME",
  about:
    "Takes two or more runs of one system in which nothing was changed: an index built again, a judge asked again. Says how " +
    "much the mean moves by itself, how many questions waver, and how often a gate would take that for a loss.",
  positionals: { least: 1, most: 200 },
  examples: [
    {
      line: "gatestats noise baseline.csv candidate.csv other.csv --metric hit@5 --margin 0.02",
      does: "Three runs of one system; would a gate at this margin hold still?",
    },
    {
      line: "gatestats noise runs.csv --system-column system --metric hit@5",
      does: "Runs in one file, a row for each question and run:",
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args, ["text", "json"]);
  if (args.positionals.length < 2 && !args.has("system-column") && !args.has("baseline-column"))
    throw new InputError(
      "usage",
      "One run shows no noise: two runs of one system are needed, with nothing changed between them.",
      "Run the evaluation again and give both files; five runs or more are better.",
    );
  const question = {
    margin: marginOf(args),
    alpha: alphaOf(args),
    draws: drawsOf(args, 400),
    seed: seedOf(args),
  };
  const systems = await readSystems(withValues(args, { pairs: ["all"] }), "several");
  const results = await resultsOf(args, io, systems, question);
  await deliver(
    outputs,
    {
      text: (page) => noiseText(results, page, sameInputs(firstTwo(args), [...pairFlags, ...scoreFlags])),
      json: () => noiseJson(results, contextOf(args, systems.files)),
    },
    io,
  );
  return 0;
}

/** Two runs are a pair to plan with. */
function firstTwo(args: Arguments): Arguments {
  return { ...args, positionals: args.positionals.slice(0, 2) };
}

interface Question {
  readonly margin: number | undefined;
  readonly alpha: number;
  readonly draws: number;
  readonly seed: number;
}

async function resultsOf(
  args: Arguments,
  io: Io,
  { sides }: Systems,
  question: Question,
): Promise<readonly NoiseResult[]> {
  const [first] = sides;
  const sampling = samplingOf(args, first.table);
  const runs = (1 + Math.sqrt(1 + 8 * sides.length)) / 2;
  const { margin, alpha, draws, seed } = question;
  const asked = { margins: margin === undefined ? [] : [margin], alpha, draws, seed };
  const wide = args.has("baseline-column");
  const names = wide ? [first.metrics[0]] : first.metrics;
  const pairsOf = (metric: string): readonly RunPair[] =>
    sides.map((side) => {
      const scores = side.pair(wide ? side.metrics[0] : metric);
      const labels = documentsOf(sampling, scores.groups);
      return { scores, seen: preparePair(scores, labels, sampling.estimand, "drop").seen };
    });
  const how = { job: "noise", atOnce: noiseDraws.atOnce, seed } as const;
  return longDrawings(args, io, "golden sets", how, (run) =>
    inTurn(names, async (metric) =>
      withSampling(await run(noiseDrawing(pairsOf(metric), runs, asked)), sampling),
    ),
  );
}
