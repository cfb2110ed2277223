import type { Flag } from "./Flag.ts";

const gate = ["gate"] as const;
const gated = ["gate", "check-config"] as const;
const baseline = ["baseline"] as const;
const init = ["init"] as const;

/** Flags of policies and saved baselines. */
export const policyFlags: readonly Flag[] = [
  {
    name: "config",
    value: "FILE",
    help: "a policy, such as gatestats.yaml: metrics with their margins; flags win over it",
    shown: "first",
    commands: gate,
  },
  {
    name: "against",
    value: "NAME",
    help: "compare with the baseline of this name (gatestats baseline save)",
    shown: "more",
    commands: gated,
  },
  {
    name: "max-baseline-age",
    value: "AGE",
    help: "refuse a saved baseline that is older, such as 30d",
    shown: "more",
    commands: gated,
  },
  {
    name: "baseline-dir",
    value: "DIR",
    help: "folder of saved baselines (default .gatestats/baselines, beside the policy if there is one)",
    shown: "more",
    commands: [...gated, ...baseline],
  },
  {
    name: "noise-floor",
    value: "N",
    help: "how far the mean moves with nothing changed (gatestats noise); above the margin it is noted",
    shown: "more",
    commands: [...gated, ...init],
  },
  {
    name: "candidate",
    value: "FILE",
    repeats: true,
    help: "scores in which the metrics and columns are looked for",
    shown: "first",
    commands: ["check-config"],
  },
  { name: "json", help: "print JSON in place of text", shown: "first", commands: ["check-config", "init"] },
  {
    name: "name",
    value: "NAME",
    help: "save: what the baseline is called, such as main",
    shown: "first",
    commands: baseline,
  },
  { name: "force", help: "save: replace a baseline that exists", shown: "first", commands: baseline },
  { name: "json", help: "print JSON in place of text", shown: "first", commands: baseline },
  {
    name: "output",
    short: "o",
    value: "FILE",
    help: "the policy to write (default gatestats.yaml)",
    shown: "first",
    commands: init,
  },
  {
    name: "yes",
    help: "ask nothing: take flags, and what the files suggest",
    shown: "first",
    commands: init,
  },
  { name: "force", help: "replace a policy that exists", shown: "more", commands: init },
];
