import { expect, test } from "vitest";
import { readPolicy } from "../../src/policy/readPolicy.ts";
import { resolveMetric } from "../../src/policy/resolveMetric.ts";

const policy = readPolicy(
  `version: 1
defaults: { cluster: doc_id, estimand: macro, alpha: 0.1, margin: 0.05 }
metrics:
  - { name: a }
  - { name: b, margin: 0.02, strata: topic }
  - { name: c, threshold: 0.8 }
`,
  "p.yaml",
);

function resolved(name: string, flags: Record<string, readonly string[]> = {}): Record<string, string> {
  const metric = policy.metrics.find((one) => one.name === name)!;
  const found = resolveMetric(policy, metric, new Map(Object.entries(flags)));
  return Object.fromEntries(
    found.map((one) => [one.name, `${one.values.join(",")} ${one.source} ${one.line}`]),
  );
}

test("a metric that says nothing has the defaults", () => {
  expect(resolved("a")).toEqual({
    cluster: "doc_id defaults 2",
    estimand: "macro defaults 2",
    alpha: "0.1 defaults 2",
    margin: "0.05 defaults 2",
  });
});

test("strata of a metric take the place of the defaults' cluster and estimand", () => {
  expect(resolved("b")).toEqual({
    margin: "0.02 metric 5",
    strata: "topic metric 5",
    alpha: "0.1 defaults 2",
  });
});

test("a threshold takes the place of a margin, and a margin by flag that of a threshold", () => {
  expect(resolved("c")).not.toHaveProperty("margin");
  expect(resolved("c", { margin: ["0.01"] })).toMatchObject({ margin: "0.01 flag null" });
  expect(resolved("c", { margin: ["0.01"] })).not.toHaveProperty("threshold");
});

test("flags win over all that the policy says", () => {
  expect(resolved("b", { cluster: ["none"], alpha: ["0.01"] })).toEqual({
    margin: "0.02 metric 5",
    cluster: "none flag null",
    alpha: "0.01 flag null",
  });
});
