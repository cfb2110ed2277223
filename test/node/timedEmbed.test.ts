import { expect, test } from "vitest";
import { timedEmbed } from "../../src/node/vectors/timedEmbed.ts";
import type { Embed } from "../../src/retrieval/dense/Embed.ts";
import { embeddingModels } from "../../src/retrieval/dense/embeddingModels.ts";

test("a query is embedded anew each time, a corpus is taken from what is kept", async () => {
  const asked: string[] = [];
  const named =
    (name: string): Embed =>
    async (_, texts) => {
      asked.push(`${name} ${texts.length}`);
      return { count: texts.length, dimensions: 1, values: new Float32Array(texts.length) };
    };
  const embed = timedEmbed(named("kept"), named("anew"));
  for (const texts of [["a", "b"], ["c"], ["c"]]) await embed(embeddingModels[0], texts);
  expect(asked).toEqual(["kept 2", "anew 1", "anew 1"]);
});
