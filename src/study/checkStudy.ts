import type { Path, Refuse } from "../formats/shapes.ts";
import { measureNamed } from "../retrieval/measures/measureNamed.ts";
import type { Retriever } from "../retrieval/Retriever.ts";
import { InputError } from "../table/InputError.ts";
import { builtAs, isBuilt } from "./builtAs.ts";
import type { Change, Condition, StudyFile } from "./StudyFile.ts";
import { tableColumns } from "./tables.ts";

/** Checks what a shape alone cannot tell: that everything named exists, and that measures and systems can be had. */
export function checkStudy(
  study: StudyFile,
  refuse: Refuse,
  retrieverOf: (expression: string) => Retriever,
): void {
  const known = (names: readonly string[], name: string, at: Path, what: string): void => {
    if (!names.includes(name)) refuse(at, `There is no ${what} ${name}.`, `Named here: ${names.join(", ")}.`);
  };
  const data = Object.keys(study.data);
  const systems = Object.keys(study.systems);
  checkMeasures(study, refuse);
  for (const [name, entry] of Object.entries(study.systems)) {
    const at = ["systems", name];
    if (entry.kind === "run" || entry.kind === "scores")
      for (const one of Object.keys(entry.files)) known(data, one, [...at, "files", one], "data set");
    if (entry.kind === "retriever") attempt(() => retrieverOf(builtAs(entry.system, "1", 1)), at, refuse);
  }
  const rebuilt = new Set(study.changes.flatMap((one) => (one.family === "rebuild" ? [one.of] : [])));
  const fixed = systems.filter((name) => !isBuilt(study.systems[name]));
  for (const [i, change] of study.changes.entries())
    checkChange(change, ["changes", i], { known, fixed, systems, refuse });
  for (const name of systems)
    if (!fixed.includes(name) && !rebuilt.has(name))
      refuse(
        ["systems", name],
        "{build} is never filled in.",
        "Name it in a change of the family rebuild, or write a number.",
      );
  const { thresholds, rules } = study.goldenSets;
  for (const [i, name] of thresholds.systems.entries())
    known(fixed, name, ["goldenSets", "thresholds", "systems", i], "system");
  for (const [i, { rule, minus }] of study.contrasts.entries()) {
    known(rules, rule, ["contrasts", i, "rule"], "rule");
    known(rules, minus, ["contrasts", i, "minus"], "rule");
  }
  if (study.latency !== null) {
    known(data, study.latency.data, ["latency", "data"], "data set");
    for (const [i, name] of study.latency.systems.entries())
      checkLatencySystem(name, ["latency", "systems", i], { known, systems, fixed, study, refuse });
  }
  for (const [name, { each, conditions }] of Object.entries(study.hypotheses))
    for (const [i, one] of conditions.entries())
      checkCondition(one, each, ["hypotheses", name, "conditions", i], refuse);
  for (const [i, { table, where, column }] of study.published.entries())
    for (const name of [...Object.keys(where), column])
      known(tableColumns[table], name, ["published", i], `column of ${table}`);
}

function checkMeasures(study: StudyFile, refuse: Refuse): void {
  if (!Object.values(study.data).some(({ folder }) => folder !== null)) return;
  const { primary, secondary } = study.metrics;
  const named: [string, Path][] = [
    [primary, ["metrics", "primary"]],
    ...secondary.map((name, i): [string, Path] => [name, ["metrics", "secondary", i]]),
    ...study.changes.flatMap((one, i): [string, Path][] =>
      one.family === "rebuild" ? [[one.metric, ["changes", i, "metric"]]] : [],
    ),
  ];
  for (const [name, at] of named) {
    const measure = measureNamed(name);
    if (measure === undefined)
      refuse(at, `There is no measure ${name}.`, "Such as recall@5 or nDCG@10: gatestats explain measures");
    if (Number.isFinite(measure.cutoff) && measure.cutoff > study.search.top)
      refuse(
        at,
        `${name} looks at more documents than are retrieved: ${study.search.top}.`,
        `Write search: {top: ${measure.cutoff}}.`,
      );
  }
}

interface Known {
  readonly known: (names: readonly string[], name: string, at: Path, what: string) => void;
  readonly fixed: readonly string[];
  readonly systems: readonly string[];
  readonly refuse: Refuse;
}

function checkChange(change: Change, at: Path, { known, fixed, systems, refuse }: Known): void {
  if (change.family === "degraded")
    for (const [i, name] of change.of.entries()) known(fixed, name, [...at, "of", i], "system");
  else if (change.family === "rebuild") {
    known(systems, change.of, [...at, "of"], "system");
    if (fixed.includes(change.of))
      refuse(
        [...at, "of"],
        `${change.of} does not say how builds differ.`,
        "Put {build} where their number belongs, such as seed={build}.",
      );
    for (const [i, name] of change.judged.entries())
      known(change.settings, name, [...at, "judged", i], "setting");
  } else {
    known(fixed, change.from, [...at, "from"], "system");
    known(fixed, change.to, [...at, "to"], "system");
  }
}

/** A system whose latency is measured: one that searches, a rebuilt one by its setting, as in `hnsw 16`. */
function checkLatencySystem(
  name: string,
  at: Path,
  { known, systems, fixed, study, refuse }: Known & { readonly study: StudyFile },
): void {
  const settings = study.changes.flatMap((one) =>
    one.family === "rebuild" ? one.settings.map((setting) => `${one.of} ${setting}`) : [],
  );
  known([...fixed, ...settings], name, at, "system");
  const base = systems.includes(name) ? name : name.slice(0, name.lastIndexOf(" "));
  const { kind } = study.systems[base];
  if (kind === "retriever" || kind === "http") return;
  refuse(
    at,
    `${name} is a ${kind}: it cannot be asked query by query.`,
    "Measure it with gatestats latency measure and name the file under latency.files.",
  );
}

function checkCondition(condition: Condition, each: string, at: Path, refuse: Refuse): void {
  const columns = tableColumns[condition.table];
  const column = (name: string, place: Path): void => {
    if (!columns.includes(name))
      refuse(
        place,
        `The table ${condition.table} has no column ${name}.`,
        `Its columns: ${columns.join(", ")}.`,
      );
  };
  column(each, at);
  column(condition.column, [...at, "column"]);
  for (const name of Object.keys(condition.where)) column(name, [...at, "where", name]);
  const byColumn = /column|along/.test(condition.is);
  if (byColumn !== (typeof condition.value === "string"))
    refuse(
      [...at, "value"],
      `${condition.is} needs ${byColumn ? "the name of a column" : "a number"}.`,
      "See docs/commands/study.md.",
    );
  if (typeof condition.value === "string") column(condition.value, [...at, "value"]);
}

/** Gives an error of something else the place in the file. */
function attempt(what: () => unknown, at: Path, refuse: Refuse): void {
  try {
    what();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    refuse(at, error.message, error.hint);
  }
}
