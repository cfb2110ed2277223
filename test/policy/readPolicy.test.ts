import { expect, test } from "vitest";
import { readPolicy } from "../../src/policy/readPolicy.ts";
import { InputError } from "../../src/table/InputError.ts";
import { fullPolicy, leastPolicy } from "./smallPolicy.ts";

function failure(text: string): InputError {
  try {
    readPolicy(text, "gatestats.yaml");
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error("It was read");
}

test("what a policy says is what flags would be given, with its line", () => {
  const { metrics, defaults, against, onInconclusive } = readPolicy(fullPolicy, "full.yaml");
  expect(metrics[0]).toMatchObject({ name: "hit@5", role: "must", line: 25 });
  expect(metrics[0].settings.get("margin")).toEqual({ values: ["0.02"], line: 27 });
  expect(metrics[1].settings.get("no-floor")?.values).toEqual([""]);
  expect(defaults.get("where")?.values).toEqual(["provider=openai:gpt"]);
  expect(defaults.get("id-transform")?.values).toEqual(["lower", "a=b"]);
  expect([against, onInconclusive]).toEqual(["main", { values: ["fail"], line: 9 }]);
});

test("numbers keep every digit on their way", () => {
  const text = leastPolicy.replace("0.02", "0.012345678901234567");
  const [metric] = readPolicy(text, "p.yaml").metrics;
  expect(Number(metric.settings.get("margin")?.values[0])).toBe(0.012345678901234567);
});

test("a byte order mark, Windows' line ends and JSON are no trouble", () => {
  const [metric] = readPolicy(leastPolicy, "p.yaml").metrics;
  for (const text of [
    `\ufeff${leastPolicy}`,
    leastPolicy.replaceAll("\n", "\r\n"),
    '{"version": 1, "metrics": [{"name": "hit@5", "margin": 0.02}]}',
  ])
    expect(readPolicy(text, "p.yaml").metrics[0].settings.get("margin")?.values).toEqual(
      metric.settings.get("margin")?.values,
    );
});

const wrong: readonly (readonly [
  says: string,
  from: string,
  to: string,
  line: number,
  message: RegExp,
  hint?: RegExp,
])[] = [
  ["a mistyped key", "margin", "margn", 4, /no key margn/, /Did you mean margin\?/],
  [
    "a mistyped key at the top",
    "version: 1",
    "version: 1\nbase-line: a.csv",
    2,
    /no key base-line/,
    /baseline\?/,
  ],
  ["a relative margin", "0.02", "2%", 4, /"2%" is relative/, /score units/],
  ["a margin of 0", "0.02", "0", 4, /0 is not a number above 0/],
  ["a margin below 0", "0.02", "-1", 4, /-1 is not a number above 0/],
  ["a margin in quotes", "0.02", '"0.02"', 4, /"0.02" is not a number/],
  ["a margin without end", "0.02", ".inf", 4, /Infinity is not a number/],
  ["a margin too large for a number", "0.02", "1e400", 4, /Infinity is not a number/],
  ["a margin that is no number", "0.02", ".nan", 4, /NaN is not a number/],
  ["another version", "version: 1", "version: 2", 1, /2 is no version/, /newer gatestats/],
  ["no version", "version: 1\n", "", 1, /key version is missing/],
  [
    "the same metric twice",
    "0.02",
    "0.02\n  - name: hit@5\n    margin: 0.1",
    5,
    /hit@5 is there already, on line 3/,
  ],
  ["the same key twice", "0.02", "0.02\n    margin: 0.03", 5, /unique/],
  ["tabs", "    margin", "\tmargin", 4, /[Tt]abs/],
  ["a range the wrong way round", "0.02", "0.02\n    range: [1, 0]", 5, /\[1,0\] is not a range/],
  ["a range with one end", "0.02", "0.02\n    range: [1]", 5, /is not a range/],
  ["an alpha that is no error rate", "0.02", "0.02\n    alpha: 0.5", 5, /0.5 is not a number/],
  ["a method that is none", "0.02", "0.02\n    method: titled", 5, /"titled" is none/],
  ["an unknown role", "0.02", "0.02\n    role: maybe", 5, /"maybe" is none/],
  ["nothing that decides", "0.02", "0.02\n    role: watch", 2, /nothing decides/],
  ["how files are read, of one metric", "0.02", "0.02\n    where: { a: b }", 5, /no key where/],
  ["two baselines", "version: 1", "version: 1\nbaseline: a.csv\nagainst: main", 3, /two baselines/],
  ["the age of a file", "version: 1", "version: 1\nbaseline: a.csv\nmax-baseline-age: 30d", 3, /not known/],
  ["an age that is none", "version: 1", "version: 1\nmax-baseline-age: 1 month", 2, /is no age/, /30d/],
  ["a hash that is none", "version: 1", "version: 1\ngolden-set: { sha256: abc }", 2, /no SHA-256/],
  [
    "a golden set that is not named",
    "version: 1",
    "version: 1\ngolden-set: { columns: [a] }",
    2,
    /by a file or by a hash/,
  ],
  ["a list", leastPolicy, "- a\n- b\n", 1, /stands where keys with values belong/],
  ["nothing", leastPolicy, "", 1, /Nothing stands where keys/],
  ["no metrics", leastPolicy, "version: 1\nmetrics: []\n", 2, /0 of the 1 entries/],
  ["a key of objects' own", "version: 1", "version: 1\n__proto__: { x: 1 }", 2, /no key __proto__/],
  ["a value that holds itself", leastPolicy, "version: 1\nmetrics: &m\n  - *m\n", 3, /holds itself/],
];

for (const [says, from, to, line, message, hint = /./] of wrong)
  test(`${says} is refused with its line`, () => {
    expect(leastPolicy).toContain(from);
    const error = failure(leastPolicy.replace(from, to));
    expect(error.message).toMatch(message);
    expect(error.hint).toMatch(hint);
    expect(error.place).toMatchObject({ file: "gatestats.yaml", line });
  });

test("aliases that would fill the memory, and values nested without end, are refused at once", () => {
  const layers = [..."bcdefghij"].map((name, i) => `${name}: &${name} [${`*${"abcdefghi"[i]},`.repeat(9)}]`);
  expect(failure(`a: &a [x]\n${layers.join("\n")}\n`).code).toBe("not-yaml");
  for (const deep of ["[".repeat(20_000), "{a: ".repeat(5000)]) expect(failure(deep).code).toBe("not-yaml");
});

test("a policy of hundreds of metrics is read in time that grows with it", () => {
  const metrics = Array.from({ length: 500 }, (_, i) => `  - name: m${i}\n    margin: 0.02\n`);
  expect(readPolicy(`version: 1\nmetrics:\n${metrics.join("")}`, "p.yaml").metrics).toHaveLength(500);
});
