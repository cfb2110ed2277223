import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { commandNames } from "../../src/cli/commandNames.ts";
import { allCommands } from "../../src/cli/commands/index.ts";
import { flags, flagsOf } from "../../src/cli/flags.ts";
import { formatCatalogue } from "../../src/formats/catalogue.ts";
import { topics } from "../../src/report/words/en/explain.ts";
import { formatsTopic } from "../../src/report/words/en/formats.ts";
import { writeCollection } from "./collection.ts";
import { gatestats, range, scores, shell, write } from "./gatestats.ts";
import { latencyCsv } from "./latencyFiles.ts";
import { smallStudy } from "./smallStudy.ts";

const commands = await allCommands();

test("help lists every command", () => {
  const { code, out } = gatestats("help");
  expect(code).toBe(0);
  for (const command of commands) expect(out).toContain(`\n  ${command.name} `);
});

test("without a command the overview goes to stderr and the code is 2", () => {
  const { code, out, err } = gatestats([]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain("Begin with");
});

test("--version and --help answer without a command", () => {
  expect(gatestats("--version").out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(gatestats("--help").out).toBe(gatestats("help").out);
});

/** A study on the files of scores, brought as far as a command on it needs. */
function prepareStudy(line: string): void {
  write("study.yaml", smallStudy);
  if (!line.includes("register")) gatestats("study register study.yaml");
  if (line.includes("report")) gatestats("study run study.yaml");
}

for (const command of commands) {
  test(`help of ${command.name} has examples and every flag, and fits 80 columns`, () => {
    const { code, out } = gatestats(["help", command.name]);
    expect(code).toBe(0);
    expect(out).toContain("\nExamples\n");
    for (const flag of flagsOf(command.name)) expect(out).toContain(`--${flag.name}`);
    expect(gatestats([command.name, "--help"]).out).toBe(out);
  });

  // one that runs until it is ended has a test of its own
  for (const { line } of command.name === "app" ? [] : command.examples)
    test(`the example runs: ${line}`, () => {
      write("baseline.csv", scores(400, range(0, 40), "id,hit@5"));
      write(
        "candidate.csv",
        scores(400, range(0, 42), line.includes("doc_id") ? "id,doc_id,hit@5" : "id,hit@5"),
      );
      write(
        "frame.csv",
        ["doc,questions", ...range(1, 60).map((d) => `d${d},${d % 4 ? d : d + 99}`)].join("\n"),
      );
      write("questions.csv", scores(400, [], "id,doc_id,hit@5"));
      write("other.csv", scores(400, range(0, 60), "id,hit@5"));
      if (line.includes("doc_id")) write("baseline.csv", scores(400, range(0, 40), "id,doc_id,hit@5"));
      write(
        "both.csv",
        `id,old,new\n${range(0, 300)
          .map((i) => `q${i},1,1`)
          .join("\n")}\n`,
      );
      const rows = range(0, 300).flatMap((i) => [`q${i},old,1`, `q${i},new,1`]);
      write("runs.csv", `id,system,hit@5\n${rows.join("\n")}\n`);
      write("latency.csv", latencyCsv({ queries: 200, runs: 5 }));
      write("latency-before.csv", latencyCsv({ queries: 200, runs: 5 }));
      write("latency-after.csv", latencyCsv({ queries: 200, runs: 5, seed: 2 }));
      for (const run of [1, 2, 3])
        write(
          `run${run}.csv`,
          latencyCsv({ queries: 200, runs: 1, seed: run, row: (q, _, ms) => `q${q},1,${ms}` }),
        );
      for (const [name, best] of [
        ["old.run", "a"],
        ["new.run", "b"],
      ])
        write(name, `q1 Q0 ${best} 1 2 r\nq1 Q0 c 2 1 r\nq2 Q0 ${best} 1 2 r\n`);
      write("short.run", "q1 Q0 a 1 2 r\n");
      write("qrels.txt", "q1 0 a 1\nq2 0 a 1\n");
      write("queries.txt", "first\nsecond\n");
      writeCollection(`${shell("pwd").out.trim()}/collection`);
      if (line.includes("study.yaml")) prepareStudy(line);
      const { code, err } = shell(line);
      expect(err).toBe("");
      expect([0, 1, 3]).toContain(code);
    });
}

test("every flag belongs to a command and is named once", () => {
  for (const name of commandNames)
    expect(new Set(flagsOf(name).map((flag) => flag.name)).size).toBe(flagsOf(name).length);
  for (const flag of flags) expect(flag.commands.length).toBeGreaterThan(0);
});

test("every topic is explained, and an unknown one names the nearest", () => {
  const all = [...topics, formatsTopic(formatCatalogue())];
  for (const { name, title } of all) expect(gatestats(["explain", name]).out).toContain(title);
  expect(gatestats("explain").out.trimEnd().split("\n")).toHaveLength(all.length);
  const { code, err } = gatestats("explain margn");
  expect(code).toBe(2);
  expect(err).toContain("Did you mean margin?");
});

test("completion scripts are made for three shells, and bash accepts its own", () => {
  for (const name of ["bash", "zsh", "fish"])
    expect(gatestats(["completion", name]).out).toContain("--margin".slice(2));
  const script = gatestats("completion bash").out;
  const run = spawnSync("bash", [
    "-c",
    `${script}\nCOMP_WORDS=(gatestats gate --marg); COMP_CWORD=2; _gatestats; echo "\${COMPREPLY[@]}"`,
  ]);
  expect(String(run.stdout)).toBe("--margin\n");
});
