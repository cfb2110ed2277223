import { cancel, isCancel, multiselect, select, text } from "@clack/prompts";
import { roundedUp } from "../../report/numbers.ts";
import { Cancelled } from "./Cancelled.ts";
import type { Proposal } from "./Proposal.ts";

/** What a person answered, as flags. */
export interface Answers {
  readonly metrics: readonly string[];
  readonly flags: Readonly<Record<string, readonly string[]>>;
}

/** Questions go to stderr, since stdout is for answers. */
const common = { output: process.stderr };

/** Asks on a terminal for what no file can say; flags that were given are not asked for. */
export async function askProposal(proposal: Proposal, given: (flag: string) => boolean): Promise<Answers> {
  const all = [...proposal.metrics.map(({ name }) => name), ...proposal.others];
  const metrics =
    given("metric") || all.length < 2
      ? proposal.metrics.map(({ name }) => name)
      : await answered(
          multiselect({
            ...common,
            message: "Which metrics must not get worse? (space takes one, enter goes on)",
            options: all.map((value) => ({ value, label: value })),
            initialValues: proposal.metrics.map(({ name }) => name),
            required: true,
          }),
        );
  const flags: Record<string, readonly string[]> = {};
  if (!["cluster", "strata"].some(given)) Object.assign(flags, await askDocuments(proposal));
  const cluster = flags.cluster?.[0];
  if (cluster !== undefined && cluster !== "none" && !given("estimand"))
    flags.estimand = [await askEstimand()];
  if (!given("on-inconclusive")) flags["on-inconclusive"] = [await askInconclusive()];
  return { metrics, flags };
}

/** Asks for the margin of a metric; undefined where it is left for later. */
export async function askMargin(metric: string, smallest: number | null): Promise<string | undefined> {
  const least = smallest === null ? "" : `; these questions can show none below ${roundedUp(smallest)}`;
  const typed = await answered(
    text({
      ...common,
      message: `How large a loss of ${metric} would you still ship? (in score units${least}; empty: later)`,
      validate: (value) => {
        const said = (value ?? "").trim();
        if (said === "" || Number(said) > 0) return undefined;
        return said.endsWith("%") ? "In score units: 0.02, not 2%." : "A number above 0, such as 0.02.";
      },
    }),
  );
  return typed === undefined || typed.trim() === "" ? undefined : typed.trim();
}

async function askDocuments({
  documents: columns,
}: Proposal): Promise<Readonly<Record<string, readonly string[]>>> {
  if (columns.length === 0) return {};
  const answer = await answered(
    select<string>({
      ...common,
      message: "What was sampled?",
      options: [
        ...columns.map((column) => ({ value: `cluster ${column}`, label: `documents, named by ${column}` })),
        ...columns.map((column) => ({
          value: `strata ${column}`,
          label: `questions, in documents that are all there are (${column})`,
        })),
        { value: "cluster none", label: "questions, one by one" },
      ],
    }),
  );
  const at = answer.indexOf(" ");
  return { [answer.slice(0, at)]: [answer.slice(at + 1)] };
}

function askEstimand(): Promise<string> {
  return answered(
    select<string>({
      ...common,
      message: "Whose mean is asked for?",
      options: [
        { value: "macro", label: "macro: each document has the same weight" },
        { value: "micro", label: "micro: each question has the same weight" },
      ],
    }),
  );
}

function askInconclusive(): Promise<string> {
  return answered(
    select<string>({
      ...common,
      message: "What does an inconclusive answer do?",
      options: [
        { value: "block", label: "block: exit code 3, of its own" },
        { value: "pass", label: "pass: exit code 0, the word stays" },
        { value: "fail", label: "fail: exit code 1, the word stays" },
      ],
    }),
  );
}

async function answered<Answer>(asked: Promise<Answer>): Promise<Exclude<Answer, symbol>> {
  const answer = await asked;
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>;
  cancel("Nothing was written.", common);
  throw new Cancelled();
}
