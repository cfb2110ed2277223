/**
 * Writes models in ONNX's own format, as far as small graphs of 32-bit numbers need it: a message of protocol buffers
 * (onnx.proto3, ModelProto), whose fields are named below by their numbers there.
 */

/** One operation of a graph. */
export interface OnnxNode {
  readonly operation: string;
  readonly inputs: readonly string[];
  readonly output: string;
}

/** What comes into a graph or goes out of it. A dimension is a length, or a name where any length will do. */
export interface OnnxValue {
  readonly name: string;
  readonly type: "float32" | "int64";
  readonly shape: readonly (number | string)[];
}

/** Numbers that a graph holds. */
export interface OnnxConstant {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array | BigInt64Array;
}

export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[];
  readonly inputs: readonly OnnxValue[];
  readonly outputs: readonly OnnxValue[];
  readonly constants?: readonly OnnxConstant[];
}

/** The bytes of a model of this graph, for version 13 of the operations. */
export function onnxModel({ nodes, inputs, outputs, constants = [] }: OnnxGraph): Uint8Array {
  const graph = [
    ...nodes.map((one) => bytesField(1, node(one))),
    textField(2, "gatestats"),
    ...constants.map((one) => bytesField(5, constant(one))),
    ...inputs.map((one) => bytesField(11, value(one))),
    ...outputs.map((one) => bytesField(12, value(one))),
  ];
  return joined([numberField(1, 8), bytesField(8, numberField(2, 13)), bytesField(7, joined(graph))]);
}

const types = { float32: 1, int64: 7 };

function node({ operation, inputs, output }: OnnxNode): Uint8Array {
  return joined([...inputs.map((name) => textField(1, name)), textField(2, output), textField(4, operation)]);
}

function value({ name, type, shape }: OnnxValue): Uint8Array {
  const dimensions = shape.map((one) =>
    bytesField(1, typeof one === "number" ? numberField(1, one) : textField(2, one)),
  );
  const tensor = joined([numberField(1, types[type]), bytesField(2, joined(dimensions))]);
  return joined([textField(1, name), bytesField(2, bytesField(1, tensor))]);
}

function constant({ name, shape, values }: OnnxConstant): Uint8Array {
  const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  const dimensions = shape.map((one) => numberField(1, one));
  const type = values instanceof Float32Array ? types.float32 : types.int64;
  return joined([...dimensions, numberField(2, type), textField(8, name), bytesField(9, raw)]);
}

function numberField(field: number, value: number): Uint8Array {
  return joined([varint(field << 3), varint(value)]);
}

function textField(field: number, text: string): Uint8Array {
  return bytesField(field, new TextEncoder().encode(text));
}

function bytesField(field: number, bytes: Uint8Array): Uint8Array {
  return joined([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
