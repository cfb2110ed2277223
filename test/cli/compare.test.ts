import { beforeAll, describe, expect, test } from "vitest";
import { gatestats, range, scores, write } from "./gatestats.ts";

const systems = ["old", "new", "third"] as const;

beforeAll(() => {
  const lost = (system: number, i: number): boolean => (i * 7 + system * 3) % 10 < 2 + system;
  const rows = range(0, 60).flatMap((i) =>
    systems.map((system, k) => `q${i},d${Math.floor(i / 10)},${system},${lost(k, i) ? 0 : 1}`),
  );
  write("long.csv", ["id,doc_id,system,hit@5", ...rows].join("\n"));
  const wide = range(0, 60).map((i) => `q${i},${systems.map((_, k) => (lost(k, i) ? 0 : 1)).join(",")}`);
  write("wide.csv", [`id,${systems.join(",")}`, ...wide].join("\n"));
  for (const [k, system] of systems.entries())
    write(
      `${system}.csv`,
      scores(
        60,
        range(0, 60).filter((i) => lost(k, i)),
      ),
    );
  write("one.csv", "id,system,hit@5\nq1,old,1\nq2,old,0\n");
});

interface Row {
  readonly baselineName: string;
  readonly candidateName: string;
  readonly difference: number;
  readonly pHolm: number;
}

/** The comparisons that a command line makes. */
function compared(line: string): readonly Row[] {
  const { code, out, err } = gatestats(`compare ${line} --json`);
  expect(err).toBe("");
  expect(code).toBe(0);
  return JSON.parse(out).results;
}

const names = (rows: readonly Row[]): readonly string[] =>
  rows.map((row) => `${row.baselineName} ${row.candidateName}`);

const long = "long.csv --system-column system --metric hit@5 --cluster none";

describe("systems in rows of one file", () => {
  test("are each compared with the first", () => {
    expect(names(compared(long))).toEqual(["old new", "old third"]);
  });

  test("are compared with the baseline that is named, and only those that are named", () => {
    expect(names(compared(`${long} --baseline third`))).toEqual(["third old", "third new"]);
    expect(names(compared(`${long} --baseline third --candidate old`))).toEqual(["third old"]);
  });

  test("are all compared with each other when asked, and corrected for their number", () => {
    const rows = compared(`${long} --pairs all`);
    expect(names(rows)).toEqual(["old new", "old third", "new third"]);
    const [one] = compared(`${long} --candidate third`);
    expect(rows[1].difference).toBe(one.difference);
    expect(rows[1].pHolm).toBeGreaterThan(one.pHolm);
  });

  test("must be two at least", () => {
    const { code, err } = gatestats("compare one.csv --system-column system --metric hit@5");
    expect(code).toBe(2);
    expect(err).toContain("names one system only, old");
  });
});

test("rows, columns and files of the same systems give the same answer, but for the documents that only rows name", () => {
  const bare = (rows: readonly Row[]): unknown =>
    rows.map((row) => ({ ...row, metric: "", baselineName: "", candidateName: "", caveats: [] }));
  const rows = bare(compared(`${long} --pairs all`));
  const wide = "wide.csv --baseline-column old --candidate-column new --candidate-column third --pairs all";
  expect(bare(compared(wide))).toEqual(rows);
  expect(bare(compared("old.csv new.csv third.csv --metric hit@5 --pairs all"))).toEqual(rows);
});

test("a gate takes one candidate", () => {
  const { code, err } = gatestats(
    "gate wide.csv --baseline-column old --candidate-column new --candidate-column third --margin 0.02",
  );
  expect(code).toBe(2);
  expect(err).toContain("--candidate-column was given 2 times: new, third.");
  expect(err).toContain("gatestats compare takes several");
});

test("a format that a command does not print is refused before anything is read", () => {
  const { code, err } = gatestats("compare no-such-file.csv other.csv --format bibtex");
  expect(code).toBe(2);
  expect(err).toContain("compare does not print bibtex");
});
