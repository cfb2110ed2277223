import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { root } from "../docs/markdown.ts";
import { gatestats, range, scores, write } from "./gatestats.ts";

beforeAll(() => {
  write("before.csv", withLatency(scores(400, range(0, 40)), 100));
  write("same.csv", withLatency(scores(400, range(0, 40)), 100));
  write("worse.csv", withLatency(scores(400, range(0, 80)), 100));
  write("slower.csv", withLatency(scores(400, range(0, 40)), 140));
  write("few.csv", withLatency(scores(40, range(0, 4)), 100));
  write("policy.yaml", policy);
});

const policy = `version: 1
baseline: before.csv
defaults:
  cluster: none
metrics:
  - name: hit@5
    margin: 0.05
  - name: ms
    margin: 10
    better: lower
    range: [0, 1000]
`;

/** The same rows with a latency, which has another scale and direction. */
function withLatency(csv: string, ms: number): string {
  const [header, ...rows] = csv.trimEnd().split("\n");
  return [`${header},ms`, ...rows.map((row, i) => `${row},${ms + (i % 3)}`)].join("\n");
}

function gate(words: string): {
  readonly code: number | null;
  readonly verdicts: unknown;
  readonly result: Gate;
} {
  const { code, out, err } = gatestats(`gate --config policy.yaml ${words} --json`);
  expect(err).toBe("");
  const result = JSON.parse(out) as Gate;
  return { code, result, verdicts: result.results.map(({ metric, verdict }) => [metric, verdict]) };
}

interface Gate {
  readonly verdict: string;
  readonly error?: { readonly code: string; readonly message: string; readonly line: number };
  readonly policy?: { readonly path: string };
  readonly results: readonly {
    readonly metric: string;
    readonly verdict: string;
    readonly margin: number;
    readonly alpha: number;
    readonly better: string;
    readonly caveats: readonly { readonly code: string; readonly message: string }[];
  }[];
}

test("each metric is judged with its own margin, direction and range, and all have to pass", () => {
  const { code, verdicts, result } = gate("same.csv");
  expect([code, verdicts]).toEqual([
    0,
    [
      ["hit@5", "pass"],
      ["ms", "pass"],
    ],
  ]);
  expect(result.results.map(({ margin, better }) => [margin, better])).toEqual([
    [0.05, "higher"],
    [10, "lower"],
  ]);
  expect(result.policy?.path).toBe("policy.yaml");
});

test("one metric that fails fails the gate", () => {
  expect(gate("worse.csv")).toMatchObject({
    code: 1,
    verdicts: [
      ["hit@5", "fail"],
      ["ms", "pass"],
    ],
  });
  expect(gate("slower.csv")).toMatchObject({
    code: 1,
    verdicts: [
      ["hit@5", "pass"],
      ["ms", "fail"],
    ],
  });
});

test("the answer is the one that the same flags give", () => {
  const { result } = gate("worse.csv --metric hit@5");
  const { out } = gatestats("gate before.csv worse.csv --metric hit@5 --margin 0.05 --cluster none --json");
  expect(result.results).toEqual((JSON.parse(out) as Gate).results);
});

test("flags win over the policy, for all metrics that are judged", () => {
  const { code, result } = gate("worse.csv --metric hit@5 --margin 0.3 --alpha 0.01");
  expect([code, result.results[0].margin, result.results[0].alpha]).toEqual([0, 0.3, 0.01]);
});

test("a watched metric never decides, and the text says so", () => {
  write("watch.yaml", policy.replace("    margin: 0.05", "    margin: 0.05\n    role: watch"));
  const { code, out } = gatestats("gate --config watch.yaml worse.csv");
  expect(code).toBe(0);
  expect(out).toMatch(/^PASS {2}The one metric that must pass does: ms\.\n/);
  expect(out.replaceAll(/\s+/g, " ")).toContain(
    "This metric is only watched; it does not decide. Were it to decide",
  );
  expect(gatestats("gate --config watch.yaml worse.csv --metric hit@5").err).toContain(
    "only watched in watch.yaml",
  );
});

test("the policy says what an inconclusive answer does, and a flag wins", () => {
  const codes = ["block", "pass", "fail"].map((taken) => {
    write("taken.yaml", policy.replace("version: 1", `version: 1\non-inconclusive: ${taken}`));
    return gatestats("gate --config taken.yaml few.csv few.csv").code;
  });
  expect(codes).toEqual([3, 0, 1]);
  expect(gatestats("gate --config taken.yaml few.csv few.csv --on-inconclusive block").code).toBe(3);
});

test("each verdict prints what an inconclusive answer does, and the exit code", () => {
  for (const [taken, words] of [
    ["block", "would stop it, with exit code 3 (--on-inconclusive)."],
    ["pass", "would not stop it (--on-inconclusive pass)."],
    ["fail", "would stop it as a fail does (--on-inconclusive fail)."],
  ]) {
    const { out } = gatestats(`gate --config policy.yaml same.csv --on-inconclusive ${taken}`);
    expect(out.replaceAll(/\s+/g, " ")).toContain(`Exit code 0: CI goes on. An inconclusive answer ${words}`);
  }
  for (const [taken, code, words] of [
    ["block", 3, "stops. Inconclusive is neither pass nor fail; --on-inconclusive pass lets CI go on."],
    ["pass", 0, "goes on. Inconclusive does not stop CI here (--on-inconclusive pass)."],
    ["fail", 1, "stops. Inconclusive counts as a failure here (--on-inconclusive fail)."],
  ]) {
    const { out } = gatestats(`gate --config policy.yaml few.csv few.csv --on-inconclusive ${taken}`);
    expect(out.replaceAll(/\s+/g, " ")).toContain(`Exit code ${code}: CI ${words}`);
  }
});

test("a candidate in the policy makes it whole, and paths are taken from its folder", () => {
  const folder = mkdtempSync(`${tmpdir()}/gatestats-policy-`);
  writeFileSync(`${folder}/before.csv`, withLatency(scores(400, range(0, 40)), 100));
  writeFileSync(`${folder}/gatestats.yaml`, policy.replace("baseline:", "candidate: before.csv\nbaseline:"));
  const { code, out } = gatestats(["gate", "--config", `${folder}/gatestats.yaml`]);
  expect([code, out.slice(0, 4)]).toEqual([0, "PASS"]);
  expect(gatestats("gate --config policy.yaml").err).toContain("policy.yaml names no candidate");
});

test("metrics under a threshold need no baseline, and may stand beside others", () => {
  write(
    "level.yaml",
    "version: 1\ndefaults: { cluster: none }\nmetrics:\n  - { name: hit@5, threshold: 0.7 }\n",
  );
  expect(gatestats("gate --config level.yaml same.csv").code).toBe(0);
  write("mixed.yaml", policy.replace("margin: 0.05", "threshold: 0.85"));
  const { out } = gatestats("gate --config mixed.yaml worse.csv --json");
  const { results } = JSON.parse(out) as { readonly results: readonly Record<string, unknown>[] };
  expect(results.map(({ rule, verdict }) => [rule, verdict])).toEqual([
    ["threshold", "fail"],
    ["paired", "pass"],
  ]);
});

test("metrics may have documents of their own", () => {
  write("docs-a.csv", scores(400, range(0, 40), "id,doc_id,hit@5"));
  write(
    "docs.yaml",
    "version: 1\nmetrics:\n  - { name: hit@5, margin: 0.1, cluster: doc_id, estimand: macro }\n",
  );
  const { out } = gatestats("gate --config docs.yaml docs-a.csv docs-a.csv --json");
  expect(JSON.parse(out).results[0]).toMatchObject({ clusters: 40, questions: 400, estimand: "macro" });
  const flag = gatestats("gate --config docs.yaml docs-a.csv docs-a.csv --cluster none --json");
  expect(JSON.parse(flag.out).results[0]).toMatchObject({ clusters: 400, estimand: "micro" });
});

test("two systems in one file are told apart by the policy", () => {
  const rows = range(0, 300).flatMap((i) => [`q${i},old,1`, `q${i},new,${i < 100 ? 0 : 1}`]);
  write("both.csv", ["id,system,hit@5", ...rows].join("\n"));
  write(
    "both.yaml",
    "version: 1\ncandidate: both.csv\nsystems: { column: system, baseline: old, candidate: new }\nmetrics:\n  - { name: hit@5, margin: 0.1 }\n",
  );
  expect(gatestats("gate --config both.yaml").code).toBe(1);
});

test("a noise floor above the margin is noted with the verdict", () => {
  write(
    "noisy.yaml",
    policy.replace("margin: 0.05", "margin: 0.05\n    noise-floor: 0.06\n    noise-measured: 2026-11-02"),
  );
  const { out } = gatestats("gate --config noisy.yaml same.csv --json");
  const [hit, ms] = (JSON.parse(out) as Gate).results;
  expect(hit.caveats).toMatchObject([
    { code: "noise-above-margin", params: { noise: 0.06, margin: 0.05, measured: "2026-11-02" } },
  ]);
  expect(hit.caveats[0].message).toContain("measured 2026-11-02");
  expect(ms.caveats).toEqual([]);
  const flag = gatestats("gate before.csv same.csv --metric hit@5 --margin 0.05 --noise-floor 0.06 --json");
  expect((JSON.parse(flag.out) as Gate).results[0].caveats[0].code).toBe("noise-above-margin");
});

test("a golden set that the policy names is held to, by a file or by a hash", () => {
  write(
    "golden.csv",
    `id,question\n${range(0, 400)
      .map((i) => `q${i},What is ${i}?`)
      .join("\n")}\n`,
  );
  write("pinned.yaml", `${policy}golden-set: { file: golden.csv }\n`);
  expect(gatestats("gate --config pinned.yaml same.csv").code).toBe(0);
  const { code, err } = gatestats("gate --config pinned.yaml few.csv few.csv");
  expect(code).toBe(2);
  expect(err.replaceAll(/\s+/g, " ")).toContain(
    "The golden set changed since golden.csv was written. Gone (360): q40, q41,",
  );
  const { out } = gatestats("check-config policy.yaml --candidate same.csv --json");
  const [{ goldenSet }] = JSON.parse(out).candidates;
  write("hashed.yaml", `${policy}golden-set: { sha256: ${goldenSet.sha256} }\n`);
  expect(gatestats("gate --config hashed.yaml same.csv").code).toBe(0);
  expect(gatestats("gate --config hashed.yaml few.csv few.csv --json").out).toContain('"golden-set-changed"');
});

const refused: readonly (readonly [says: string, words: string, message: string])[] = [
  ["a policy that is not there", "gate --config nowhere.yaml same.csv", "nowhere.yaml does not exist"],
  ["a folder", "gate --config . same.csv", ". is a directory"],
  ["a metric that is not in it", "gate --config policy.yaml same.csv --metric hit5", "has no metric hit5"],
  ["an answer over the policy", "gate --config policy.yaml same.csv -o policy.yaml", "is read"],
  ["a policy too large to be one", "gate --config large.yaml same.csv", "too large"],
  ["a margin still to be chosen", "gate --config open.yaml same.csv", "open.yaml:7: The margin of hit@5"],
  ["no margin", "gate --config none.yaml same.csv", "neither a margin nor a threshold"],
  ["a margin and a threshold", "gate --config double.yaml same.csv", "margin and threshold are both said"],
  ["a column that is not there", "gate --config topic.yaml same.csv", 'no column "topic"'],
];

test.each(refused)("%s is refused with exit code 2 and nothing on stdout", (_, words, message) => {
  write("large.yaml", policy + "# large\n".repeat(140_000));
  write("open.yaml", policy.replace("margin: 0.05", "margin: choose"));
  write("none.yaml", policy.replace("    margin: 0.05\n", ""));
  write("double.yaml", policy.replace("margin: 0.05", "margin: 0.05\n    threshold: 0.5"));
  write("topic.yaml", policy.replace("cluster: none", "cluster: topic"));
  const { code, out, err } = gatestats(words);
  expect([code, out]).toEqual([2, ""]);
  expect(err.replaceAll(/\s+/g, " ")).toContain(message);
  expect(err).not.toContain("    at ");
});

test("an error of a policy in JSON names file and line", () => {
  write("open.yaml", policy.replace("margin: 0.05", "margin: choose"));
  const { code, out } = gatestats("gate --config open.yaml same.csv --json");
  expect([code, (JSON.parse(out) as Gate).error]).toMatchObject([
    2,
    { code: "margin-not-chosen", file: "open.yaml", line: 7 },
  ]);
});

test("check-config says what holds and who said so", () => {
  const { code, out } = gatestats("check-config policy.yaml --alpha 0.1 --on-inconclusive fail");
  expect([code, out]).toMatchInlineSnapshot(`
    [
      0,
      "policy.yaml holds: 2 metrics must pass.

        baseline         before.csv  line 2
        on-inconclusive  fail        --on-inconclusive

      hit@5: must pass (line 6)
        margin     0.05                           line 7
        rule       paired                         default
        better     what the file says, or higher  default
        range      0,1                            default
        cluster    none                           line 4, defaults
        alpha      0.1                            --alpha
        method     auto                           default
        missing    worst-case                     default
        unmatched  error                          default

      ms: must pass (line 8)
        margin     10          line 9
        rule       paired      default
        better     lower       line 10
        range      0,1000      line 11
        cluster    none        line 4, defaults
        alpha      0.1         --alpha
        method     auto        default
        missing    worst-case  default
        unmatched  error       default
    ",
    ]
  `);
});

test("check-config with scores finds what a gate would refuse", () => {
  expect(gatestats("check-config policy.yaml --candidate same.csv").code).toBe(0);
  write("plain.csv", scores(400, []));
  const { code, err } = gatestats("check-config policy.yaml --candidate plain.csv");
  expect([code, err.split("\n")[0]]).toEqual([2, 'gatestats: plain.csv has no column "ms".']);
});

test("check-config prints what its schema says", () => {
  const schema = JSON.parse(readFileSync(`${root}docs/schema/check-config.schema.json`, "utf8"));
  const valid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
  valid(JSON.parse(gatestats("check-config policy.yaml --candidate same.csv --json").out));
  expect(valid.errors).toBeNull();
});

test("the layouts of one file go with a policy, for the metric that is picked", () => {
  write(
    "wide.csv",
    ["id,old,new", ...range(0, 300).map((i) => `q${i},${i % 10 ? 1 : 0},${i % 3 ? 1 : 0}`)].join("\n"),
  );
  const columns = "wide.csv --baseline-column old --candidate-column new";
  expect(gatestats(`gate --config policy.yaml ${columns} --metric hit@5`).code).toBe(1);
  expect(gatestats(`gate --config policy.yaml ${columns}`).err).toContain("Pick one with --metric.");
});
