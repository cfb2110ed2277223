/** A study on baseline.csv and candidate.csv. */
export const smallStudy: string = [
  "version: 1",
  "name: small",
  "title: A small study",
  "seed: 1",
  "metrics: { primary: hit@5 }",
  "data: { questions: { title: Questions } }",
  "systems:",
  "  old: { kind: scores, files: { questions: baseline.csv } }",
  "  new: { kind: scores, files: { questions: candidate.csv } }",
  "goldenSets: { n: [30], draws: 20, rules: [threshold, percentile] }",
  "changes: [{ family: swap, from: old, to: new }]",
].join("\n");
