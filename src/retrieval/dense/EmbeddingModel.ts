/** Whether a text is looked for or looks for others: some models are trained to be told. */
export type TextRole = "passage" | "query";

/** A model that makes a vector of a text. */
export interface EmbeddingModel {
  /** What `--system` calls it. */
  readonly name: string;
  readonly title: string;
  /** Numbers in a vector. Null where only the model itself can tell. */
  readonly dimensions: number | null;
  /** What stands before a text of each role, blank included. */
  readonly prefix: Readonly<Record<TextRole, string>>;
  /** What compares two vectors. Cosines do not depend on whether the model normalises. */
  readonly similarity: "cosine" | "inner product";
  readonly runtime: TransformersRuntime | UseLiteRuntime;
}

/** A model in ONNX with its tokenizer, run by `@huggingface/transformers`. */
export interface TransformersRuntime {
  readonly kind: "transformers";
  /** Its name on the hub, and below the folder of models: `Xenova/bge-small-en-v1.5`. */
  readonly model: string;
  /** What of the last layer is the vector: that of the first token (cls), or the mean over all tokens. */
  readonly pooling: "cls" | "mean";
  /** Tokens kept of a text, those that the tokenizer adds included. */
  readonly maxTokens: number;
  /** Which of the model's files: in full, half or 8-bit precision. */
  readonly precision: Precision;
}

export type Precision = "fp32" | "fp16" | "q8";

/** The ending of the network's file for each precision, as the hub has them. */
const endings: Readonly<Record<Precision, string>> = { fp32: "", fp16: "_fp16", q8: "_quantized" };

/** The files that a model consists of, from its folder. */
export function modelFiles({ precision }: TransformersRuntime): readonly string[] {
  return ["config.json", "tokenizer.json", "tokenizer_config.json", `onnx/model${endings[precision]}.onnx`];
}

/** The Universal Sentence Encoder lite in the packages of EnergeticAI: nothing is downloaded when it runs. */
export interface UseLiteRuntime {
  readonly kind: "use-lite";
}

/** What the model is given: the prefix of the role and the text, without blanks around it. Empty for a blank text. */
export function givenText({ prefix }: EmbeddingModel, text: string, role: TextRole): string {
  const bare = text.trim();
  return bare === "" ? "" : prefix[role] + bare;
}
