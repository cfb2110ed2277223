import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cachedEmbed } from "../../src/node/vectors/cachedEmbed.ts";
import { cacheFolder } from "../../src/node/vectors/cacheFolder.ts";
import { modelPlaces } from "../../src/node/vectors/modelPlaces.ts";
import { readVectors, vectorWriter } from "../../src/node/vectors/VectorFile.ts";
import { plainEmbed } from "../../src/retrieval/dense/Embed.ts";
import type { EmbeddingModel } from "../../src/retrieval/dense/EmbeddingModel.ts";
import type { InputError } from "../../src/table/InputError.ts";
import { installed } from "../retrieval/dense/installed.ts";
import { writeTinyModel } from "../retrieval/dense/tinyModel.ts";

let folder = "";
let models = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "gatestats-vectors-"));
  models = writeTinyModel();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(models, { recursive: true });
});

const key = (n: number): string => n.toString(16).padStart(64, "0");

function written(name: string, blocks: readonly (readonly number[])[]): string {
  const place = join(folder, name);
  const writer = vectorWriter(place);
  for (const block of blocks)
    writer.put(block.map((n) => ({ key: key(n), vector: Float32Array.of(n, -n, n / 3) })));
  writer.close();
  return place;
}

const fileIn = (place: string): string => join(place, readdirSync(place)[0]);
const keysIn = (place: string): readonly string[] => [...readVectors(place).keys()];

describe("vectors on disk", () => {
  test("what was put is read again, bit for bit, from the files of all processes", () => {
    const place = written("again", [[1, 2], [3]]);
    writeFileSync(join(place, "0-other.vectors"), readFileSync(fileIn(written("more", [[9]]))));
    const vectors = readVectors(place);
    expect([...vectors.keys()].sort()).toEqual([1, 2, 3, 9].map(key));
    expect(vectors.get(key(2))).toEqual(Float32Array.of(2, -2, 2 / 3));
    expect(keysIn(join(folder, "never"))).toEqual([]);
  });

  test("wherever a file ends, the blocks that are whole are read and the rest is not", () => {
    const place = written("cut", [[1, 2], [3]]);
    const whole = readFileSync(fileIn(place));
    const first = 12 + 2 * (32 + 12) + 32;
    for (let length = whole.length; length >= 0; length -= 5) {
      truncateSync(fileIn(place), length);
      const blocks = length === whole.length ? 3 : length >= first ? 2 : 0;
      expect(keysIn(place)).toEqual([1, 2, 3].slice(0, blocks).map(key));
    }
  });

  test("a block with a changed byte, and what follows it, is not read; nor is what is no block", () => {
    const place = written("changed", [[1], [2], [3]]);
    const bytes = readFileSync(fileIn(place));
    bytes[bytes.length / 3 + 20] ^= 1;
    writeFileSync(fileIn(place), bytes);
    expect(keysIn(place)).toEqual([key(1)]);
    writeFileSync(fileIn(place), "no vectors at all, but long enough to be looked at");
    expect(keysIn(place)).toEqual([]);
  });

  test("a folder that cannot be written to is refused with the flag that names another", () => {
    writeFileSync(join(folder, "file"), "");
    const writer = vectorWriter(join(folder, "file", "below"));
    const put = () => writer.put([{ key: key(1), vector: Float32Array.of(1) }]);
    expect(put).toThrow(/Vectors cannot be kept in .*below/);
  });
});

test("the cache is where it is told to be, else where the system keeps caches", () => {
  expect(cacheFolder("here", { GATESTATS_CACHE: "there" })).toBe("here");
  expect(cacheFolder(undefined, { GATESTATS_CACHE: "there" })).toBe("there");
  expect(cacheFolder(undefined, { XDG_CACHE_HOME: "/caches" })).toBe(join("/caches", "gatestats"));
});

describe.skipIf(!installed("@huggingface/transformers"))("skipped without @huggingface/transformers", () => {
  function tiny(pooling: "cls" | "mean" = "mean"): EmbeddingModel {
    const runtime = {
      kind: "transformers",
      model: "tiny/bert",
      pooling,
      maxTokens: 16,
      precision: "fp32",
    } as const;
    const prefix = { query: "", passage: "" };
    return { name: "tiny(a=1)", title: "tiny", dimensions: null, prefix, similarity: "cosine", runtime };
  }

  /** Embeds with a new process's memory, and says how many texts the model was asked for. */
  async function embedded(cache: string, texts: readonly string[], model = tiny(), from = models) {
    let made = 0;
    const embed = cachedEmbed(modelPlaces(from, cache), cache);
    const { values } = await embed(model, texts, (done) => {
      made = done;
    });
    return { made, values };
  }

  test("no text is embedded twice, whatever its place, and vectors are those of the model", async () => {
    const cache = join(folder, "cache");
    const texts = ["tides", "moss of bees", "tides", "salt"];
    const fresh = await plainEmbed(modelPlaces(models, cache))(tiny(), texts);
    const first = await embedded(cache, texts);
    expect(first).toEqual({ made: 3, values: fresh.values });
    const second = await embedded(cache, ["salt", "bees", "tides"]);
    expect(second.made).toBe(1);
    expect(second.values.slice(0, 4)).toEqual(fresh.values.slice(12, 16));
    expect((await embedded(cache, texts)).made).toBe(0);
  });

  test("work that was ended in the middle of a block goes on, and ends with the same vectors", async () => {
    const cache = join(folder, "resumed");
    const texts = ["tides", "moss of bees", "salt", "bees"];
    await embedded(cache, texts.slice(0, 2));
    const place = join(cache, "vectors", readdirSync(join(cache, "vectors"))[0]);
    appendFileSync(fileIn(place), readFileSync(fileIn(place)).subarray(0, 50));
    const { made, values } = await embedded(cache, texts);
    expect(made).toBe(2);
    expect(values).toEqual((await embedded(join(folder, "at-once"), texts)).values);
  });

  test("another pooling, and another model of the same name, have vectors of their own", async () => {
    const cache = join(folder, "apart");
    const mean = await embedded(cache, ["tides"]);
    const cls = await embedded(cache, ["tides"], tiny("cls"));
    const other = writeTinyModel(2);
    const twice = await embedded(cache, ["tides"], tiny(), other);
    rmSync(other, { recursive: true });
    expect([mean.made, cls.made, twice.made]).toEqual([1, 1, 1]);
    expect(cls.values).not.toEqual(mean.values);
    expect(twice.values).toEqual(mean.values.map((v) => 2 * v));
  });

  test("a model that was downloaded before is taken from the cache", async () => {
    const cache = join(folder, "downloads");
    cpSync(models, join(cache, "models"), { recursive: true });
    const { count } = await cachedEmbed(modelPlaces(undefined, cache), cache)(tiny(), ["tides"]);
    expect(count).toBe(1);
    expect(readdirSync(join(cache, "vectors"))).toEqual([expect.stringMatching(/^tiny-[0-9a-f]{16}$/)]);
  });

  test("models are found as ORG/NAME, as NAME, and as the folder itself; a folder that is not there is refused", () => {
    const model = join(models, "tiny", "bert");
    for (const named of [models, join(models, "tiny"), model])
      expect(modelPlaces(named, folder).folderOf("tiny/bert", ["config.json"])).toBe(model);
    expect(modelPlaces(models, folder).folderOf("tiny/other", ["config.json"])).toBeNull();
    expect(modelPlaces(undefined, folder).folderOf("tiny/bert", ["config.json"])).toBeNull();
    const refused = (() => {
      try {
        return modelPlaces(join(models, "no"), folder);
      } catch (error) {
        return (error as InputError).code;
      }
    })();
    expect(refused).toBe("no-models");
  });
});
