import type { Dice } from "./Dice.ts";

const encoder = new TextEncoder();

/** Bytes that have a meaning in one format or another. */
const tokens: readonly Uint8Array[] = [
  ...[
    '"',
    ",",
    ";",
    "\t",
    "|",
    "\n",
    "\r\n",
    "\r",
    "\0",
    "{",
    "}",
    "[",
    "]",
    ":",
    "\\",
    "'",
    "<",
    ">",
    "&",
    "/",
  ],
  ...[
    "NaN",
    "Infinity",
    "null",
    "1e999",
    "-1",
    "9007199254740993",
    "0.1",
    "\u2028",
    "\ufeff",
    "é",
    "e\u0301",
    "𝒳",
    "]]>",
  ],
  ...["<!--", "&amp;", "&#0;", "all", "undefined", "\\ud800", "\\u0000", "#", "PAR1", "PK\u0001\u0002"],
].map((text) => encoder.encode(text));

const odd: readonly Uint8Array[] = [
  ...[
    [0xff],
    [0xc3],
    [0xe2, 0x82],
    [0xf0, 0x9f, 0x98],
    [0xc0, 0x80],
    [0xed, 0xa0, 0x80],
    [0x80],
    [0xef, 0xbb, 0xbf],
  ],
  ...[
    [0xff, 0xfe],
    [0xfe, 0xff],
    [0, 0, 0, 0],
    [0xff, 0xff, 0xff, 0xff],
    [0x7f, 0xff, 0xff, 0xff],
  ],
].map((bytes) => Uint8Array.from(bytes));

type Mutation = (bytes: Uint8Array, dice: Dice, other: Uint8Array) => Uint8Array;

const mutations: readonly Mutation[] = [
  flipped,
  flipped,
  (bytes, dice) =>
    set(bytes, dice.below(bytes.length), dice.pick([0, 1, 0x7f, 0x80, 0xff, 0x22, 0x2c, 0x0a])),
  (bytes, dice) => {
    const from = dice.below(bytes.length);
    return spliced(bytes, from, from + dice.size(bytes.length - from), empty);
  },
  (bytes, dice) => spliced(bytes, dice.below(bytes.length), 0, dice.pick(tokens)),
  (bytes, dice) => spliced(bytes, dice.below(bytes.length), 0, dice.pick(tokens)),
  (bytes, dice) => spliced(bytes, dice.below(bytes.length), 0, dice.pick(odd)),
  (bytes, dice) => {
    const from = dice.below(bytes.length);
    const span = bytes.subarray(from, from + dice.size(bytes.length - from));
    return spliced(bytes, dice.chance(0.5) ? from : dice.below(bytes.length), 0, span);
  },
  (bytes, dice) => bytes.slice(0, dice.below(bytes.length)),
  (bytes, dice, other) => joinedAt(bytes, dice.below(bytes.length), other, dice.below(other.length)),
  (bytes, dice) => spliced(bytes, 0, 0, dice.pick([odd[7], odd[8], odd[9]])),
  (bytes, dice) =>
    spliced(bytes, dice.below(bytes.length), 0, new Uint8Array(dice.size(3000)).fill(dice.pick(letters))),
  (bytes) => withNewlines(bytes, "\r\n"),
  (bytes) => withNewlines(bytes, "\r"),
  (bytes, dice) => swapped(bytes, dice),
  number32,
];

const empty = new Uint8Array(0);
const letters: readonly number[] = [0x20, 0x22, 0x2c, 0x30, 0x39, 0x41, 0x5b, 0x7b, 0x0a, 0x5c];

/** A few changes to bytes, without a look at what they mean. `other` is another file to take a piece of. */
export function mutateBytes(bytes: Uint8Array, dice: Dice, other: Uint8Array): Uint8Array {
  let out = bytes;
  const times = dice.chance(0.6) ? 1 : 1 + dice.size(8);
  for (let k = 0; k < times && out.length > 0; k++) out = dice.pick(mutations)(out, dice, other);
  return out;
}

function flipped(bytes: Uint8Array, dice: Dice): Uint8Array {
  const at = dice.below(bytes.length);
  return set(bytes, at, bytes[at] ^ (1 << dice.below(8)));
}

function set(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const out = bytes.slice();
  out[at] = value;
  return out;
}

/** bytes[from, to) replaced; with `to` before `from` nothing is taken out. */
export function spliced(bytes: Uint8Array, from: number, to: number, piece: Uint8Array): Uint8Array {
  return joinedAt(joinedAt(bytes, from, piece, 0), from + piece.length, bytes, Math.max(from, to));
}

function joinedAt(first: Uint8Array, end: number, second: Uint8Array, start: number): Uint8Array {
  const rest = second.subarray(start);
  const out = new Uint8Array(end + rest.length);
  out.set(first.subarray(0, end));
  out.set(rest, end);
  return out;
}

function withNewlines(bytes: Uint8Array, newline: string): Uint8Array {
  const codes = [...encoder.encode(newline)];
  return Uint8Array.from(Array.from(bytes).flatMap((byte) => (byte === 0x0a ? codes : [byte])));
}

function swapped(bytes: Uint8Array, dice: Dice): Uint8Array {
  const [a, b, c] = [dice.below(bytes.length), dice.below(bytes.length), dice.below(bytes.length)].sort(
    (x, y) => x - y,
  );
  const out = bytes.slice();
  out.set(bytes.subarray(b, c), a);
  out.set(bytes.subarray(a, b), a + (c - b));
  return out;
}

/** A little-endian number of 32 bits that is far off, as lengths and offsets are written. */
function number32(bytes: Uint8Array, dice: Dice): Uint8Array {
  if (bytes.length < 4) return bytes;
  const out = bytes.slice();
  const value = dice.pick([
    0,
    1,
    0xff,
    0xffff,
    0x7fffffff,
    0x80000000,
    0xffffffff,
    bytes.length,
    dice.below(2 ** 32),
  ]);
  new DataView(out.buffer).setUint32(dice.below(bytes.length - 3), value, true);
  return out;
}
