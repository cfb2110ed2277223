import type { DesignSummary, StratumSummary } from "../../../stats/designs/DesignSummary.ts";
import { count, grouped, percent } from "../../numbers.ts";
import type { SystemEstimate } from "../../SystemEstimate.ts";
import { crossedClauses } from "./estimates.ts";

/** What was drawn, at which levels and with what fraction: one statement a point. */
export function drawnPoints(r: SystemEstimate): readonly string[] {
  const crossed = crossedClauses(r);
  if (crossed !== null)
    return [
      `Questions share values of two columns: ${crossed.sample}. Both are taken as drawn at random.`,
      fractionUnknown,
    ];
  if (r.clusters === r.questions && r.design === null)
    return [
      `Questions were sampled one by one: ${grouped(r.questions)} of them, taken as drawn at random.`,
      fractionUnknown,
    ];
  const design = r.design ?? plainDesign(r);
  return [...kinds[design.kind](design, isCorrected(r)), ...levels(design)];
}

/** The same in a clause for a methods section. */
export function drawnClause(r: SystemEstimate): string {
  if (r.multiway !== null) {
    const [a, b] = r.multiway.terms;
    return `The questions share ${grouped(a.clusters)} values of ${a.columns[0]} and ${grouped(b.clusters)} of ${b.columns[0]}, both taken as simple random samples of large populations`;
  }
  if (r.design === null)
    return `The ${r.clusters < r.questions ? "documents" : "questions"} are taken as a simple random sample of a large population, without a finite population correction`;
  const { design } = r;
  const inside =
    design.questions === null
      ? ""
      : `; ${grouped(r.questions)} of their ${grouped(design.questions)} questions were scored`;
  return clauses[design.kind](design, isCorrected(r)) + inside;
}

const fractionUnknown =
  "The size of the population was not given: the share drawn is taken as small, and nothing was corrected for it.";

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

/** Whether the method made use of the population's size. */
function isCorrected(r: SystemEstimate): boolean {
  return !r.caveats.some(({ code }) => code === "no-finite-correction");
}

type Points = (design: DesignSummary, corrected: boolean) => readonly string[];

const kinds: Readonly<Record<DesignSummary["kind"], Points>> = {
  srs: (d, corrected) => [
    `Documents were sampled: ${ofPopulation(d)}, taken as drawn at random, each as likely as any other.`,
    d.population === null
      ? fractionUnknown
      : `${percent(d.documents / d.population)} of them were drawn; the interval ${corrected ? "carries the" : "has no"} finite population correction, 1 − K/M.`,
  ],
  strata: (d) =>
    d.strata.length < 2
      ? [`Documents were drawn at random: ${ofPopulation(d)}, each as likely as any other.`]
      : [
          `Documents were drawn at random inside ${d.strata.length} fixed strata: ${ofPopulation(d)}.`,
          ...d.strata.map((s) => `Stratum ${s.name}: ${ofPopulation(s)}${shareOf(s)}.`),
        ],
  pps: (d) => [
    `Documents were drawn with probability in proportion to their size${d.replacement === null ? "" : `, ${d.replacement} replacement`}: ${ofPopulation(d)}.`,
    ...(d.certain === 0 ? [] : [`Sure to be drawn, being so large: ${count(d.certain, "document")}.`]),
  ],
  weights: (d) => [`Documents were drawn with unequal, known chances: ${ofPopulation(d)}.`],
  fixed: (d) => [
    `These ${count(d.documents, "document")} are all there are; questions were sampled inside each.`,
  ],
};

function levels(d: DesignSummary): readonly string[] {
  return [
    d.questions !== null
      ? `Inside the documents questions were drawn too, out of ${grouped(d.questions)}: two levels of sampling.`
      : d.kind === "fixed"
        ? ""
        : "In each document the questions scored are taken as all there are: one level of sampling.",
    d.unlabelled > 0 ? `${count(d.unlabelled, "document")} drawn have no score and were left out.` : "",
    d.seed === null ? "" : `The draw can be repeated: seed ${d.seed}.`,
  ].filter((point) => point !== "");
}

const clauses: Readonly<
  Record<DesignSummary["kind"], (design: DesignSummary, corrected: boolean) => string>
> = {
  srs: (d, corrected) =>
    d.population === null
      ? "The documents are taken as a simple random sample of a large population, without a finite population correction"
      : `The documents are a simple random sample of M = ${grouped(d.population)}; the interval ${corrected ? "carries the" : "has no"} finite population correction, 1 − K/M`,
  strata: (d) =>
    d.strata.length < 2
      ? `The documents were drawn at random, ${ofPopulation(d)}, with the finite population correction`
      : `The documents were drawn at random inside ${d.strata.length} strata ` +
        `(${d.strata.map((s) => `${s.name}: ${ofPopulation(s)}`).join("; ")}), with the finite population correction of each`,
  pps: (d) =>
    `The documents were drawn with probability in proportion to their size${d.replacement === null ? "" : `, ${d.replacement} replacement`}${d.population === null ? "" : `, from M = ${grouped(d.population)}`}`,
  weights: () =>
    "The documents were drawn with unequal, known probabilities, and are weighted by their inverse",
  fixed: () => "The documents are all there are; questions were sampled inside each",
};

function ofPopulation(d: Pick<DesignSummary, "documents" | "population">): string {
  return d.population === null
    ? count(d.documents, "document")
    : `${grouped(d.documents)} of ${count(d.population, "document")}`;
}

function shareOf({ share }: StratumSummary): string {
  return share === null ? "" : `, ${percent(share)} of the population's`;
}
