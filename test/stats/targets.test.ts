import { describe, expect, test } from "vitest";
import { independentVariance } from "../../src/stats/diagnostics.ts";
import { kornGraubardForm } from "../../src/stats/intervals/kornGraubard.ts";
import { logitForm } from "../../src/stats/intervals/logitForm.ts";
import { spreadCr2, spreadRandomEffects } from "../../src/stats/intervals/spread.ts";
import { studentForm } from "../../src/stats/intervals/studentForm.ts";
import { wilsonForm } from "../../src/stats/intervals/wilson.ts";
import { micro } from "../../src/stats/means.ts";
import { durkalskiStatistic, obuchowskiStatistic } from "../../src/stats/pairedBinary/clusteredBinary.ts";
import { documentsForWidth } from "../../src/stats/planning/documentsForWidth.ts";
import { documentGroups } from "../../src/stats/resampling/DocumentGroups.ts";
import { replicatesOf } from "../../src/stats/resampling/replicates.ts";
import { subsetRatios, subsetUrns } from "../../src/stats/resampling/subsetRatios.ts";
import { imbensKolesar, withinDocumentModel } from "../../src/stats/variance/imbensKolesar.ts";
import { cr1, macroVariance } from "../../src/stats/variance/variance.ts";
import { totalsOf } from "./helpers.ts";
import { ends, every, hold, jackknifeOf, limits, unit } from "./printed.ts";
import { sets, targets } from "./reference.ts";

/* What targets.json holds and the tests beside each formula leave out. */
describe.skipIf(targets === null)("targets.json (skipped where ../shared/reference is absent)", () => {
  type Numbers = Record<string, number> & Record<string, [number, number]>;
  const wanted = (name: string): Numbers => targets![name].expected as unknown as Numbers;

  test.each(sets)("$name: what other tests do not hold", ({ name, totals }) => {
    const { IK_sig, CV3, se_iid, kish_deff, macro_se, ...ci } = wanted(name);
    hold("σ̂²", [withinDocumentModel(totals, "keep").sigmaSquared], [IK_sig]);
    hold("CV3", [jackknifeOf(totals).standardError ** 2], [CV3]);
    hold("se of questions", [Math.sqrt(independentVariance(totals))], [se_iid]);
    const [naive, kish] = ["wald-iid", "wald-effective-n"].map((one) => limits(one, totals).standardError!);
    hold("Kish", [(kish / naive) ** 2], [kish_deff]);
    hold("macro se", [Math.sqrt(macroVariance(totals))], [macro_se]);

    const cr2Kept = { ...spreadCr2.of(totals), degreesOfFreedom: imbensKolesar(totals, "keep") };
    const N = totals.n.reduce((a, b) => a + b);
    for (const [spread, of] of [
      ["CR2_IK", cr2Kept],
      ["CR2_cs_anova", spreadRandomEffects.of(totals)],
    ] as const)
      for (const [form, limitsOf] of [
        ["ci95", studentForm],
        ["logit95", logitForm],
        ["wilson95", wilsonForm],
        ["kg95", kornGraubardForm],
      ] as const) {
        const key = `${form}_${spread}`;
        if (key in ci) hold(key, ends(limitsOf(of, totals, unit, 0.95, "micro", N)), ci[key], 8);
      }
  });

  test("Hartigan's subset ratios", () => {
    const { n, s, sorted_first5, sorted_last5, one_sided_lower_95, two_sided_95 } = targets!
      .hartigan as never as {
      n: number[];
      s: number[];
      sorted_first5: number[];
      sorted_last5: number[];
      one_sided_lower_95: number;
      two_sided_95: number[];
    };
    const totals = totalsOf(n, s);
    const groups = documentGroups(totals);
    const ratios = subsetRatios(groups, replicatesOf(subsetUrns(groups), every));
    const rank = (k: number): number => ratios.quantile(k / 255);
    hold("first", [1, 2, 3, 4, 5].map(rank), sorted_first5);
    hold("last", [251, 252, 253, 254, 255].map(rank), sorted_last5);
    hold("two-sided", ends(limits("sign-flip", totals)), two_sided_95);
    hold("one-sided", [limits("sign-flip", totals, { level: 0.9 }).lower], [one_sided_lower_95]);
  });

  test("the published plans: 76 of 1,300 documents or 80 of many, 220 or 264", () => {
    for (const name of ["plan_76_80", "plan_220_264"]) {
      const { M, halfwidth, S_interval, K_fpc, K_nofpc } = targets![name] as never as Record<
        "M" | "halfwidth" | "K_fpc" | "K_nofpc",
        number
      > & { S_interval: [number, number] };
      for (const spread of [S_interval[0] * (1 + 1e-8), S_interval[1] * (1 - 1e-8)]) {
        const plan = { spread, level: 0.95 };
        expect(documentsForWidth(halfwidth, { ...plan, population: M })).toBe(K_fpc);
        expect(documentsForWidth(halfwidth, plan)).toBe(K_nofpc);
      }
    }
  });

  test("psychiatry: χ² of the clustered tests, and Wald's statistic with a margin", () => {
    const { a, b, c, d, chi2 } = targets!.psychiatry as never as Record<"a" | "b" | "c" | "d", number[]> & {
      chi2: { obuchowski: number; durkalski: number };
    };
    const differences = totalsOf(
      a.map((_, i) => a[i] + b[i] + c[i] + d[i]),
      a.map((_, i) => c[i] - b[i]),
    );
    hold("χ²", [obuchowskiStatistic(differences, 0) ** 2], [chi2.obuchowski]);
    hold("χ²", [durkalskiStatistic(differences, 0) ** 2], [chi2.durkalski]);
    for (const margin of [0, 0.1, 0.3]) {
      const { wald_CR1 } = targets![`psychiatry_NI_${margin}`] as unknown as { wald_CR1: number };
      hold("Wald", [(micro(differences) + margin) / Math.sqrt(cr1(differences))], [wald_CR1]);
    }
  });
});
