import { describe, expect, test } from "vitest";
import { pageText, root } from "../docs/markdown.ts";
import { githubParser } from "./githubParser.ts";
import { readAction } from "./runAction.ts";

const { actionErrors } = await githubParser();

describe.each(["action.yml", "comment/action.yml"])("%s", (path) => {
  const { inputs, outputs, runs } = readAction(`${root}${path}`.replace("/action.yml", ""));

  test("is what GitHub's own parser takes for an action", () => {
    expect(actionErrors(pageText(path))).toEqual([]);
    expect(actionErrors(pageText(path).replace("shell: bash", ""))).not.toEqual([]);
  });

  test("hands every input to the program by a variable, and none to the shell", () => {
    const [{ run, env, "working-directory": folder = "" }] = runs.steps;
    expect(run).not.toContain("${{");
    const handed = [...Object.values(env), folder].flatMap((value) => value.match(/inputs\.[\w-]+/g) ?? []);
    expect(handed.sort()).toEqual(
      Object.keys(inputs)
        .map((name) => `inputs.${name}`)
        .sort(),
    );
    for (const [name, value] of Object.entries(env).filter(([, text]) => text.includes("inputs.")))
      expect([`$${"{{"} inputs.${inputOf(name)} }}`, "token"]).toContain(
        name === "GATESTATS_TOKEN" ? "token" : value,
      );
  });

  test("gives outputs that its step writes under the same name", () => {
    const [{ id }] = runs.steps;
    for (const [name, { value }] of Object.entries(outputs))
      expect(value).toBe(`$${"{{"} steps.${id}.outputs.${name} }}`);
  });
});

/** GATESTATS_COMMENT_KEY stands for comment-key. */
function inputOf(variable: string): string {
  return variable.replace("GATESTATS_", "").toLowerCase().replaceAll("_", "-");
}
