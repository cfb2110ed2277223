import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import type { parseWorkflow } from "@actions/workflow-parser";
import { rolldown } from "rolldown";
import { root } from "../docs/markdown.ts";

type Parse = typeof parseWorkflow;

interface Parser {
  readonly parseAction: Parse;
  readonly parseWorkflow: Parse;
  readonly NoOperationTraceWriter: new () => Parameters<Parse>[1];
}

/** GitHub's own reader of workflows and actions. It imports JSON as only bundlers may, so it is bundled first. */
export async function githubParser(): Promise<{
  readonly workflowErrors: (text: string) => readonly string[];
  readonly actionErrors: (text: string) => readonly string[];
}> {
  const folder = mkdtempSync(`${tmpdir()}/gatestats-parser-`);
  writeFileSync(
    `${folder}/entry.mjs`,
    `export * from "${root}node_modules/@actions/workflow-parser/dist/index.js";
     export * from "${root}node_modules/@actions/workflow-parser/dist/actions/action-parser.js";`,
  );
  const bundle = await rolldown({ input: `${folder}/entry.mjs`, platform: "node", logLevel: "silent" });
  await bundle.write({ file: `${folder}/parser.mjs` });
  const parser = (await import(`${folder}/parser.mjs`)) as Parser;
  const errors =
    (parse: Parse) =>
    (content: string): readonly string[] =>
      parse({ name: "file.yml", content }, new parser.NoOperationTraceWriter())
        .context.errors.getErrors()
        .map(({ message }) => message);
  return { workflowErrors: errors(parser.parseWorkflow), actionErrors: errors(parser.parseAction) };
}
