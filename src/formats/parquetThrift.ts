/** Types of Thrift's compact protocol (thrift/doc/specs/thrift-compact-protocol.md). */
const types = { stop: 0, true: 1, false: 2, byte: 3, i64: 6, double: 7, binary: 8, list: 9, struct: 12 };

/** Metadata is not nested more deeply than this. */
const deepest = 64;

/**
 * Goes through a structure in Thrift's compact protocol, as Parquet's metadata and headers of pages are, and makes sure
 * that no list says it is longer than the bytes that are there: its reader would make room for it first. Gives the place
 * behind it. Throws Error where it ends too early.
 */
export function checkThrift(view: DataView, from: number): number {
  let at = from;
  const byte = (): number => view.getUint8(at++);
  const number = (): number => {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const next = byte();
      value += (next & 0x7f) * unit;
      if (next < 0x80) return value;
      if (unit > 2 ** 62) throw new Error("a number in its metadata never ends");
    }
  };
  const skip = (length: number): void => {
    at += length;
    if (at > view.byteLength) throw new Error("its metadata is cut short");
  };
  const value = (type: number, depth: number): void => {
    if (type === types.byte) skip(1);
    else if (type > types.byte && type <= types.i64) number();
    else if (type === types.double) skip(8);
    else if (type === types.binary) skip(number());
    else if (type === types.list) list(depth + 1);
    else if (type === types.struct) struct(depth + 1);
    else if (type !== types.true && type !== types.false) throw new Error("its metadata has an unknown type");
  };
  const list = (depth: number): void => {
    const head = byte();
    const type = head & 0x0f;
    const length = head >> 4 === 15 ? number() : head >> 4;
    if (length > view.byteLength - at) throw new Error("a list in its metadata is longer than the file");
    for (let k = 0; k < length; k++)
      value(type === types.true || type === types.false ? types.byte : type, depth);
  };
  const struct = (depth: number): void => {
    if (depth > deepest) throw new Error("its metadata is nested too deeply");
    for (let head = byte(); (head & 0x0f) !== types.stop; head = byte()) {
      if (head >> 4 === 0) number();
      value(head & 0x0f, depth);
    }
  };
  struct(0);
  return at;
}
