/** The least that a policy can say. */
export const leastPolicy = `version: 1
metrics:
  - name: hit@5
    margin: 0.02
`;

/** A policy with every key that goes with the others. */
export const fullPolicy = `$schema: ./policy.schema.json
version: 1
golden-set:
  file: golden.csv
  columns: [doc_id]
candidate: candidate.csv
against: main
max-baseline-age: 30d
on-inconclusive: fail
defaults:
  cluster: doc_id
  estimand: macro
  multi: components
  cluster-separator: ;
  alpha: 0.05
  method: auto
  missing: worst-case
  unmatched: error
  min-coverage: 0.95
  id: question
  id-transform: [lower, "a=b"]
  where: { provider: "openai:gpt" }
  repeats: average
metrics:
  - name: hit@5
    role: must
    margin: 0.02
    rule: paired
    better: higher
    noise-floor: 0.01
    noise-measured: 2026-11-02
    largest-document: 12
    worst-loss: 0.5
  - name: latencyMs
    role: watch
    margin: 40
    better: lower
    range: none
    strata: doc_id
    no-floor: true
`;
