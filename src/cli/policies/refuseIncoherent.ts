import { unchosen } from "../../policy/marginShape.ts";
import type { ResolvedSetting } from "../../policy/resolveMetric.ts";
import { InputError } from "../../table/InputError.ts";

/** What does not go together among the settings of a metric, the one that is to blame, and the way out. */
interface Rule {
  readonly code: string;
  readonly of: string;
  readonly broken: (said: (setting: string) => string | undefined) => boolean;
  readonly message: (metric: string) => string;
  readonly hint: string;
}

const rules: readonly Rule[] = [
  {
    code: "margin-not-chosen",
    of: "margin",
    broken: (said) => said("margin") === unchosen,
    message: (metric) => `The margin of ${metric} is still to be chosen.`,
    hint: `Write it in place of the word ${unchosen}, in score units: how large a loss would you still ship? Or say --margin for this run. See gatestats explain margin.`,
  },
  {
    code: "margin-not-named",
    of: "margin",
    broken: (said) => said("margin") === undefined && said("threshold") === undefined,
    message: (metric) => `${metric} has neither a margin nor a threshold.`,
    hint: "Write margin: with the largest loss you would still ship, in score units; or threshold: with the mean to reach.",
  },
  {
    code: "usage",
    of: "threshold",
    broken: (said) => said("margin") !== undefined && said("threshold") !== undefined,
    message: (metric) => `${metric}: margin and threshold are both said.`,
    hint: "Leave out one: a margin compares with the baseline, a threshold looks at the candidate alone.",
  },
  {
    code: "strata-macro",
    of: "strata",
    broken: (said) => said("strata") !== undefined && said("estimand") === "macro",
    message: (metric) =>
      `${metric}: strata answer for the mean over questions; estimand macro asks for the mean over documents.`,
    hint: "Leave out estimand, or write cluster in place of strata.",
  },
  {
    code: "usage",
    of: "strata",
    broken: (said) => said("strata") !== undefined && said("cluster") !== undefined,
    message: (metric) => `${metric}: cluster and strata are both said.`,
    hint: "Leave out one: cluster where documents were sampled, strata where they are all there are.",
  },
];

/**
 * Refuses settings of a metric that do not go together.
 *
 * @param metric its place, for what no line says
 */
export function refuseIncoherent(
  settings: readonly ResolvedSetting[],
  name: string,
  { file, line }: { readonly file: string; readonly line: number },
): void {
  const told = (setting: string): ResolvedSetting | undefined => settings.find((one) => one.name === setting);
  const broken = rules.find((rule) => rule.broken((setting) => told(setting)?.values[0]));
  if (broken === undefined) return;
  const { code, of, message, hint } = broken;
  throw new InputError(code, message(name), hint, { file, line: told(of)?.line ?? line, column: name });
}
