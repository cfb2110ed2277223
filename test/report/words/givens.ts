/** Values for the phrases of a catalogue: each value can be told from the others in what a phrase says. */

/** What a phrase at a path is given. */
export type Given = (path: string) => unknown;

/** Values that choose among words, with another choice. */
const choices: Readonly<Record<string, readonly [string, string]>> = {
  unit: ["document", "question"],
  change: ["quality", "time"],
  direction: ["worse", "better"],
  to: ["better", "worse"],
  weighted: ["yes", "no"],
  corrected: ["yes", "no"],
  by: ["sizes", "weights"],
  replacement: ["with", "without"],
  estimand: ["micro", "macro"],
  side: ["lower", "upper"],
  scale: ["unbounded", "bounded"],
  sizes: ["any", "even"],
  set: ["complement", "all"],
};

/** Where `better` is the direction of a metric, which elsewhere is a count. */
const byDirection = /^verdicts\./;

/** Values that may be absent as null. */
const nullable = ["population", "share", "without", "documents", "metric", "system", "replacement"];

/** Names of numbers. */
const numbers = new Set([
  ...["count", "confidence", "alpha", "power", "named", "total", "share", "level", "error"],
  ...["worse", "better", "unchanged", "undecided", "tied", "hitToMiss", "missToHit", "bothHit", "bothMiss"],
  ...["documents", "questions", "repeats", "valuesA", "valuesB", "pairs", "population", "strata", "scored"],
  ...[
    "missing",
    "failed",
    "shareLow",
    "shareHigh",
    "certain",
    "code",
    "part",
    "all",
    "most",
    "each",
    "changed",
  ],
  ...["shown", "rows", "clusters", "required", "components", "runs", "unpaired", "withinVariance", "largest"],
  ...["baselineOnly", "candidateOnly", "recall", "k", "decimals", "margin", "expected", "suffice", "needed"],
  ...["coverage", "formula", "simulated", "metrics"],
]);

const known = [...numbers];

/** Of a phrase that is a table of numbers by themselves: `counted.document(20)`. */
const bare = /^(?:percent$|counted\.)/;

function reader(value: (name: string, path: string) => unknown): Given {
  return (path) =>
    bare.test(path)
      ? value("count", path)
      : new Proxy({}, { get: (_, name) => (typeof name === "string" ? value(name, path) : undefined) });
}

function marked(name: string, path: string, choice: 0 | 1): unknown {
  if (name === "better" && byDirection.test(path)) return (["higher", "lower"] as const)[choice];
  if (name === "scale" || name in choices) return choices[name][choice];
  // a margin is text in phrases, and a number in caveats
  if (name === "margin" && !path.startsWith("caveats.")) return "⟦margin⟧";
  return numbers.has(name) ? 101 + known.indexOf(name) : `⟦${name}⟧`;
}

export const givens: readonly { readonly name: string; readonly given: Given }[] = [
  { name: "each of its own", given: reader((name, path) => marked(name, path, 0)) },
  { name: "with the other choices", given: reader((name, path) => marked(name, path, 1)) },
  {
    name: "with one of everything",
    given: reader((name, path) => (numbers.has(name) ? one(name, path) : marked(name, path, 0))),
  },
  {
    name: "without what may be absent",
    given: reader((name, path) =>
      nullable.includes(name) && !path.startsWith("caveats.") ? absent(name, path) : marked(name, path, 0),
    ),
  },
];

function one(name: string, path: string): unknown {
  const other = marked(name, path, 0);
  return typeof other === "number" ? 1 : other;
}

/** Null where the phrase allows it: where English says something without it. */
function absent(name: string, path: string): unknown {
  const mayBe: Readonly<Record<string, RegExp>> = {
    population: /^design\.drawnOf$/,
    share: /^design\.drawn\.stratum$/,
    without: /^design\.sample\.largest$/,
    documents: /^estimates\.repeats$|^page\.judged\.sampled$/,
    metric: /^comparisons\.|^page\.figures\.comparisons$/,
    system: /^estimates\./,
    replacement: /^design\./,
  };
  return mayBe[name].test(path) ? null : marked(name, path, 0);
}
