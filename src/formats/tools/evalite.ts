import { isRow, type JsonRow } from "../jsonCells.ts";
import type { Case, CaseReader } from "./Case.ts";
import { fieldsOf } from "./CaseTable.ts";
import { RepeatCount } from "./RepeatCount.ts";
import type { JsonTool } from "./Tool.ts";
import { latency, listOf, nameOf, numbered, numberOf } from "./values.ts";

/**
 * evalite's `--outputPath` (mattpocock/evalite, packages/evalite/src/types.ts, Evalite.Exported), in which results lie
 * under evals, and since version 1 evals under suites. A result that failed threw, in its task or in a scorer, and has no
 * scores; trials are not marked and come one after the other. A scorer's null is written as 0 (EvaliteRunner.ts).
 */
export const evalite: readonly JsonTool[] = [exported("evals", "results"), exported("suites", "evals")];

function exported(outer: string, inner: string): JsonTool {
  return {
    name: "evalite",
    title: "evalite results, JSON (--outputPath)",
    support: "supported",
    gives:
      "The id is the eval's name and the input (and what is expected, where one input comes with several); results of one id are trials; each scorer is a metric; variantName tells systems apart; eval and input can group; duration is the latency.",
    rows: `${outer}.*.${inner}`,
    claims(_, document) {
      if (!isRow(document) || !isRow(document.run) || !("runType" in document.run)) return false;
      for (const one of listOf(document[outer], outer, 0)) listOf(one[inner], `${outer}.${inner}`, 0);
      return true;
    },
    reader: results,
  };
}

function results(): CaseReader<JsonRow> {
  const seen: {
    readonly line: number;
    readonly question: string;
    readonly answer: string;
    readonly case: Case;
  }[] = [];
  const answers = new Map<string, Set<string>>();
  let zeros = 0;
  return {
    take({ input, expected, scores, status, duration }, line, around) {
      const { name, variantName, variantGroup } = around[around.length - 1] ?? {};
      const variant = nameOf(variantName);
      const suite = variant === "" ? nameOf(name) : nameOf(variantGroup ?? name);
      const question = `${suite} > ${nameOf(input)}`;
      const answer = nameOf(expected);
      answers.set(question, (answers.get(question) ?? new Set()).add(answer));
      const given = listOf(scores, "scores", line);
      zeros += given.filter(({ score }) => score === 0).length;
      const one = {
        id: question,
        scores: numbered(given.map(({ name, score }) => [nameOf(name), score])),
        failed: status === "fail",
        groups: [["eval", suite] as const, ...(isRow(input) ? fieldsOf("input", input) : [])],
        ...(variant !== "" && { systems: [["variantName", variant] as const] }),
        ...latency(numberOf(duration)),
      };
      seen.push({ line, question, answer, case: one });
      return [];
    },
    end() {
      const trials = new RepeatCount();
      return seen.map(({ line, question, answer, case: one }) => {
        const id = answers.get(question)!.size > 1 ? `${question} > ${answer}` : question;
        const variant = nameOf(one.systems?.[0][1]);
        return { line, case: { ...one, id, repeat: trials.next(`${variant}\n${id}`) } };
      });
    },
    caveats: () => (zeros > 0 ? [{ code: "nulls-as-zero", params: { count: zeros, tool: "evalite" } }] : []),
  };
}
