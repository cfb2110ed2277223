import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onnxModel } from "../../../src/retrieval/dense/onnxGraph.ts";

/** Tokens of the model, each with a vector of its own. */
export const vocabulary: readonly string[] = [
  "[PAD]",
  "[UNK]",
  "[CLS]",
  "[SEP]",
  ":",
  "query",
  "passage",
  "tides",
  "bees",
  "moss",
  "salt",
  "of",
  "the",
  "##s",
];
export const dimensions = 4;

/** The vector of each token, row by row. */
export const table: Float32Array = Float32Array.from(
  { length: vocabulary.length * dimensions },
  (_, i) => ((i * 37) % 23) / 8 - 1.25,
);

/**
 * Writes a model such as the hub has them, in small: a BERT tokenizer, and a network whose last layer has for each token
 * its vector plus the sum of all tokens' vectors. Pooling, prefixes and cuts can then be followed by hand.
 *
 * @param scale what the vectors are multiplied by, for a model that differs
 * @returns a folder that holds it as `tiny/bert`
 */
export function writeTinyModel(scale = 1): string {
  const folder = mkdtempSync(join(tmpdir(), "gatestats-models-"));
  const model = join(folder, "tiny", "bert");
  mkdirSync(join(model, "onnx"), { recursive: true });
  const json = (name: string, value: object): void => writeFileSync(join(model, name), JSON.stringify(value));
  json("config.json", { model_type: "bert", architectures: ["BertModel"], hidden_size: dimensions });
  json("tokenizer_config.json", {
    tokenizer_class: "BertTokenizer",
    model_max_length: 512,
    unk_token: "[UNK]",
    sep_token: "[SEP]",
    pad_token: "[PAD]",
    cls_token: "[CLS]",
    mask_token: "[UNK]",
  });
  json("tokenizer.json", tokenizer());
  const shape = ["texts", "tokens"];
  const graph = onnxModel({
    nodes: [
      { operation: "Gather", inputs: ["table", "input_ids"], output: "vectors" },
      { operation: "ReduceSum", inputs: ["vectors", "axes"], output: "sums" },
      { operation: "Add", inputs: ["vectors", "sums"], output: "last_hidden_state" },
    ],
    inputs: ["input_ids", "attention_mask", "token_type_ids"].map((name) => ({ name, type: "int64", shape })),
    outputs: [{ name: "last_hidden_state", type: "float32", shape: [...shape, dimensions] }],
    constants: [
      { name: "table", shape: [vocabulary.length, dimensions], values: table.map((v) => v * scale) },
      { name: "axes", shape: [1], values: BigInt64Array.of(1n) },
    ],
  });
  writeFileSync(join(model, "onnx", "model.onnx"), graph);
  return folder;
}

function tokenizer(): object {
  const special = vocabulary.slice(0, 4);
  return {
    version: "1.0",
    truncation: null,
    padding: null,
    added_tokens: special.map((content, id) => ({
      id,
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer: {
      type: "BertNormalizer",
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: "BertPreTokenizer" },
    post_processor: {
      type: "TemplateProcessing",
      single: [
        { SpecialToken: { id: "[CLS]", type_id: 0 } },
        { Sequence: { id: "A", type_id: 0 } },
        { SpecialToken: { id: "[SEP]", type_id: 0 } },
      ],
      pair: [],
      special_tokens: {
        "[CLS]": { id: "[CLS]", ids: [2], tokens: ["[CLS]"] },
        "[SEP]": { id: "[SEP]", ids: [3], tokens: ["[SEP]"] },
      },
    },
    decoder: { type: "WordPiece", prefix: "##", cleanup: true },
    model: {
      type: "WordPiece",
      unk_token: "[UNK]",
      continuing_subword_prefix: "##",
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocabulary.map((token, id) => [token, id])),
    },
  };
}
