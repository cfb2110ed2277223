import { isRow, type JsonRow } from "../jsonCells.ts";
import {
  type PromptfooOutput,
  PromptfooOutputs,
  promptName,
  providerName,
  testVars,
} from "./promptfooCases.ts";
import { wordOf } from "./questionId.ts";
import type { JsonTool } from "./Tool.ts";
import { rowOf } from "./values.ts";

const gives =
  "The metrics are score, pass and every named score. The id is an id in vars or testCase.metadata, else the description, else the question among the vars, else all vars. provider, prompt and promptIdx tell systems apart; vars.* and metadata.* can group. Repeats are known where the file has the setting.";

/**
 * promptfoo's results, version 1 to 3: `promptfoo eval -o results.json` or `.jsonl`, and its rows alone, as jq or the
 * function `evaluate()` leave them.
 */
export const promptfooResults: JsonTool = {
  name: "promptfoo-json",
  title: "promptfoo results, JSON (version 1 to 3) or JSONL",
  support: "supported",
  gives,
  rows: "results.results",
  lines: true,
  long: true,
  claims: (row, document) => isResult(row) || isEmptyEvaluation(document),
  reader() {
    const outputs = new PromptfooOutputs();
    return {
      take: (row, line, around) => [outputs.case(outputOf(row, around[0]), line)],
      caveats: () => outputs.caveats(),
    };
  },
};

/** What tells how a test ended. */
const outcomeKeys: readonly string[] = ["success", "score", "namedScores", "gradingResult", "failureReason"];

function isResult(row: JsonRow): boolean {
  // a single key may be left out, of the first row too
  const graded = outcomeKeys.filter((key) => key in row).length > 1;
  return isRow(row.prompt) && isRow(row.vars) && "provider" in row && graded;
}

/** An evaluation of which no result is left. */
function isEmptyEvaluation(document: unknown): boolean {
  const { version, stats, results, table } = rowOf(rowOf(document).results);
  const none = Array.isArray(results) && results.length === 0 && listOf(rowOf(table).body).length === 0;
  return none && typeof version === "number" && isRow(stats);
}

function outputOf(row: JsonRow, document: JsonRow | undefined): PromptfooOutput {
  const test = rowOf(row.testCase);
  const ofTest = testVars(test.vars);
  return {
    output: row,
    passed: row.success,
    text: rowOf(row.response).output,
    vars: Object.keys(ofTest).length > 0 ? ofTest : testVars(row.vars),
    metadata: rowOf(test.metadata ?? row.metadata),
    description: wordOf(test.description) || wordOf(row.description),
    testIndex: typeof row.testIdx === "number" ? row.testIdx : undefined,
    provider: providerName(row.provider),
    prompt: promptName(row.prompt),
    promptIndex: typeof row.promptIdx === "number" ? row.promptIdx : undefined,
    repeats: repeatsOf(test, document),
  };
}

/** How often a question was asked: the test's own setting, the run's, or the configuration's. */
function repeatsOf(test: JsonRow, document: JsonRow | undefined): number {
  const { runtimeOptions, config } = document ?? {};
  const { evaluateOptions, commandLineOptions } = rowOf(config);
  const settings = [test.options, runtimeOptions, commandLineOptions, evaluateOptions];
  const given = settings.map((options) => rowOf(options).repeat).find(Number.isInteger);
  return typeof given === "number" ? given : 1;
}

/** The table in which versions 1 and 2 repeat their results, where it is all there is. */
export const promptfooTable: JsonTool = {
  name: "promptfoo-table",
  title: "promptfoo table, JSON (version 1 and 2)",
  rows: "results.table.body",
  support: "supported",
  gives: "As promptfoo-json, from the cells of the table.",
  claims: (row, document) => {
    const { results, table } = rowOf(rowOf(document).results);
    const alone = !Array.isArray(results) || results.length === 0;
    return alone && Array.isArray(row.outputs) && Array.isArray(row.vars) && isRow(rowOf(table).head);
  },
  reader() {
    const outputs = new PromptfooOutputs();
    return {
      take(row, line, around) {
        const { prompts, vars: names } = rowOf(rowOf(around.at(-1)).head);
        const cells = Array.isArray(row.outputs) ? row.outputs : [];
        return cells.map((cell, k) =>
          outputs.case(
            cellOutput(row, rowOf(cell), listOf(names), rowOf(listOf(prompts)[k]), k, around[0]),
            line,
          ),
        );
      },
      caveats: () => outputs.caveats(),
    };
  },
};

function cellOutput(
  row: JsonRow,
  cell: JsonRow,
  names: readonly unknown[],
  prompt: JsonRow,
  promptIndex: number,
  document: JsonRow | undefined,
): PromptfooOutput {
  const test = rowOf(row.test);
  const texts = listOf(row.vars);
  return {
    output: cell,
    passed: cell.pass,
    text: cell.text,
    vars: testVars(Object.fromEntries(names.map((name, k) => [wordOf(name), texts[k]]))),
    metadata: rowOf(test.metadata),
    description: wordOf(row.description) || wordOf(test.description),
    testIndex: typeof row.testIdx === "number" ? row.testIdx : undefined,
    provider: providerName(prompt.provider ?? cell.provider),
    prompt: promptName(prompt),
    promptIndex,
    repeats: repeatsOf(test, document),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
