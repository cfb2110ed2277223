import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { exitCodes } from "../../src/asked/exitCodes.ts";
import { githubParser } from "../ci/githubParser.ts";
import { readAction } from "../ci/runAction.ts";
import { codeBlocks, pageText, root } from "./markdown.ts";

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly name: string;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

const { workflowErrors } = await githubParser();
const page = pageText("docs/ci.md");
const blocks = codeBlocks(page)
  .filter(({ language }) => language === "yaml")
  .map(({ text }) => text);
const workflows = blocks.filter((text) => text.includes("\njobs:"));

test.each(workflows)("GitHub's own parser takes workflow %#", (text) => {
  expect(workflowErrors(text)).toEqual([]);
  expect(workflowErrors(text.replace("runs-on", "run-on"))).not.toEqual([]);
});

describe("every step that uses gatestats gives inputs that there are", () => {
  const actions = {
    "OWNER/gatestats@v1": readAction(root),
    "OWNER/gatestats/comment@v1": readAction(`${root}comment`),
  };
  const steps = blocks.flatMap((text) => stepsOf(parse(text)));
  const ours = steps.filter(({ uses }) => uses?.startsWith("OWNER/"));

  test.each(ours.map((step) => ({ step, name: JSON.stringify(step) })))("$name", ({ step }) => {
    const action = actions[step.uses as keyof typeof actions];
    const given = Object.keys(step.with ?? {});
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(given));
    const required = Object.entries(action.inputs).filter(([, { required = false }]) => required);
    expect(given).toEqual(expect.arrayContaining(required.map(([name]) => name)));
  });

  test("both actions are shown, and outputs that are used are outputs", () => {
    expect(new Set(ours.map(({ uses }) => uses))).toEqual(new Set(Object.keys(actions)));
    const used = [...page.matchAll(/steps\.gate\.outputs\.([\w-]+)/g)].map(([, name]) => name);
    expect(Object.keys(actions["OWNER/gatestats@v1"].outputs)).toEqual(expect.arrayContaining(used));
  });
});

test("no workflow checks code out where its token may write for strangers", () => {
  for (const text of workflows) {
    expect(text).not.toContain("pull_request_target");
    if (text.includes("workflow_run:\n")) expect(text).not.toContain("actions/checkout");
  }
});

test("the exit codes are those that there are", () => {
  const shown = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, code]) => Number(code));
  const { interrupted: _, ...others } = exitCodes;
  expect(shown).toEqual(Object.values(others));
});

test("the job of GitLab extends the template, and its variables are inputs of the action", () => {
  const [text] = blocks.filter((block) => block.includes("include:"));
  const { retrieval } = parse(text) as { retrieval: { extends: string; variables: Record<string, string> } };
  expect(Object.keys(parse(pageText("templates/gatestats.gitlab-ci.yml")) as object)).toContain(
    retrieval.extends,
  );
  const inputs = Object.keys(readAction(root).inputs).map(
    (name) => `GATESTATS_${name.toUpperCase().replaceAll("-", "_")}`,
  );
  expect(inputs).toEqual(expect.arrayContaining(Object.keys(retrieval.variables)));
});

function stepsOf(block: unknown): readonly Step[] {
  if (Array.isArray(block)) return block as readonly Step[];
  return Object.values((block as Workflow).jobs ?? {}).flatMap(({ steps }) => steps);
}
