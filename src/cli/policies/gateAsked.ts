import { type Arguments, withValues } from "../../asked/Arguments.ts";
import { clusterColumns } from "../../asked/inputs/readOptions.ts";
import type { Inspect } from "../../asked/judge.ts";
import { standardFolder } from "../../node/baselines/BaselineFolder.ts";
import type { Baseline } from "../../node/baselines/readBaseline.ts";
import { beside } from "../../node/beside.ts";
import type { PinnedGoldenSet } from "../../policy/Policy.ts";
import { type GoldenSet, refuseChangedQuestions } from "../../policy/refuseChangedQuestions.ts";
import { settings } from "../../policy/settings.ts";
import type { ReportContext } from "../../report/ReportContext.ts";
import { InputError } from "../../table/InputError.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { refuseOverwriting } from "../refuseOverwriting.ts";
import { gateFiles } from "./gateFiles.ts";
import { type OpenPolicy, openPolicy } from "./openPolicy.ts";
import { heldToGoldenSet } from "./pinnedGoldenSet.ts";
import { type ResolvedMetric, resolvePolicy } from "./resolvePolicy.ts";
import { dayOf, readingSaved, savedBaseline, withSavedScale } from "./savedBaseline.ts";

/** What a gate is asked, wherever that was said. */
export interface GateAsked {
  readonly args: Arguments;
  readonly inspect?: Inspect;
  /** What reports say of the policy and the saved baseline. */
  readonly told?: Pick<ReportContext, "policy" | "savedBaseline">;
}

/**
 * Reads the policy of `--config` and the baseline of `--against`, and turns them into flags: of each metric and each
 * file those that hold for it.
 */
export function gateAsked(given: Arguments): GateAsked {
  const path = given.one("config");
  const opened = path === undefined ? undefined : openPolicy(path);
  const metrics = opened === undefined ? [] : resolvePolicy(opened.policy, given);
  const { positionals, flags, against } = gateFiles(given, opened?.policy, metrics);
  const root =
    given.one("baseline-dir") ?? (path === undefined ? standardFolder : beside(path, standardFolder));
  const baseline = openBaseline(given, opened, against, root);
  const files = baseline === undefined ? positionals : [baseline.scores, ...positionals];
  const base: Arguments = {
    ...withValues(given, { ...flags, ...(opened && policyValues(opened, metrics, given)) }),
    positionals: files,
  };
  const pinned = opened?.policy.goldenSet ?? null;
  const args = setApart(base, flags, metrics, baseline, pinned);
  if (path !== undefined) refuseOverwriting(args, [...given.all("output"), ...given.all("figure")], [path]);
  const drop = (metrics.length > 0 ? metrics.map((metric) => metric.args) : [given]).every(
    (own) => own.one("unmatched") === "drop",
  );
  return {
    args,
    inspect: async (tables) => {
      const candidate = tables[tables.length - 1];
      if (baseline !== undefined)
        refuseChangedQuestions(
          savedQuestions(baseline, tables[0], clusterColumns(args)),
          candidate,
          drop ? "drop" : "error",
        );
      if (opened !== undefined && pinned !== null)
        await heldToGoldenSet(candidate, pinned, opened.policy.file, args, drop ? "drop" : "error");
    },
    told: {
      ...(opened && { policy: { path: opened.policy.file, sha256: opened.sha256 } }),
      ...(baseline && { savedBaseline: toldOf(baseline) }),
    },
  };
}

/** What holds for all metrics: how files are read, and what an inconclusive answer does. */
function policyValues(
  { policy }: OpenPolicy,
  metrics: readonly ResolvedMetric[],
  given: Arguments,
): Readonly<Record<string, readonly string[]>> {
  const [{ args }] = metrics;
  const inconclusive = given.has("on-inconclusive")
    ? given.all("on-inconclusive")
    : (policy.onInconclusive?.values ?? []);
  const alone = metrics.length === 1;
  return {
    ...Object.fromEntries(
      settings.map(({ name, of }) => [name, alone || of === "files" ? args.all(name) : []]),
    ),
    metric: metrics.map(({ name }) => name),
    "on-inconclusive": inconclusive,
  };
}

function setApart(
  base: Arguments,
  flags: Readonly<Record<string, readonly string[]>>,
  metrics: readonly ResolvedMetric[],
  baseline: Baseline | undefined,
  pinned: PinnedGoldenSet | null,
): Arguments {
  const manifest = baseline?.manifest;
  const own: readonly Pick<ResolvedMetric, "name" | "args">[] =
    metrics.length > 0 ? metrics : (manifest?.metrics ?? []).map(({ name }) => ({ name, args: base }));
  const apart = {
    metrics: new Map(
      own.map(({ name, args }) => {
        const placed = { ...withValues(args, flags), positionals: base.positionals };
        return [name, manifest === undefined ? placed : withSavedScale(placed, name, manifest)];
      }),
    ),
    files: new Map<string, Arguments>(),
    compared: [...new Set([...(manifest?.goldenSet.columns ?? []), ...(pinned?.columns ?? [])])],
  };
  if (baseline !== undefined)
    apart.files.set(baseline.scores, {
      ...readingSaved(base, baseline.manifest),
      apart: { ...apart, files: new Map() },
    });
  return { ...base, apart };
}

function openBaseline(
  given: Arguments,
  opened: OpenPolicy | undefined,
  against: string | null,
  root: string,
): Baseline | undefined {
  const flag = given.one("max-baseline-age");
  const oldest = flag ?? opened?.policy.maxBaselineAge ?? undefined;
  if (against !== null) return savedBaseline(against, root, oldest, new Date());
  const stray = ["max-baseline-age", "baseline-dir"].find((name) => given.has(name));
  if (stray === undefined) return undefined;
  throw new InputError(
    "usage",
    `--${stray} speaks of a saved baseline, but none is named.`,
    "Name it with --against NAME, or leave the flag out.",
  );
}

function savedQuestions({ manifest }: Baseline, table: ScoreTable, documents: readonly string[]): GoldenSet {
  const { name, saved, goldenSet } = manifest;
  return {
    since: `the baseline ${name} was saved (${dayOf(saved)})`,
    table,
    columns: [...new Set([...documents, ...goldenSet.columns])],
    remedy: `Score the baseline's system on these questions and save it anew: gatestats baseline save SCORES --name ${name} --force.`,
  };
}

function toldOf({
  manifest: { name, saved, commit },
}: Baseline): NonNullable<ReportContext["savedBaseline"]> {
  return { name, saved, commit };
}
