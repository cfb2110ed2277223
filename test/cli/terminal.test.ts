import { beforeAll, expect, test } from "vitest";
import { gatestats, range, scores, shell, write } from "./gatestats.ts";

beforeAll(() => {
  write("a.csv", scores(400, range(0, 40)));
  write("b.csv", scores(400, range(0, 60)));
});

const words = ["gate", "a.csv", "b.csv", "--metric", "hit@5", "--margin", "0.02"];

test("a pipe gets no colour", () => {
  expect(gatestats(words).out).not.toContain("\u001b");
});

test("a terminal gets colour, unless NO_COLOR or a dumb terminal says otherwise", () => {
  const line = words.join(" ");
  const onTerminal = (env: string) =>
    shell(
      `declare -f gatestats > run.sh; echo 'gatestats ${line}' >> run.sh; ${env} script -qec 'bash run.sh' /dev/null`,
    ).out;
  expect(onTerminal("TERM=xterm")).toContain("\u001b[1m");
  expect(onTerminal("NO_COLOR=1 TERM=xterm")).not.toContain("\u001b[1m");
  expect(onTerminal("TERM=dumb")).not.toContain("\u001b[1m");
});

test("COLUMNS narrows the text", () => {
  const { out } = gatestats(words, { env: { COLUMNS: "44" } });
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(44);
});

test("a dumb terminal gets ASCII", () => {
  expect(gatestats(words, { env: { TERM: "dumb" } }).out).toMatch(/^[\n -~]*$/);
});

test("a reader that goes away is no error", () => {
  const { code, err } = shell(`gatestats help gate | head -1 >/dev/null; echo "\${PIPESTATUS[0]}" >&2`);
  expect([code, err]).toEqual([0, "0\n"]);
});

test("a closed pipe keeps the verdict's exit code", () => {
  const { err } = shell(`gatestats ${words.join(" ")} | true; echo "\${PIPESTATUS[0]}" >&2`);
  expect(err).toBe(`${gatestats(words).code}\n`);
});

test("a fault of the program exits 70 and asks to be reported", async () => {
  const { reportError } = await import("../../src/cli/reportError.ts");
  const { plainPage } = await import("../../src/report/page.ts");
  const said: string[] = [];
  const io = { out: () => {}, err: (text: string) => said.push(text), page: plainPage };
  expect(await reportError(new TypeError("x is not a function"), ["gate"], io)).toBe(70);
  expect(said).toEqual([
    "gatestats: a fault of the program, not a verdict: TypeError: x is not a function. Please report it with the command you ran; --debug shows more.\n",
  ]);
});
