import type { Arguments } from "../../asked/Arguments.ts";
import { beside } from "../../node/beside.ts";
import type { Policy } from "../../policy/Policy.ts";
import { InputError } from "../../table/InputError.ts";
import type { ResolvedMetric } from "./resolvePolicy.ts";

/** Where a gate finds its scores. */
export interface GateFiles {
  /** Files to read, the candidate's last; the baseline's first unless it is a saved one. */
  readonly positionals: readonly string[];
  /** Flags that say how systems lie in one file. */
  readonly flags: Readonly<Record<string, readonly string[]>>;
  /** The name of the saved baseline; null where there is none. */
  readonly against: string | null;
}

const layoutFlags = ["system-column", "baseline-column", "candidate-column"];

/** Finds the files: the command line's own win over the policy's, which lie beside it. */
export function gateFiles(
  given: Arguments,
  policy: Policy | undefined,
  metrics: readonly ResolvedMetric[],
): GateFiles {
  const named = given.positionals;
  const against = given.one("against") ?? null;
  if (against !== null && named.length > 1)
    throw new InputError(
      "usage",
      `--against ${against} names the baseline, but ${named.length} files were given.`,
      "Give the candidate's file only.",
    );
  const layout = layoutFlags.find((name) => given.has(name));
  if (layout !== undefined && against !== null)
    throw new InputError(
      "usage",
      `--${layout} looks for both systems in one file, and --against for the baseline elsewhere.`,
      "Leave out one of the two; of a file with several systems, --where COL=NAME takes the rows of one.",
    );
  if (layout?.endsWith("-column") && layout !== "system-column" && metrics.length > 1)
    throw new InputError(
      "usage",
      `--${layout} names the scores of one metric, but ${metrics.length} are to be judged.`,
      "Pick one with --metric.",
    );
  const beSide = (path: string): string => beside(policy?.file ?? "", path);
  const candidate =
    named[named.length - 1] ?? (policy?.candidate == null ? undefined : beSide(policy.candidate));
  if (candidate === undefined) throw noCandidate(policy, against);
  const alone = metrics.length > 0 && metrics.every(({ question }) => question.rule === "threshold");
  if (layout !== undefined || named.length > 1)
    return { positionals: named.length > 0 ? named : [candidate], flags: {}, against: null };
  if (alone) return { positionals: [candidate], flags: {}, against: null };
  if (against !== null) return { positionals: [candidate], flags: {}, against };
  if (policy === undefined) return { positionals: [candidate], flags: {}, against: null };
  if (policy.systems !== null) {
    const { column, baseline, candidate: name } = policy.systems;
    const flags = { "system-column": [column], baseline: [baseline], candidate: [name] };
    return { positionals: [candidate], flags, against: null };
  }
  if (policy.against !== null) return { positionals: [candidate], flags: {}, against: policy.against };
  if (policy.baseline !== null)
    return { positionals: [beSide(policy.baseline), candidate], flags: {}, against: null };
  throw new InputError(
    "usage",
    `${policy.file} names no baseline, and none was given.`,
    "Give both files, baseline first; or write baseline: with a path, or against: with the name of a saved baseline.",
    { file: policy.file },
  );
}

function noCandidate(policy: Policy | undefined, against: string | null): InputError {
  return policy === undefined
    ? new InputError(
        "usage",
        `What is to be compared with ${against === null ? "the baseline" : `the baseline ${against}`}?`,
        "Give the candidate's file.",
      )
    : new InputError(
        "usage",
        `${policy.file} names no candidate, and none was given.`,
        `Give its file: gatestats gate --config ${policy.file} candidate.csv; or write candidate: with a path.`,
        { file: policy.file },
      );
}
