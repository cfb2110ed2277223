import { isRow } from "../jsonCells.ts";
import { fieldsOf } from "./CaseTable.ts";
import { RepeatCount } from "./RepeatCount.ts";
import type { JsonTool } from "./Tool.ts";
import { latency, listOf, nameOf, numbered, numberOf } from "./values.ts";

/**
 * evalite's `--outputPath` (mattpocock/evalite, packages/evalite/src/types.ts, Evalite.Exported). A result that failed
 * threw, in its task or in a scorer, and has no scores; trials are not marked and come one after the other.
 */
export const evalite: JsonTool = {
  name: "evalite",
  title: "evalite results, JSON (--outputPath)",
  support: "supported",
  gives:
    "The id is the eval's name and the input (and what is expected, where one input comes with several); results of one id are trials; each scorer is a metric; variantName tells systems apart; eval and input can group; duration is the latency.",
  rows: "evals.*.results",
  claims(_, document) {
    if (!isRow(document) || !isRow(document.run) || !("runType" in document.run)) return false;
    for (const one of listOf(document.evals, "evals", 0)) listOf(one.results ?? null, "evals.results", 0);
    return true;
  },
  reader() {
    const trials = new RepeatCount();
    const expectations = new Map<string, string>();
    return {
      take({ input, expected, scores, status, duration }, line, around) {
        const { name, variantName, variantGroup } = around[around.length - 1] ?? {};
        const variant = nameOf(variantName);
        const suite = variant === "" ? nameOf(name) : nameOf(variantGroup ?? name);
        const question = `${suite} > ${nameOf(input)}`;
        const answer = nameOf(expected);
        if (!expectations.has(question)) expectations.set(question, answer);
        const id = expectations.get(question) === answer ? question : `${question} > ${answer}`;
        return [
          {
            id,
            scores: numbered(listOf(scores, "scores", line).map(({ name, score }) => [nameOf(name), score])),
            failed: status === "fail",
            groups: [["eval", suite], ...(isRow(input) ? fieldsOf("input", input) : [])],
            ...(variant !== "" && { systems: [["variantName", variant]] }),
            repeat: trials.next(`${variant}\n${id}`),
            ...latency(numberOf(duration)),
          },
        ];
      },
    };
  },
};
