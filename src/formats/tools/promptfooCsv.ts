import { isRow, type JsonRow } from "../jsonCells.ts";
import { parseJson } from "../tolerantJson.ts";
import {
  type PromptfooOutput,
  PromptfooOutputs,
  promptName,
  providerName,
  testVars,
} from "./promptfooCases.ts";
import type { CsvTool } from "./Tool.ts";
import { notAsWritten, rowOf } from "./values.ts";

/** The columns of one prompt and provider, by their places. */
interface Block {
  readonly text: number;
  readonly status: number;
  readonly metrics: readonly { readonly name: string; readonly at: number }[];
  readonly heading: string;
}

const failureReasons: Readonly<Record<string, number>> = { PASS: 0, FAIL: 1, ERROR: 2 };

/** promptfoo's CSV since results have a column each: `promptfoo eval -o results.csv`, or the download of its web view. */
export const promptfooCsv: CsvTool = {
  name: "promptfoo-csv",
  title: "promptfoo results, CSV with columns Status, Score and Named Scores",
  support: "supported",
  gives: "As promptfoo-json, rounded to two decimals by promptfoo; it marks neither repeats nor latencies.",
  claims: (columns) => blocksOf(columns).length > 0,
  reader(columns) {
    const blocks = blocksOf(columns);
    const described = columns[0] === "Description" && blocks[0].text > 0;
    const names = columns.slice(0, blocks[0].text);
    const outputs = new PromptfooOutputs();
    return {
      take(cells, line) {
        const vars = varsOf(names, cells, described ? 1 : 0);
        const description = described ? cells[0] : "";
        return blocks.map((block, k) =>
          outputs.case(
            tableOutput(
              {
                heading: block.heading,
                vars,
                description,
                promptIndex: k,
                status: cells[block.status],
                text: cells[block.text],
                score: cells[block.status + 1],
                named: namedOf(block, cells, line),
              },
              line,
            ),
            line,
          ),
        );
      },
      caveats: () => [...outputs.caveats(), roundedCaveat],
    };
  },
};

/** promptfoo's CSV has scores to two decimals. */
export const roundedCaveat = { code: "scores-rounded", params: { decimals: 2 } } as const;

/** Every "Status" that is followed by "Score" and "Named Scores" starts the results of the output before it. */
function blocksOf(columns: readonly string[]): readonly Block[] {
  const starts = columns.flatMap((name, at) =>
    at > 0 && name === "Status" && columns[at + 1] === "Score" && columns[at + 2] === "Named Scores"
      ? [at]
      : [],
  );
  return starts.map((status) => {
    const metrics: { name: string; at: number }[] = [];
    for (let at = status + 3; columns[at]?.startsWith("Metric: "); at++)
      metrics.push({ name: columns[at].slice("Metric: ".length), at });
    // newer versions put the model's reasoning between its output and the status
    const text = columns[status - 1] === "Reasoning" && status > 1 ? status - 2 : status - 1;
    return { text, status, metrics, heading: columns[text] };
  });
}

/** The variables that stand in these columns; an empty cell is a variable that the test has not. */
function varsOf(names: readonly string[], cells: readonly string[], from: number): JsonRow {
  return Object.fromEntries(
    names.slice(from).flatMap((name, k) => (cells[from + k] === "" ? [] : [[name, cells[from + k]]])),
  );
}

function namedOf(block: Block, cells: readonly string[], line: number): JsonRow {
  const text = cells[block.status + 2];
  return {
    ...(text !== "" && namedScores(text, line)),
    ...Object.fromEntries(block.metrics.map(({ name, at }) => [name, cells[at]])),
  };
}

function namedScores(text: string, line: number): JsonRow {
  let scores: unknown;
  try {
    scores = parseJson(text, "");
  } catch {
    // refused below
  }
  if (isRow(scores)) return scores;
  throw notAsWritten("Named Scores", text, "an object of scores", line);
}

/** An output as one row of a CSV tells it. */
export interface TableOutput {
  /** `[provider] label`, or the label alone. */
  readonly heading: string;
  readonly vars: JsonRow;
  readonly description: string;
  readonly promptIndex: number;
  /** PASS, FAIL, ERROR, or "" where the prompt was not run. */
  readonly status: string;
  readonly text: string;
  readonly score: string;
  readonly named: JsonRow;
}

/** What both kinds of promptfoo's CSV tell of an output. Throws InputError for a status that is none of promptfoo's. */
export function tableOutput(told: TableOutput, line: number): PromptfooOutput {
  const { heading, vars, description, promptIndex, status, text, score, named } = told;
  if (status !== "" && !Object.hasOwn(failureReasons, status))
    throw notAsWritten("Status", status, "PASS, FAIL or ERROR", line);
  return {
    output: { score, namedScores: named, failureReason: failureReasons[status] ?? 0 },
    passed: status === "PASS" || status === "FAIL" ? status === "PASS" : null,
    text,
    vars: testVars(vars),
    metadata: {},
    description,
    testIndex: undefined,
    ...systemOf(heading),
    promptIndex,
    repeats: 1,
  };
}

/** Very old versions write the prompt as JSON. */
function systemOf(heading: string): Pick<PromptfooOutput, "provider" | "prompt"> {
  if (heading.startsWith("{")) {
    try {
      const prompt = rowOf(JSON.parse(heading));
      return { provider: providerName(prompt.provider), prompt: promptName(prompt) };
    } catch {
      // a prompt that only starts like JSON
    }
  }
  const [, provider = "", label = heading] = /^\[([^\]]+)\] (.*)$/s.exec(heading) ?? [];
  return { provider: providerName(provider), prompt: promptName({ label }) };
}
