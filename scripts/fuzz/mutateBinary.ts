import { crc32, deflateRawSync } from "node:zlib";
import type { Dice } from "./Dice.ts";
import { mutateBytes, spliced } from "./mutateBytes.ts";

/** Fields of a zip archive after each signature: where they start, and how many bytes they have. */
const zipFields: ReadonlyMap<number, readonly (readonly [offset: number, size: 2 | 4])[]> = new Map([
  [
    0x04034b50,
    [
      [4, 2],
      [6, 2],
      [8, 2],
      [14, 4],
      [18, 4],
      [22, 4],
      [26, 2],
      [28, 2],
    ],
  ],
  [
    0x02014b50,
    [
      [6, 2],
      [8, 2],
      [10, 2],
      [16, 4],
      [20, 4],
      [24, 4],
      [28, 2],
      [30, 2],
      [32, 2],
      [42, 4],
    ],
  ],
  [
    0x06054b50,
    [
      [4, 2],
      [8, 2],
      [10, 2],
      [12, 4],
      [16, 4],
      [20, 2],
    ],
  ],
]);

const numbers: readonly number[] = [
  ...[
    0, 1, 2, 8, 9, 12, 93, 98, 99, 0xff, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xfffffffe,
    0xffffffff,
  ],
];

/** Changes lengths, offsets, checksums, methods and flags of a zip archive; else any byte. */
export function mutateZip(bytes: Uint8Array, dice: Dice, other: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const places: (readonly [number, 2 | 4])[] = [];
  for (let at = 0; at + 46 <= bytes.length; at++)
    for (const [offset, size] of zipFields.get(view.getUint32(at, true)) ?? [])
      places.push([at + offset, size]);
  if (places.length === 0 || dice.chance(0.4)) return mutateBytes(bytes, dice, other);
  const out = bytes.slice();
  const changed = new DataView(out.buffer);
  for (let k = dice.size(3); k > 0; k--) {
    const [at, size] = dice.pick(places);
    if (at + size > out.length) continue;
    const old = size === 2 ? changed.getUint16(at, true) : changed.getUint32(at, true);
    const value = dice.chance(0.3) ? old + dice.pick([-1, 1, 7, 100]) : dice.pick([...numbers, bytes.length]);
    if (size === 2) changed.setUint16(at, value, true);
    else changed.setUint32(at, value, true);
  }
  return out;
}

/** Changes the footer of a Parquet file, the headers of its pages, or any byte. */
export function mutateParquet(bytes: Uint8Array, dice: Dice, other: Uint8Array): Uint8Array {
  if (bytes.length < 12 || dice.chance(0.3)) return mutateBytes(bytes, dice, other);
  const end = bytes.length - 8;
  const footer = new DataView(bytes.buffer, bytes.byteOffset).getUint32(end, true);
  const start = Math.max(4, Math.min(end, end - footer));
  const [from, to] = dice.chance(0.6) ? [start, end] : [4, Math.max(5, start)];
  let part: Uint8Array = bytes.slice(from, to);
  for (let k = dice.size(3); k > 0 && part.length > 0; k--) {
    const at = dice.below(part.length);
    if (dice.chance(0.5))
      part[at] = dice.pick([
        0,
        1,
        2,
        0x0c,
        0x15,
        0x18,
        0x19,
        0x1c,
        0x7e,
        0x7f,
        0x80,
        0xfe,
        0xff,
        dice.below(256),
      ]);
    else if (k % 2 === 0) part[at] ^= 1 << dice.below(8);
    else part = spliced(part, at, at + dice.below(2), varint(dice.pick(numbers)));
  }
  const whole = spliced(bytes, from, to, part);
  if (from === start && dice.chance(0.8))
    new DataView(whole.buffer).setUint32(whole.length - 8, footer + part.length - (to - from), true);
  return whole;
}

function varint(value: number): Uint8Array {
  const out: number[] = [];
  let rest = value >>> 0;
  for (; rest >= 0x80; rest >>>= 7) out.push((rest & 0x7f) | 0x80);
  return Uint8Array.from([...out, rest]);
}

/** A zip archive of these members, stored or packed with deflate (APPNOTE 6.3.10, sections 4.3.7 to 4.3.16). */
export function zipOf(
  members: readonly (readonly [name: string, bytes: Uint8Array])[],
  method: 0 | 8,
): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of members) {
    const packed = method === 8 ? deflateRawSync(bytes) : Buffer.from(bytes);
    const letters = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(letters.length, 22);
    parts.push(Buffer.from("PK\x03\x04"), fields, letters, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\0"), fields, place, letters);
    offset += 30 + letters.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(members.length, 4);
  end.writeUInt16LE(members.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, listed, Buffer.from("PK\x05\x06"), end]));
}
