/** What pages say of where their numbers come from. */
import type { Origin } from "./article/Article.ts";
import type { ReportContext } from "./ReportContext.ts";
import type { Words } from "./words/Words.ts";

/** `gatestats gate: candidate.csv against baseline.csv`; of one file its name alone. */
export function aboutInputs(command: string, { inputs }: ReportContext, words: Words): string {
  const { about } = words.page;
  const [first, ...others] = shortNames(inputs.map(({ path }) => path));
  if (others.length === 0) return about.one({ command, file: first });
  return about.pair({ command, baseline: first, candidate: others.join(", ") });
}

/** Paths without the folders that they share. */
export function shortNames(paths: readonly string[]): readonly string[] {
  const parts = paths.map((path) => path.split(/[/\\]/));
  let shared = 0;
  while (
    parts.length > 0 &&
    parts.every((part) => shared < part.length - 1 && part[shared] === parts[0][shared])
  )
    shared++;
  return parts.map((part) => part.slice(shared).join("/"));
}

/** The command, the version and the files with their hashes. */
export function originOf(context: ReportContext, words: Words): readonly Origin[] {
  const { inputs, policy, savedBaseline, tool } = context;
  const { origin } = words.page;
  return [
    { name: origin.command, value: tool.commandLine, kind: "code" },
    { name: origin.version, value: tool.version, kind: "words" },
    ...(policy === undefined
      ? []
      : [{ name: origin.policy, value: `${policy.path}, SHA-256 ${policy.sha256}`, kind: "words" as const }]),
    ...(savedBaseline === undefined
      ? []
      : [{ name: origin.baseline, value: origin.saved(savedBaseline), kind: "words" as const }]),
    ...inputs.map(
      ({ path, rows, format, sha256 }): Origin => ({
        name: path,
        value: origin.file({ rows, format, sha256 }),
        kind: "words",
      }),
    ),
  ];
}
