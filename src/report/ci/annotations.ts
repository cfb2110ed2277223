import { inLine } from "../page.ts";
import { en } from "../words/en/catalogue.ts";
import type { CiCase, CiReport } from "./CiReport.ts";
import { workflowCommand } from "./workflowCommand.ts";

/** Annotations of one kind that GitHub shows of a step. */
const most = 10;

const kinds = ["error", "warning", "notice"] as const;

type Kind = (typeof kinds)[number];

/**
 * A verdict as annotations of GitHub, one a metric: an error for a fail, a warning for an inconclusive and for a
 * watched metric that fails, a notice for a pass. Of more than are shown the last says how many more there are.
 */
export function annotations({ cases, exitCode }: CiReport): string {
  const exit = en.page.policy.exitCode({ code: exitCode });
  return kinds
    .map((kind) =>
      ofKind(
        kind,
        cases.filter((one) => kindOf(one) === kind),
        exit,
      ),
    )
    .join("");
}

function kindOf({ verdict, decides }: CiCase): Kind {
  if (verdict === "pass") return "notice";
  return verdict === "fail" && decides ? "error" : "warning";
}

function ofKind(kind: Kind, cases: readonly CiCase[], exit: string): string {
  const shown = cases.length > most ? cases.slice(0, most - 1) : cases;
  const others = cases.slice(shown.length);
  return [
    ...shown.map((one) => workflowCommand(kind, { title: titleOf(one) }, messageOf(one, exit))),
    ...(others.length === 0 ? [] : [rest(kind, others)]),
  ].join("");
}

function titleOf({ metric, verdict }: CiCase): string {
  return `${en.verdicts.word[verdict]} ${inLine(metric)}`;
}

function messageOf({ sentence, answer, worse, decides }: CiCase, exit: string): string {
  const watched = decides ? "" : ` ${en.verdicts.watched}`;
  const asked = decides ? en.verdicts.canItBeMerged : en.verdicts.couldItBeMerged;
  const questions = worse.length === 0 ? [] : [`Worse: ${worse.join(", ")}`];
  return [`${sentence}${watched}`, `${asked} ${answer}`, ...questions, exit].map(inLine).join("\n");
}

function rest(kind: Kind, others: readonly CiCase[]): string {
  const names = others.map(titleOf).join(", ");
  return workflowCommand(kind, { title: `${others.length} more` }, `${others.length} more: ${names}`);
}
