import { InputError } from "../../table/InputError.ts";
import type { Embedder, ModelPlaces } from "./Embedder.ts";
import { modelFiles, type TransformersRuntime } from "./EmbeddingModel.ts";
import { optionalPackage } from "./optionalPackage.ts";

type Library = typeof import("@huggingface/transformers");

/**
 * Loads a model from its folder, else from the hub, and its tokenizer.
 *
 * @throws InputError where the package is absent, or the model is neither in a folder nor to be had from the hub
 */
export async function loadTransformers(
  name: string,
  runtime: TransformersRuntime,
  places: ModelPlaces,
): Promise<Embedder> {
  const library = await optionalPackage(
    ["@huggingface/transformers"],
    `The system ${name}`,
    () => import("@huggingface/transformers"),
  );
  const folder = places.folderOf(runtime.model, modelFiles(runtime));
  try {
    return await load(library, runtime, folder, places);
  } catch (error) {
    const why = (error as Error).message.split("\n")[0];
    throw folder === null ? notFound(name, runtime.model, why) : broken(name, runtime, folder, why);
  }
}

async function load(
  { AutoModel, AutoTokenizer, Tensor, env }: Library,
  { model, pooling, maxTokens, precision }: TransformersRuntime,
  folder: string | null,
  { downloads, threads }: ModelPlaces,
): Promise<Embedder> {
  const from = folder ?? model;
  const options = { cache_dir: downloads, local_files_only: folder !== null };
  env.allowLocalModels = folder !== null;
  const tokenizer = await AutoTokenizer.from_pretrained(from, options);
  const network = await AutoModel.from_pretrained(from, {
    ...options,
    dtype: precision,
    ...(threads !== undefined && { session_options: { intraOpNumThreads: threads } }),
  });
  const encode = (text: string): Encoding => tokenizer(text, { return_tensor: false }) as unknown as Encoding;
  const added = encode("").input_ids.length;
  return {
    async embed(text) {
      const inputs = Object.entries(encode(text)).map(([name, all]) => {
        const tokens = shortened(all, added, maxTokens);
        return [name, new Tensor("int64", BigInt64Array.from(tokens, BigInt), [1, tokens.length])] as const;
      });
      const { last_hidden_state: state } = await network(Object.fromEntries(inputs));
      return pooled(state.data as Float32Array, state.dims[1], pooling);
    },
  };
}

/** What the tokenizer makes of a text, a number a token: which it is, and what else the network is to be told. */
type Encoding = Readonly<Record<"input_ids", readonly number[]>>;

/**
 * The tokens of a text, cut to so many by leaving out the last before the closing one. (The library's own cut takes the
 * closing one away, which Python's does not.)
 *
 * @param added tokens that the tokenizer adds to every text: the first and the closing one, or fewer
 */
function shortened(tokens: readonly number[], added: number, most: number): readonly number[] {
  if (tokens.length <= most) return tokens;
  return added < 2 ? tokens.slice(0, most) : [...tokens.slice(0, most - 1), tokens[tokens.length - 1]];
}

/** One vector of those of the tokens. */
function pooled(state: Float32Array, tokens: number, pooling: "cls" | "mean"): Float32Array {
  const dimensions = state.length / tokens;
  if (pooling === "cls") return state.slice(0, dimensions);
  const mean = new Float32Array(dimensions);
  for (let j = 0; j < dimensions; j++) {
    let sum = 0;
    for (let token = 0; token < tokens; token++) sum += state[token * dimensions + j];
    mean[j] = sum / tokens;
  }
  return mean;
}

function notFound(name: string, model: string, why: string): InputError {
  return new InputError(
    "model-not-found",
    `The model ${model} of the system ${name} is in no folder here, and the hub did not give it: ${why}`,
    `Name the folder that holds ${model} with --model-dir, or run where the hub answers.`,
  );
}

function broken(name: string, runtime: TransformersRuntime, folder: string, why: string): InputError {
  return new InputError(
    "model-broken",
    `The model of the system ${name} in ${folder} does not load: ${why}`,
    `The folder needs ${modelFiles(runtime).join(", ")}.`,
    { file: folder },
  );
}
