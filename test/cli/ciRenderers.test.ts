import { expect, test } from "vitest";
import { ciRenderers } from "../../src/cli/ciRenderers.ts";
import { gateCi } from "../../src/report/ci/gateCi.ts";
import { plainPage } from "../../src/report/page.ts";
import { failed, passed } from "../report/results.ts";

test("metrics of both directions do not share a file of github-action-benchmark", async () => {
  const slower = { ...passed, metric: "latencyMs", better: "lower" } as const;
  const benchmark = ciRenderers({
    text: () => "",
    report: async () =>
      gateCi({
        result: { verdict: "fail", results: [failed, slower] },
        exitCode: 1,
        policy: { onInconclusive: undefined, exitZero: false },
        details: [],
        plans: [null, null],
        sources: [undefined, undefined],
        context: { inputs: [], tool: { version: "0", commandLine: "" } },
      }),
  }).benchmark;
  await expect(benchmark?.(plainPage)).rejects.toThrow("Of hit@5 higher is better, of latencyMs lower:");
});
