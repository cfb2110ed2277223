import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { emptyTally, FormatFuzzer } from "../../scripts/fuzz/fuzzFormat.ts";
import { allTargets } from "../../scripts/fuzz/targets.ts";

/** Always the same inputs; `npm run fuzz` tries others, and many more of them. */
const seed = 20;

/** Unpacking takes most of the time of these. */
const slow: ReadonlySet<string> = new Set(["parquet", "inspect-eval"]);

const targets = await allTargets(resolve(import.meta.dirname, "../.."));

describe("whatever is changed in a file, it is read right or refused clearly", () => {
  test.each(targets.map((target) => [target.name, target] as const))("%s", async (name, target) => {
    const fuzzer = await FormatFuzzer.of(target);
    const tally = emptyTally();
    const count = slow.has(name) ? 30 : 100;
    for (let index = 0; index < count; index++) {
      const fault = await fuzzer.tryInput(seed, index, tally);
      expect(
        fault?.reason,
        `again: npm run fuzz -- ${name} 1 --seed ${seed} --from ${index}`,
      ).toBeUndefined();
    }
    // neither all refused nor all taken: the changes are neither too coarse nor without effect
    if (!slow.has(name)) expect(tally.tables).toBeGreaterThan(0);
    expect(tally.errors).toBeGreaterThan(0);
  });
});
