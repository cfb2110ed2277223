import { contrastRows, type JudgedGroup } from "./contrastRows.ts";
import { differenceRows } from "./differenceRows.ts";
import { gateGroups, sizesWithin } from "./gateGroups.ts";
import { formulaRows, gateRows } from "./gateRows.ts";
import { judgeHypothesis } from "./hypotheses.ts";
import type { Laboratory } from "./Laboratory.ts";
import { latencyGateRows, latencyRow } from "./latencyRows.ts";
import { latencySystem } from "./latencySystem.ts";
import { type Population, populationOf } from "./Population.ts";
import type { QuestionScores } from "./QuestionScores.ts";
import { rebuildRows } from "./rebuildRows.ts";
import type { StudyFile } from "./StudyFile.ts";
import type { StudyResult } from "./StudyResult.ts";
import { type Scenario, scenariosOf } from "./scenarios.ts";
import { systemRows } from "./systemRows.ts";
import { systemsToRun } from "./systemsToRun.ts";
import { type Row, type TableName, tableNames } from "./tables.ts";
import { thresholdRows, thresholdStudy } from "./thresholdRows.ts";

type Tables = Record<TableName, readonly Row[]>;

/** The version of what the simulations make: raised when the same inputs would give other rows. */
const version = 1;

/**
 * Does a study: scores of every system on every data set, golden sets of every change, noise of rebuilds, latencies, and
 * in the end the hypotheses. Each step is kept by the laboratory, so that what was done once is not done again.
 */
export async function runStudy(study: StudyFile, lab: Laboratory): Promise<StudyResult> {
  const steps = stepsOf(study, lab);
  const tables = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Tables;
  const add = (rows: Partial<Tables>): void => {
    for (const [name, more] of Object.entries(rows) as [TableName, readonly Row[]][])
      tables[name] = [...tables[name], ...more];
  };
  const data: StudyResult["data"][number][] = [];
  const notBuilt: StudyResult["notBuilt"][number][] = [];
  for (const name of Object.keys(study.data)) {
    const found = await scoresOn(study, name, lab, steps);
    if (found.size === 0) continue;
    const population = populationOf(name, found, measuresOf(study));
    const scenarios = scenariosOf(study, population);
    const n = sizesWithin(study.goldenSets.n, population.ids.length);
    data.push({
      name,
      questions: population.ids.length,
      leftOut: population.leftOut,
      n,
      systems: [...population.scores.keys()],
    });
    notBuilt.push(...notBuiltOf(study, population, scenarios));
    add({
      systems: systemRows(
        population,
        new Map([...found].map(([key, { title }]) => [key, title])),
        measuresOf(study),
      ),
      rebuilds: study.changes.flatMap((one) =>
        one.family === "rebuild" ? rebuildRows(one, population) : [],
      ),
    });
    const keys = Object.fromEntries([...found].map(([system, { key }]) => [system, key]));
    for (const metric of judgedMetrics(study)) {
      add({ differences: differenceRows(scenarios, name, metric, study.goldenSets) });
      if (n.length > 0) add(await golden(study, population, scenarios, metric, keys, lab, steps));
    }
  }
  add(await latencies(study, lab, steps));
  tables.formula = formulaRows(tables.gates);
  const hypotheses = Object.entries(study.hypotheses).map(([name, one]) =>
    judgeHypothesis(name, one, tables),
  );
  return { study, data, hypotheses, tables, notBuilt };
}

/** Counts steps. */
interface Steps {
  begin(step: string): void;
}

function stepsOf(study: StudyFile, lab: Laboratory): Steps {
  const sets = Object.keys(study.data).length;
  const judged = judgedMetrics(study);
  const perSet =
    systemsToRun(study).length + judged.reduce((sum, metric) => sum + 1 + marginsOf(study, metric).length, 0);
  const timed =
    study.latency === null ? 0 : study.latency.systems.length + Object.keys(study.latency.files).length;
  const steps = sets * perSet + timed;
  let number = 0;
  return { begin: (step) => lab.begin(step, ++number, steps) };
}

/** The metrics by which gates judge. */
function judgedMetrics({ metrics }: StudyFile): readonly string[] {
  return [...new Set([metrics.primary, ...metrics.secondary])];
}

/** The margins at which a metric is judged. */
function marginsOf({ metrics, goldenSets }: StudyFile, metric: string): readonly number[] {
  const { margins, secondaryMargins } = goldenSets;
  return metric === metrics.primary ? margins : (secondaryMargins ?? margins);
}

/** These, and those by which the noise of rebuilds is told. */
export function measuresOf(study: StudyFile): readonly string[] {
  const noise = study.changes.flatMap((one) => (one.family === "rebuild" ? [one.metric] : []));
  return [...new Set([...judgedMetrics(study), ...noise])];
}

async function scoresOn(
  study: StudyFile,
  data: string,
  lab: Laboratory,
  steps: Steps,
): Promise<ReadonlyMap<string, QuestionScores>> {
  const found = new Map<string, QuestionScores>();
  for (const { name, entry } of systemsToRun(study)) {
    steps.begin(`${data}: ${name}`);
    const scores = await lab.scores(data, name, entry);
    if (scores !== null) found.set(name, scores);
  }
  return found;
}

/** Thresholds, gates and contrasts of one metric on one data set. */
async function golden(
  study: StudyFile,
  population: Population,
  scenarios: readonly Scenario[],
  metric: string,
  keys: Readonly<Record<string, string>>,
  lab: Laboratory,
  steps: Steps,
): Promise<Partial<Tables>> {
  const { goldenSets, seed, contrasts, metrics, changes } = study;
  const { data } = population;
  const { draws, n, replacement, alpha, rules, headroom, thresholds: held } = goldenSets;
  const behind = { version, data, metric, keys, draws, n, replacement, alpha, seed };
  steps.begin(`${data}: thresholds, ${metric}`);
  const thresholds = await lab.kept(`thresholds ${data} ${metric}`, { ...behind, held }, async () => {
    const asked = thresholdStudy(population, metric, goldenSets);
    if (asked === null) return [];
    return thresholdRows(asked, await lab.goldenSets(asked, draws, seed), data, metric);
  });
  const tables = { thresholds: [...thresholds], gates: [] as Row[], contrasts: [] as Row[] };
  for (const margin of marginsOf(study, metric)) {
    steps.begin(`${data}: golden sets, ${metric}, margin ${margin}`);
    const made = await lab.kept(
      `gates ${data} ${metric} ${margin}`,
      { ...behind, rules, headroom, margin, contrasts, changes, primary: metrics.primary },
      async () => {
        const judged: JudgedGroup[] = [];
        for (const group of gateGroups(scenarios, metric, margin, goldenSets))
          judged.push({ group, tally: await lab.goldenSets(group.study, draws, seed) });
        return {
          gates: judged.flatMap(({ group, tally }) => gateRows(group, tally, data, metric)),
          contrasts: contrastRows(judged, contrasts, data, metric),
        };
      },
    );
    tables.gates.push(...made.gates);
    tables.contrasts.push(...made.contrasts);
  }
  return tables;
}

async function latencies(study: StudyFile, lab: Laboratory, steps: Steps): Promise<Partial<Tables>> {
  const { latency: asked, goldenSets, seed } = study;
  if (asked === null) return {};
  const rows = { latency: [] as Row[], latencyGates: [] as Row[] };
  for (const system of [...asked.systems, ...Object.keys(asked.files)]) {
    steps.begin(`${asked.data}: latency, ${system}`);
    const { cells, key } = await lab.latencies(system, latencySystem(study, system));
    rows.latency.push(latencyRow(asked.data, system, cells));
    const behind = {
      version,
      key,
      asked: { ...asked, systems: [], files: {} },
      alpha: goldenSets.alpha,
      seed,
    };
    rows.latencyGates.push(
      ...(await lab.kept(`latency gates ${system}`, behind, async () =>
        latencyGateRows(asked.data, system, cells, asked, goldenSets.alpha, seed),
      )),
    );
  }
  return rows;
}

/** Losses that were asked for and are not among the scenarios. */
function notBuiltOf(
  study: StudyFile,
  { data, scores }: Population,
  scenarios: readonly Scenario[],
): StudyResult["notBuilt"] {
  const made = new Set(scenarios.map(({ candidate }) => candidate));
  return study.changes.flatMap((change) => {
    if (change.family !== "degraded") return [];
    return change.of
      .filter((system) => scores.has(system))
      .flatMap((system) =>
        change.how.flatMap((how) =>
          change.losses
            .filter((loss) => !made.has(`${system} loses ${loss}, ${how}`))
            .map((loss) => ({ data, system, loss, how })),
        ),
      );
  });
}
