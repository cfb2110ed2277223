import { openText } from "../bytes.ts";
import type { Format } from "../Format.ts";
import { type MeasureLines, measureLines } from "./measureLines.ts";
import type { Tool } from "./Tool.ts";

/** What trec_eval prints with -q: `measure TAB query TAB value` (usnistgov/trec_eval, meas_print_single.c). */
export const trecEvalOutput: Format & Tool = format("trec_eval", {
  name: "trec-eval-output",
  title: "trec_eval's output for each query (trec_eval -q)",
  support: "supported",
  gives:
    "The id is the query; each measure is a metric, rounded to 4 decimals by trec_eval. Summaries (all), counts (num_…), runid and relstring are left out.",
});

/** What ir_measures prints with -q: `query TAB measure TAB value` (terrierteam/ir_measures, __main__.py). */
export const irMeasuresOutput: Format & Tool = format("ir_measures", {
  name: "ir-measures-output",
  title: "ir_measures' output for each query (ir_measures -q)",
  support: "supported",
  gives:
    "The id is the query; each measure is a metric, rounded as -p says. Summaries (all) and counts (NumRet …) are left out.",
});

function format(lines: MeasureLines, tool: Tool): Format & Tool {
  return {
    ...tool,
    recognises: (head) => (measureLines(head) === lines ? 0.95 : 0),
    async read(source, options) {
      const { file } = await openText(source);
      const { readMeasures } = await import("./readMeasures.ts");
      return readMeasures(file, tool, lines, options);
    },
  };
}
