import type { DesignSummary } from "../../stats/designs/DesignSummary.ts";
import type { SystemEstimate } from "../SystemEstimate.ts";
import type { DesignWords } from "../words/DesignWords.ts";
import type { Words } from "../words/Words.ts";
import { crossedClauses } from "./crossedClauses.ts";
import { hasCaveat } from "./hasCaveat.ts";

/** What was drawn, at which levels and with what fraction: one statement a point. */
export function drawnPoints(r: SystemEstimate, words: Words): readonly string[] {
  const crossed = crossedClauses(r, words);
  const { drawn } = words.design;
  if (crossed !== null) return [drawn.crossed({ sample: crossed.sample }), drawn.fractionUnknown];
  if (r.clusters === r.questions && r.design === null)
    return [drawn.questions({ count: r.questions }), drawn.fractionUnknown];
  const design = r.design ?? plainDesign(r);
  return [...kinds[design.kind](design, words.design, isCorrected(r)), ...levels(design, words.design)];
}

/** Whether the method made use of the population's size. */
export function isCorrected(r: SystemEstimate): boolean {
  return !hasCaveat(r, "no-finite-correction");
}

function plainDesign(r: SystemEstimate): DesignSummary {
  return {
    kind: "srs",
    documents: r.clusters,
    population: null,
    unlabelled: 0,
    strata: [],
    replacement: null,
    certain: 0,
    questions: null,
    seed: null,
  };
}

type Points = (design: DesignSummary, words: DesignWords, corrected: boolean) => readonly string[];

const kinds: Readonly<Record<DesignSummary["kind"], Points>> = {
  srs: (d, { drawn, drawnOf }, corrected) => [
    drawn.srs({ of: drawnOf(d) }),
    d.population === null
      ? drawn.fractionUnknown
      : drawn.srsShare({ share: d.documents / d.population, corrected: corrected ? "yes" : "no" }),
  ],
  strata: (d, { drawn, drawnOf }) =>
    d.strata.length < 2
      ? [drawn.oneStratum({ of: drawnOf(d) })]
      : [
          drawn.strata({ of: drawnOf(d), strata: d.strata.length }),
          ...d.strata.map((s) => drawn.stratum({ name: s.name, of: drawnOf(s), share: s.share })),
        ],
  pps: (d, { drawn, drawnOf }) => [
    drawn.pps({ of: drawnOf(d), replacement: d.replacement }),
    ...(d.certain === 0 ? [] : [drawn.certain({ count: d.certain })]),
  ],
  weights: (d, { drawn, drawnOf }) => [drawn.weights({ of: drawnOf(d) })],
  fixed: (d, { drawn }) => [drawn.fixed({ documents: d.documents })],
};

function levels(d: DesignSummary, { drawn }: DesignWords): readonly string[] {
  return [
    d.questions !== null
      ? drawn.twoLevels({ questions: d.questions })
      : d.kind === "fixed"
        ? ""
        : drawn.oneLevel,
    d.unlabelled > 0 ? drawn.unlabelled({ count: d.unlabelled }) : "",
    d.seed === null ? "" : drawn.seed({ seed: String(d.seed) }),
  ].filter((point) => point !== "");
}
