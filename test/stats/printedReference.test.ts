import { describe, expect, test } from "vitest";
import { gatePair } from "../../src/gates/gate.ts";
import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";
import { designSpread } from "../../src/stats/designs/designSpread.ts";
import { drawnAlike } from "../../src/stats/designs/drawnAlike.ts";
import { designEffect } from "../../src/stats/diagnostics.ts";
import { normalQuantile } from "../../src/stats/distributions.ts";
import { estimate } from "../../src/stats/estimate.ts";
import { acceleration, bcaLevels } from "../../src/stats/intervals/bca.ts";
import { logitForm } from "../../src/stats/intervals/logitForm.ts";
import type { Spread } from "../../src/stats/intervals/spread.ts";
import { acrossRuns } from "../../src/stats/latency/describeRuns.ts";
import { exceedsAtMost, fewestToPass } from "../../src/stats/latency/exceedance.ts";
import { interpolatedQuantile } from "../../src/stats/latency/interpolatedQuantile.ts";
import { lowerRank, upperRank } from "../../src/stats/latency/orderStatisticLimits.ts";
import { micro } from "../../src/stats/means.ts";
import { durkalskiStatistic, obuchowskiStatistic } from "../../src/stats/pairedBinary/clusteredBinary.ts";
import { mcnemar } from "../../src/stats/pairedBinary/mcnemar.ts";
import { tangoInterval, tangoNonInferiority, tangoStatistic } from "../../src/stats/pairedBinary/tango.ts";
import { bootstrapDistribution } from "../../src/stats/resampling/bootstrapDistribution.ts";
import { bootstrapUrns, documentGroups } from "../../src/stats/resampling/DocumentGroups.ts";
import { mostEnumerated, replicatesOf } from "../../src/stats/resampling/replicates.ts";
import { studentised } from "../../src/stats/resampling/studentised.ts";
import { subsetRatios, subsetUrns } from "../../src/stats/resampling/subsetRatios.ts";
import { rademacher, WildCluster, webb, wildUrns } from "../../src/stats/resampling/wildCluster.ts";
import { linearisedVariance } from "../../src/stats/statistics/RatioTotals.ts";
import { quantileOf } from "../../src/stats/statistics/ScoreSample.ts";
import { signFlipTail } from "../../src/stats/tails/signFlipTail.ts";
import { toReport } from "../../src/stats/tails/upperTail.ts";
import type { Design } from "../../src/stats/types.ts";
import {
  bellMcCaffrey,
  degreesOfFreedomCr1,
  degreesOfFreedomCr3,
} from "../../src/stats/variance/degreesOfFreedom.ts";
import { imbensKolesar, withinDocumentModel } from "../../src/stats/variance/imbensKolesar.ts";
import { multiwayVariance } from "../../src/stats/variance/multiway.ts";
import { residuals } from "../../src/stats/variance/residuals.ts";
import { cr0, cr1, cr2, cr3 } from "../../src/stats/variance/variance.ts";
import { hits, optionsOf } from "../gates/pairs.ts";
import { strataOf } from "./designs/designs.ts";
import { totalsOf } from "./helpers.ts";
import {
  column,
  ends,
  every,
  here,
  hold,
  jackknifeOf,
  limits,
  linesOf,
  numbersIn,
  printed,
  set,
  tableBelow,
  textOf,
  unbounded,
  unit,
} from "./printed.ts";

/*
 * Every number that the programs which came with the methods printed (../shared/reference/*.out) and that something here
 * computes. The files lie outside the repository; where they are absent the tests are skipped. Tests elsewhere hold the
 * same formulas to the repository's own `reference`.
 */

/** The latencies of 12, a row a query and a column a run. */
function latencies(): number[][] {
  return linesOf("12_p95_and_twoway.out")
    .filter((line) => /^ ?\[ ?\d+,\]/.test(line))
    .map((line) => numbersIn(line).slice(1));
}

describe.skipIf(!here)("the printed reference (skipped where ../shared/reference is absent)", () => {
  test.each(["A", "B", "C"])("01, clubSandwich and dfadjust on %s", (name) => {
    const totals = set(name);
    const from = (label: string): number[] =>
      printed("01_clubsandwich_closed_forms.out", `== ${name}:`, "values:", label);
    hold("var", [cr0(totals), cr1(totals), cr2(totals), cr3(totals)], from("var:"));
    hold("CV3", [jackknifeOf(totals).standardError ** 2], from("CV3="));
    const ν1 = degreesOfFreedomCr1(totals);
    hold("df", [ν1, ν1, bellMcCaffrey(totals), degreesOfFreedomCr3(totals)], from("df:"));
    const { rho, sigmaSquared } = withinDocumentModel(totals, "keep");
    hold("IK", [imbensKolesar(totals, "keep"), rho, sigmaSquared], from("df_IK="), 12);
  });

  test.each([
    ["psychiatry", "== psychiatry"],
    ["thyroids", "== thyroids"],
  ])("02, clustered 0/1 pairs: %s", (name, section) => {
    const file = "02_clustered_paired_binary.out";
    const lines = textOf(file).split(section)[1].split("\n");
    const rows = lines
      .slice(
        2,
        lines.findIndex((line) => line.includes("mcnemar")),
      )
      .map((line) => line.trim().split(/\s+/).map(Number));
    const differences = totalsOf(
      rows.map((row) => row.reduce((a, b) => a + b)),
      rows.map(([, b, c]) => b - c),
      rows.map(([, b, c]) => b + c),
    );
    const [, , obuchowski, durkalski] = printed(file, section, "yang \n");
    hold(name, [obuchowskiStatistic(differences, 0) ** 2], [obuchowski]);
    hold(name, [durkalskiStatistic(differences, 0) ** 2], [durkalski]);
    hold(
      "CR1 se",
      [Math.sqrt(cr1(differences)), Math.sqrt(cr2(differences))],
      printed(file, section, "CR1 se="),
      12,
    );
    hold("ν", [bellMcCaffrey(differences)], printed(file, section, "BM df="));
  });

  test("03, survey: one stage, with and without a finite population", () => {
    const file = "03_survey.out";
    const table = tableBelow(file, "dnum  n  sapi        q   stu   enr hit");
    const [n, stu, enr, yes] = [1, 4, 5, 6].map((i) => column(table, i));
    const api = totalsOf(n, column(table, 2), column(table, 3));
    const ratio = totalsOf(enr, stu);
    const all: Design = { kind: "srs", population: 757 };
    const found = (totals: ClusterTotals, design?: Design): number[] => [
      micro(totals),
      limits("t-cr1", totals, design && { design }).standardError!,
    ];
    hold("mean", found(api, all), printed(file, "svymean api00 fpc: mean,SE"));
    hold("mean, endless", found(api), printed(file, "svymean api00 nofpc: mean,SE"));
    hold("ratio", found(ratio, all), printed(file, "svyratio api.stu/enroll fpc: R,SE"));
    hold("ratio, endless", found(ratio), printed(file, "svyratio api.stu/enroll nofpc"));
    const linear = { numerator: ratio.s, denominator: ratio.n, labels: ratio.labels };
    hold(
      "linearised",
      [Math.sqrt(linearisedVariance(linear))],
      printed(file, "svyratio api.stu/enroll nofpc").slice(1),
    );
    hold("deff", [designEffect(api, cr1(api))!], printed(file, "deff(replace) api00 nofpc"));
    hold("degf", [limits("t-cr1", api).degreesOfFreedom!], printed(file, "degf"));

    const hit = totalsOf(n, yes);
    const cr1Spread = (f = 0): Spread => ({
      value: micro(hit),
      variance: cr1(hit) * (1 - f),
      degreesOfFreedom: 14,
      caveats: [],
    });
    const logit = (f: number): number[] => [
      micro(hit),
      ...ends(logitForm(cr1Spread(f), hit, unit, 0.95, "micro", 183)),
    ];
    hold("xlogit", logit(0), printed(file, "svyciprop nofpc xlogit"));
    hold("logit", logit(15 / 757), printed(file, "svyciprop fpc logit"));
    hold("mean", ends(limits("t-cr1", hit)), printed(file, "svyciprop nofpc mean").slice(1));
    hold(
      "mean, fpc",
      ends(limits("t-cr1", hit, { design: all })),
      printed(file, "svyciprop fpc mean").slice(1),
    );
  });

  test("03, survey: strata and two stages", () => {
    const file = "03_survey.out";
    const E = totalsOf([40, 55, 80, 120, 3, 5, 8, 2, 10], [9, 20, 15, 44, 1, 0, 3, 1, 2]);
    const known = strataOf([1, 1, 1, 1, 2, 2, 2, 2, 2], [1, 2], [30, 300]);
    const endless = { ...known, strata: known.strata.map(({ name }) => ({ name, fraction: 0 })) };
    const found = (totals: ClusterTotals, design: Design, method = "t-design"): number[] => {
      const { value, standardError } = estimate(totals, {
        metric: "y",
        estimand: "micro",
        scale: unbounded,
        level: 0.95,
        method,
        design,
        missing: 0,
        errors: 0,
        caveats: [],
      });
      return [value, standardError!];
    };
    hold("strata", found(E, known), printed(file, "svyratio strat+fpc"));
    hold("strata, endless", found(E, endless), printed(file, "svyratio strat nofpc"));
    const K_H = limits("t-design-kh", E, { design: known }).degreesOfFreedom!;
    hold("degf", [K_H], printed(file, "synthetic stratified", "degf"));

    const rows = tableBelow(file, "dnum n N s q");
    const apiclus2 = totalsOf(column(rows, 1), column(rows, 3), column(rows, 4));
    const sizes = Float64Array.from(column(rows, 2));
    hold(
      "two stages",
      found(apiclus2, drawnAlike(apiclus2, 757, sizes)),
      printed(file, "svymean api00 two-stage fpc"),
    );
    const first = drawnAlike(apiclus2, undefined, sizes);
    hold(
      "first stage",
      found(apiclus2, first, "t-cr1"),
      printed(file, "with-replacement first-stage approx"),
    );
    const four = totalsOf([2, 3, 2, 4], [1, 2, 0, 3]);
    const of50 = drawnAlike(four, 50, Float64Array.of(6, 9, 4, 20));
    hold("four documents", found(four, of50), printed(file, "embed two-stage svymean"));
  });

  test.each([["city"], ["bigcity"]])("04, boot: the ratio of %s", (name) => {
    const file = "04_boot_ratio.out";
    const table = tableBelow(file, "u   x");
    const bigcity = (letter: string): number[] => printed(file, "== boot::bigcity", `\n${letter}:`);
    const totals =
      name === "city" ? totalsOf(column(table, 0), column(table, 1)) : totalsOf(bigcity("u"), bigcity("x"));
    const from = (label: string): number[] => printed(file, `-- ${name}`, `\n${label}`);
    hold("R", [micro(totals)], from("R "));
    for (const [label, variance] of [
      ["CR0", cr0(totals)],
      ["CR1", cr1(totals)],
      ["CR2", cr2(totals)],
      ["CR3", cr3(totals)],
      ["CV3 ", jackknifeOf(totals).standardError ** 2],
    ] as const)
      hold(label, [Math.sqrt(variance)], from(`se ${label}`));
    hold("ν", [bellMcCaffrey(totals)], from("BM df"));
    const left = jackknifeOf(totals);
    hold("bias", [left.bias], from("jackknife bias "));
    hold("a", [acceleration(residuals(totals))], from("  closed form from u "));
    hold("a, jackknife", [left.acceleration], from("  closed form u/(1-h) centred"));
    hold("Fieller", ends(limits("fieller", totals)), from("Fieller 95% t(K-1)"));
    if (name === "city") return;
    const design: Design = { kind: "srs", population: 196 };
    const { standardError } = limits("t-cr1", totals, { design });
    hold("Cochran", [standardError!], printed(file, "se(R) using sample xbar, fpc"));
  });

  test("04: all 6^6 resamples of documents", () => {
    const file = "04_boot_ratio.out";
    const from = (label: string): number[] => printed(file, "== dataset A", label);
    const totals = set("A");
    const bootstrap = bootstrapDistribution(totals, every);
    hold("se", [bootstrap.standardError!], from("bootstrap SE (sd, divisor B)"));
    for (const q of [0.025, 0.05, 0.95, 0.975])
      hold(`q ${q}`, [bootstrap.quantile(q)], from(`percentile inverse-ECDF (type 1) q ${q} `));
    const at = bootstrap.atEstimate();
    const z0 = [at.below, at.below + at.equal / 2].map(normalQuantile);
    hold("z0", [at.below, at.equal, ...z0], from("P(R*<R), P(R*=R), z0 (strict <), z0 (mid)"));
    const a = acceleration(residuals(totals));
    hold("a", [a], from("a (infinitesimal)"));
    for (const ties of ["strict", "mid"] as const) {
      const levels = bcaLevels(at, a, 0.95, ties);
      hold("levels", ends(levels), from(`BCa levels ${ties}`));
      hold(
        "BCa",
        ends(levels).map((q) => bootstrap.quantile(q)),
        from(`BCa 95% type1 ${ties}`),
      );
    }
    hold("BCa", ends(limits("bca", totals)), from("BCa 95% type1 mid"));
    const means = totalsOf(
      [1, 1, 1, 1, 1, 1],
      Array.from(totals.s, (sum, d) => sum / totals.n[d]),
    );
    for (const [estimand, sample] of [
      ["micro", totals],
      ["macro", means],
    ] as const) {
      const groups = documentGroups(sample);
      const found = studentised(groups, replicatesOf(bootstrapUrns(groups), every), "CR1", "drop");
      const t = [0.025, 0.05, 0.95, 0.975].map((q) => found.t.quantile(q));
      const got = ends(limits("bootstrap-t-drop", totals, { estimand }));
      if (estimand === "micro") {
        hold("share", [found.degenerate], from("share of resamples with zero SE"));
        hold("t*", t, from("(zero-SE dropped)"));
        hold("limits", got, from("bootstrap-t 95% CI (CR1)"));
      } else {
        hold("macro share", [found.degenerate], from("macro zero-SE share"));
        hold("macro", [t[0], t[3], ...got], from("macro bootstrap-t q, CI"));
      }
    }
    const { standardError, ...macro } = limits("t", totals, { estimand: "macro" });
    hold("macro t", [standardError!, ...ends(macro)], from("macro mean, se, t CI").slice(1));
  });

  test("04: all subsets, sign patterns and six-point patterns", () => {
    const file = "04_boot_ratio.out";
    const from = (label: string): number[] => printed(file, "== dataset A", label);
    const totals = set("A");
    const turned = { ...totals, s: totals.n.map((n, d) => n - totals.s[d]) };
    const groups = documentGroups(totals);
    const ratios = subsetRatios(groups, replicatesOf(subsetUrns(groups), every));
    const rank = (k: number): number => ratios.quantile(k / 63);
    hold("first", [2, 3, 4].map(rank), from("63 subset ratios sorted: 1..4").slice(1));
    hold("last", [60, 61, 62, 63].map(rank), from(" .. last 4"));
    const flips = new WildCluster(groups, rademacher, replicatesOf(wildUrns(groups, rademacher), every));
    const six = new WildCluster(groups, webb, replicatesOf(wildUrns(groups, webb), every, mostEnumerated));
    for (const mu of [0.2, 0.25, 0.3, 0.35, 0.5, 0.6]) {
      const got = flips.at(mu);
      const wanted = from(`WCR Rademacher 2^6 at mu ${mu} : t, p_sym, p unstudentised, p_upper`);
      // Signs without a standard error are symmetric, so that |Z*| ≥ |Z| is twice one tail.
      const { p } = signFlipTail(got.t > 0 ? totals : turned, got.t > 0 ? mu : 1 - mu, toReport(0.05));
      hold(`mu ${mu}`, [got.t, got.symmetric, 2 * p, got.upper], wanted);
      const webbs = six.at(mu);
      hold(`Webb, mu ${mu}`, [webbs.t, webbs.symmetric], from(`WCR Webb exact 6^6 at mu ${mu} : t, p_sym`));
    }
  });

  test("08, unclustered pairs: Tango's limits, his example, McNemar's exact p", () => {
    const file = "08_tango_mcnemar.out";
    const lines = linesOf(file);
    const tango = lines.filter((line) => /level=.*Tango \[/.test(line));
    expect(tango.length).toBe(20);
    for (const line of tango) {
      const [wins, losses, pairs, level, D, lower, upper] = numbersIn(line);
      hold(
        line,
        [(wins - losses) / pairs, ...ends(tangoInterval({ wins, losses, pairs }, level))],
        [D, lower, upper],
        10,
      );
    }
    const example = { wins: 0, losses: 1, pairs: 44 };
    const wanted = printed(file, "Tango 1998 NI test, a=43,b=0,c=1,d=0 (n=44), margin 0.10:");
    hold("Tango 1998", [tangoStatistic(example, -0.1), tangoNonInferiority(example, 0.1)], wanted, 6);
    const exact = lines.filter((line) => line.includes("exact p="));
    expect(exact.length).toBe(5);
    for (const line of exact) {
      const [wins, losses, p] = numbersIn(line);
      hold(line, [mcnemar(wins, losses).twoSided], [p], 10);
    }
  });

  test("08, one system: Clopper and Pearson's limits as Gaffke's bounds", () => {
    const file = "08_tango_mcnemar.out";
    const lines = linesOf(file);
    const rows = lines.filter((line) => line.includes(" CP ["));
    expect(rows.length).toBe(5);
    for (const line of rows) {
      const [hits, n, lower, upper] = numbersIn(line);
      const questions = totalsOf(
        new Array(n).fill(1),
        Array.from({ length: n }, (_, i) => (i < hits ? 1 : 0)),
      );
      const at = hits === 0 || hits === n ? "t-cr1" : "gaffke";
      hold(line, ends(limits(at, questions, { scale: unit })), [lower, upper], 9);
    }
  });

  test("08: what no loss seen leaves possible, and how many questions a pass needs", () => {
    const file = "08_tango_mcnemar.out";
    const pairs = (text: string): number[][] =>
      [...text.matchAll(/([\d.]+)(?:, ([\d.]+)\))?: ([\d.]+)/g)].map(([, ...found]) => found.map(Number));
    const after = (heading: string): number[][] => pairs(textOf(file).split(heading)[1].split("\n")[1]);
    const margins = after("'no failure seen' limits");
    expect(margins.length).toBe(9);
    for (const [n, , margin] of margins) {
      hold(`n = ${n}`, [gatePair(hits(n, 0, 0), undefined, optionsOf()).smallestMargin!], [margin], 8);
    }
    const floors = after("n_min PASS");
    expect(floors.length).toBe(12);
    for (const [margin, alpha, needed] of floors) {
      const { floor } = gatePair(hits(50, 0, 0), undefined, optionsOf({ margin, alpha }));
      expect(floor!.required, `m = ${margin}, α = ${alpha}`).toBe(needed);
    }
  });

  test("08 and 12, ranks that bound P95, exceedances that pass, and quantiles shown", () => {
    const file = "08_tango_mcnemar.out";
    const rows = linesOf(file).filter((line) => line.includes("upper rank="));
    expect(rows.length).toBe(12);
    const rank = (token: string): number | null => (token === "None" ? null : Number(token));
    for (const line of rows) {
      const [, n, upper, lower, from, to] = line.match(
        /^n=(\d+) .*upper rank=(\w+) lower rank=(\w+);.*=\((\w+),(\w+)\)/,
      )!;
      const [N, ...wanted] = [n, upper, lower, from, to].map(rank);
      const got = [
        upperRank(N!, 0.95, 0.05),
        lowerRank(N!, 0.95, 0.05),
        lowerRank(N!, 0.95, 0.025),
        upperRank(N!, 0.95, 0.025),
      ];
      expect(got, line).toEqual(wanted);
    }
    const fewest = printed(file, "upper bound for P95:");
    expect([fewestToPass(0.95, 0.05), fewestToPass(0.95, 0.025), fewestToPass(0.99, 0.05)]).toEqual(
      [0, 2, 3].map((i) => fewest[i]),
    );
    const line = textOf(file).split("exceedance form:")[1].split("\n")[0];
    const most = [...line.matchAll(/(\d+): (-?\d+)/g)].map(([, n, x]) => [Number(n), Number(x)]);
    expect(most.length).toBe(8);
    for (const [n, x] of most) {
      const passes = (exceedances: number): boolean => exceedsAtMost(exceedances, n, 0.95) <= 0.05;
      expect([x < 0 || passes(x), passes(x + 1)], `${x} of ${n}`).toEqual([true, false]);
    }
    const x = Float64Array.from(printed(file, "mstats.mjci) on x=")).sort();
    hold("type 7", [interpolatedQuantile(x, 0.95)], printed(file, "quantile .95 linear"));
    hold("type 1", [quantileOf(x, 0.95)], printed(file, "quantile .95 inverted_cdf"));

    const runs = latencies();
    const shown = runs[0].map((_, run) =>
      interpolatedQuantile(Float64Array.from(runs, (row) => row[run]).sort(), 0.95),
    );
    hold("per run", shown, printed("12_p95_and_twoway.out", "per-run P95 (type 7):"));
    const { value, standardError, upper } = acrossRuns(shown, 0.05)!;
    const [mean, se, , limit] = printed("12_p95_and_twoway.out", " mean");
    hold("mean of runs", [value, standardError, upper], [mean, se, limit]);
  });

  test("12, queries and runs that cross; the ν of strata", () => {
    const file = "12_p95_and_twoway.out";
    const slow = latencies().map((row) => row.map((seconds) => Number(seconds > 2)));
    const sums = (rows: readonly (readonly number[])[]): ClusterTotals =>
      totalsOf(
        rows.map((row) => row.length),
        rows.map((row) => row.reduce((a, b) => a + b)),
      );
    const a = sums(slow);
    const b = sums(slow[0].map((_, run) => slow.map((row) => row[run])));
    const both = sums(slow.flat().map((y) => [y]));
    const { oneWay } = multiwayVariance({ a, b, both });
    const got = [micro(a), oneWay.a, oneWay.b, oneWay.both, oneWay.a + oneWay.b - oneWay.both];
    hold("two-way", got, printed(file, "exceedance share p="));

    const E = totalsOf([40, 55, 80, 120, 3, 5, 8, 2, 10], [9, 20, 15, 44, 1, 0, 3, 1, 2]);
    const strata = designSpread(E, "micro", strataOf([1, 1, 1, 1, 2, 2, 2, 2, 2], [1, 2], [30, 300]));
    const shares = strata.parts.map(({ variance }) => variance / strata.variance);
    hold("strata", [...shares, strata.degreesOfFreedom], printed(file, "stratum variance shares"));
  });

  test("13, statsmodels and scipy", () => {
    const file = "13_python_anchors.out";
    const { standardError, ...t } = limits("t-cr1", set("A"));
    hold("se", [standardError!], printed(file, "statsmodels cluster: se="));
    hold("use_t", ends(t), printed(file, "use_t=True: ci="), 8);
    const d = [-1, 0, 0, 1, 1, 2];
    const { p } = signFlipTail(totalsOf([1, 1, 1, 1, 1, 1], d), 0, toReport(0.05));
    hold("sign-flip", [p], printed(file, "on d=[-1,0,0,1,1,2]:"));
    const questions = totalsOf(
      new Array(50).fill(1),
      Array.from({ length: 50 }, (_, i) => Number(i < 45)),
    );
    const beta = printed(file, "proportion_confint(45,50) beta");
    hold("Clopper–Pearson", ends(limits("gaffke", questions, { scale: unit })), beta, 9);
    hold("McNemar", [mcnemar(21, 12).twoSided], printed(file, "mcnemar exact [[.,12],[21,.]]"));
  });
});
