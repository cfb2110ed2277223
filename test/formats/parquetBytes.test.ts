import { describe, expect, test } from "vitest";
import { checkPage, type PageLayout } from "../../src/formats/parquetRuns.ts";
import { checkThrift } from "../../src/formats/parquetThrift.ts";

const viewOf = (...bytes: number[]): DataView => new DataView(Uint8Array.from(bytes).buffer);

describe("a structure in Thrift's compact protocol", () => {
  test("is gone through to its end", () => {
    // {1: 5, 2: [1, 2, 3], 3: "ab", 4: {1: true}, 20: 2.5} and one byte behind it
    const bytes = [0x15, 10, 0x19, 0x35, 2, 4, 6, 0x18, 2, 0x61, 0x62, 0x1c, 0x11, 0];
    const double = [0x07, 40, 0, 0, 0, 0, 0, 0, 4, 0x40];
    expect(checkThrift(viewOf(...bytes, ...double, 0, 0xff), 0)).toBe(bytes.length + double.length + 1);
  });

  test.each([
    ["a list longer than what is there", [0x19, 0xf5, 0xff, 0xff, 0xff, 0x7f, 0, 0]],
    ["a text longer than what is there", [0x18, 9, 0x61, 0]],
    ["no end", [0x15, 10]],
    ["an unknown type", [0x1d, 0]],
    ["a number without end", [0x15, ...new Array<number>(20).fill(0xff)]],
    ["structures within each other without end", new Array<number>(200).fill(0x1c)],
  ])("is refused with %s", (_, bytes) => {
    expect(() => checkThrift(viewOf(...bytes), 0)).toThrow();
  });
});

describe("a page of Parquet", () => {
  const layout: PageLayout = { encoding: "PLAIN_DICTIONARY", levels: [0, 1], count: 8, isBoolean: false };
  /** Levels that are all 1, then indexes of 2 bits each: a head of a run, and its bytes. */
  const page = (levels: number[], values: number[]): Uint8Array =>
    Uint8Array.from([levels.length, 0, 0, 0, ...levels, 2, ...values]);

  test("is taken with runs of as many values as it has, repeated or packed", () => {
    for (const values of [
      [16, 3],
      [3, 0x1b, 0xe4],
      [8, 1, 8, 2],
    ])
      checkPage(page([16, 1], values), layout);
  });

  test.each([
    ["of levels", page([0xfe, 0xff, 0xff, 0xff, 0x0f, 1], [16, 3])],
    ["of values", page([16, 1], [0xfe, 0xff, 0x7f, 3])],
    ["of packed values", page([16, 1], [0xff, 0xff, 0x7f, 3])],
  ])("is refused with a run %s that is longer than the page", (_, bytes) => {
    expect(() => checkPage(bytes, layout)).toThrow("more values than it holds");
  });

  test("is refused with a block of deltas of impossible size, or a text that begins as a longer one does", () => {
    const numbers = { ...layout, encoding: "DELTA_BINARY_PACKED", levels: [0, 0] } as const;
    // blocks of 128 values in 4 parts, 2 values, the first 3, deltas of 1 at least and of no bits
    const deltas = (first: number, delta: number): number[] => [
      0x80,
      1,
      4,
      2,
      first * 2,
      delta * 2,
      0,
      0,
      0,
      0,
    ];
    checkPage(Uint8Array.from(deltas(3, 1)), numbers);
    expect(() => checkPage(Uint8Array.from([0x80, 1, 0, 2, 6, 2]), numbers)).toThrow("impossible size");
    const texts = { ...numbers, encoding: "DELTA_BYTE_ARRAY" };
    checkPage(Uint8Array.from([...deltas(0, 2), ...deltas(2, 1), 0x61, 0x62, 0x63, 0x64, 0x65]), texts);
    expect(() => checkPage(Uint8Array.from([...deltas(0, 9), ...deltas(2, 1), 0x61]), texts)).toThrow(
      "impossible length",
    );
  });
});
