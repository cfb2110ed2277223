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
  const against = given.one("against") ?? null;
  const layout = layoutFlags.find((name) => given.has(name));
  refuseTogether(given, against, layout, metrics);
  const files = (positionals: readonly string[]): GateFiles => ({ positionals, flags: {}, against: null });
  const named = given.positionals;
  if (named.length > 1) return files(named);
  const candidate = named[0] ?? fromPolicy(policy, policy?.candidate);
  if (candidate === undefined) throw noCandidate(policy, against);
  const alone = metrics.length > 0 && metrics.every(({ question }) => question.rule === "threshold");
  if (layout !== undefined || alone) return files([candidate]);
  if (against !== null) return { ...files([candidate]), against };
  if (policy === undefined) return files([candidate]);
  if (policy.systems !== null) return { ...files([candidate]), flags: systemFlags(policy.systems) };
  if (policy.against !== null) return { ...files([candidate]), against: policy.against };
  const baseline = fromPolicy(policy, policy.baseline);
  if (baseline !== undefined) return files([baseline, candidate]);
  throw new InputError(
    "usage",
    `${policy.file} names no baseline, and none was given.`,
    "Give both files, baseline first; or write baseline: with a path, or against: with the name of a saved baseline.",
    { file: policy.file },
  );
}

function fromPolicy(policy: Policy | undefined, path: string | null | undefined): string | undefined {
  return policy === undefined || path == null ? undefined : beside(policy.file, path);
}

function systemFlags({ column, baseline, candidate }: NonNullable<Policy["systems"]>): GateFiles["flags"] {
  return { "system-column": [column], baseline: [baseline], candidate: [candidate] };
}

/** Files and flags that contradict one another. */
function refuseTogether(
  { positionals }: Arguments,
  against: string | null,
  layout: string | undefined,
  metrics: readonly ResolvedMetric[],
): void {
  if (against !== null && positionals.length > 1)
    throw new InputError(
      "usage",
      `--against ${against} names the baseline, but ${positionals.length} files were given.`,
      "Give the candidate's file only.",
    );
  if (layout !== undefined && against !== null)
    throw new InputError(
      "usage",
      `--${layout} looks for both systems in one file, and --against for the baseline elsewhere.`,
      "Leave out one of the two; of a file with several systems, --where COL=NAME takes the rows of one.",
    );
  if (layout !== undefined && layout !== "system-column" && metrics.length > 1)
    throw new InputError(
      "usage",
      `--${layout} names the scores of one metric, but ${metrics.length} are to be judged.`,
      "Pick one with --metric.",
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
