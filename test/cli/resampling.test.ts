import { beforeAll, describe, expect, test } from "vitest";
import { gatestats, range, write } from "./gatestats.ts";

const sizes = [3, 5, 2, 8, 12, 40];
const hits = [1, 2, 0, 5, 3, 22];
const line = "estimate six.csv --metric hit --cluster doc --estimand micro";

interface Row {
  readonly name: string;
  readonly lower: number | null;
  readonly upper: number | null;
  readonly note: string;
}

const resultOf = (words: string) => JSON.parse(gatestats(`${words} --json`).out).results[0];

beforeAll(() => {
  const rows = sizes.flatMap((size, d) =>
    range(0, size).map((i) => `d${d}q${i},d${d},${i < hits[d] ? 1 : 0}`),
  );
  write("six.csv", ["id,doc,hit", ...rows].join("\n"));
  const many = range(0, 30).flatMap((d) =>
    range(0, 1 + (d % 7)).map((i) => `d${d}q${i},d${d},${(i + d) % 3 ? 1 : 0}`),
  );
  write("thirty.csv", ["id,doc,hit", ...many].join("\n"));
});

describe("resampling intervals on the command line", () => {
  test("need no replicate where all can be gone through or summed", () => {
    const { lower, upper, replicates, degenerateReplicates } = resultOf(`${line} --method bootstrap-t`);
    expect([lower, upper]).toEqual([expect.closeTo(0.0888842756, 9), expect.closeTo(0.9589317854, 9)]);
    expect(replicates).toBeUndefined();
    expect(degenerateReplicates).toBeCloseTo(6 / 6 ** 6, 12);
    expect(resultOf(`${line.replace("six", "thirty")} --method percentile`).replicates).toBeUndefined();
  });

  test("draw as many as are asked for, from a seed, and say so", () => {
    const asked = `${line} --method percentile --replicates 499`;
    expect(gatestats(asked).out).toContain("499 replicates");
    const first = resultOf(asked);
    expect(first.replicates).toBe(499);
    expect(resultOf(`${asked} --seed 1`).lower).toBe(first.lower);
    const seeds = [2, 3, 4].map((seed) => resultOf(`${asked} --seed ${seed}`).standardError);
    expect(new Set([first.standardError, ...seeds]).size).toBe(4);
  });

  test("go through all with --enumerate, or refuse where that is too many", () => {
    expect(resultOf(`${line} --method wild-cluster-webb --enumerate`).replicates).toBeUndefined();
    const { code, err } = gatestats(`${line.replace("six", "thirty")} --method bootstrap-t --enumerate`);
    expect(code).toBe(2);
    expect(err.replaceAll("\n", " ")).toContain("too many replicates to enumerate");
  });

  test("stand in the table of all methods with a note, and show a scale's end where there is no limit", () => {
    const { methods } = resultOf(`${line} --method all --replicates 199`) as { methods: Row[] };
    const row = (name: string): Row => methods.find((one) => one.name === name)!;
    expect(row("bootstrap-t").note).toBe("199 replicates");
    expect(row("question-bootstrap").note).toBe("ignores documents, 199 replicates");
    expect(row("fieller")).toMatchObject({ lower: null, upper: null, note: "sets no limits" });
    const five = "estimate five.csv --metric hit --cluster doc --estimand micro --method sign-flip";
    const rows = range(0, 20).map((i) => `q${i},d${i % 5},${i % 5 < 2 ? i % 2 : 1}`);
    write("five.csv", ["id,doc,hit", ...rows].join("\n"));
    const { lower, upper } = resultOf(five);
    expect([lower, upper]).toEqual([0, 1]);
    expect(gatestats(five).out.replaceAll(/\s+/g, " ")).toContain(
      "The method sets no limits here (at this level it needs 6 documents or more); the ends of the range are shown.",
    );
  });

  test.each([
    ["--replicates 5", "--replicates 5 must be a whole number, 99 or more."],
    ["--replicates 2000000", "--replicates 2000000 is more than 1000000."],
    ["--replicates 999 --enumerate", "--replicates and --enumerate exclude each other."],
    ["--seed -1", "--seed -1 must be a whole number, 0 or more."],
  ])("%s is refused with what to do", (flags, message) => {
    const { code, err } = gatestats(`${line} ${flags}`);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
