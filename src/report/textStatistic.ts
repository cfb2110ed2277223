import { intervalBar } from "./bar.ts";
import { methodTable } from "./methodTable.ts";
import { count, decimalsToSeparate, fixed, grouped, percent, plain } from "./numbers.ts";
import { type Page, paint, spelt, wrap } from "./page.ts";
import { noteLines, orDash, reasonLines } from "./parts.ts";
import type { SystemStatistic } from "./SystemStatistic.ts";

/**
 * The answer to `estimate --statistic` as text: the number with its interval, then what it rests on.
 * @param methods `all` adds the table of every method
 */
export function statisticText(
  results: readonly SystemStatistic[],
  page: Page,
  methods: "one" | "all",
): string {
  return spelt(`${results.map((r) => blockLines(r, page, methods).join("\n")).join("\n\n")}\n`, page);
}

function blockLines(r: SystemStatistic, page: Page, methods: "one" | "all"): readonly string[] {
  const ends = [r.lower, r.upper].filter(Number.isFinite);
  const digits = decimalsToSeparate([r.value, ...ends], []);
  const marks = [r.lower, r.upper].map((at) => ({ at, label: orDash(at, digits) }));
  const bar = { lower: r.lower, upper: r.upper, point: r.value, marks };
  return [
    ...wrap(
      `${nameOf(r)} is ${fixed(r.value, digits)}, ${percent(r.level)} interval ${intervalWords(r, digits)}.`,
      page,
      "",
    ).map((line) => paint(page, "bold", line)),
    "",
    ...(ends.length === 2 && r.lower < r.upper ? [...intervalBar(bar, page), ""] : []),
    ...sampleLines(r, page),
    "",
    ...methodLines(r, page),
    ...(methods === "all" ? ["", ...methodTable(r.methods, page)] : []),
    ...noteLines(r.caveats, page),
  ];
}

function nameOf({ statistic, probability, columns, system }: SystemStatistic): string {
  const of = system === undefined ? "" : ` of ${system}`;
  if (probability === null) return `${statistic} (${columns.join(", ")})${of}`;
  return `${statistic === "median" ? "the median" : `the ${plain(probability)} quantile`} of ${columns[0]}${of}`;
}

/** A side without a limit is said in words. */
function intervalWords({ lower, upper }: SystemStatistic, digits: number): string {
  const [from, to] = [Number.isFinite(lower), Number.isFinite(upper)];
  if (from && to) return `${fixed(lower, digits)} to ${fixed(upper, digits)}`;
  if (from) return `from ${fixed(lower, digits)} up, without an upper limit`;
  return to ? `up to ${fixed(upper, digits)}, without a lower limit` : "without limits";
}

function sampleLines(r: SystemStatistic, page: Page): readonly string[] {
  const lost = [
    ...(r.missing > 0 ? [`${grouped(r.missing)} missing`] : []),
    ...(r.errors > 0 ? [`${grouped(r.errors)} failed to score`] : []),
  ];
  const rows = [
    `${grouped(r.questions)} of ${grouped(r.questions + r.missing + r.errors)} rows counted`,
    ...lost,
    ...(r.clusters < r.questions ? [`in ${count(r.clusters, "document")}`] : []),
  ].join(", ");
  return [
    ...wrap(rows, page),
    ...wrap(r.title, page),
    ...jackknifeLines(r, page),
    ...bootstrapLines(r, page),
  ];
}

function jackknifeLines({ jackknife, probability }: SystemStatistic, page: Page): readonly string[] {
  if (probability !== null)
    return wrap("no jackknife is given: it does not hold for quantiles (Efron 1979; Shao & Tu 1995)", page);
  if (jackknife === null) return [];
  return wrap(
    `jackknife over documents: standard error ${fixed(jackknife.standardError, 4)}, bias ${fixed(jackknife.bias, 4)} (not taken off)`,
    page,
  );
}

function bootstrapLines({ bootstrap }: SystemStatistic, page: Page): readonly string[] {
  if (bootstrap === null) return [];
  const { replicates, seed, undefined: without } = bootstrap;
  const drawn =
    replicates === null ? "every replicate there is" : `${count(replicates, "replicate")}, seed ${seed}`;
  return wrap(
    `bootstrap of documents: ${drawn}${without > 0 ? `; ${percent(without)} of them have no value` : ""}`,
    page,
  );
}

function methodLines(r: SystemStatistic, page: Page): readonly string[] {
  const error = r.standardError === null ? "" : `, standard error ${fixed(r.standardError, 4)}`;
  const freedom = r.degreesOfFreedom === null ? "" : `, ${fixed(r.degreesOfFreedom, 1)} degrees of freedom`;
  return [...wrap(`Method ${r.method}${error}${freedom}.`, page), ...reasonLines(r.methodReason, page)];
}
