/** What pages say of where their numbers come from. */
import type { Origin } from "./article/Article.ts";
import type { ReportContext } from "./ReportContext.ts";
import type { Words } from "./words/Words.ts";

/** `gatestats gate: candidate.csv against baseline.csv`. */
export function aboutInputs(command: string, { inputs }: ReportContext, words: Words): string {
  return `gatestats ${command}: ${filesCompared(inputs, words)}`;
}

/**
 * `candidate.csv against baseline.csv`; of one file its name alone.
 *
 * @param shown how a name is written
 */
export function filesCompared(
  inputs: ReportContext["inputs"],
  words: Words,
  shown: (name: string) => string = (name) => name,
): string {
  const [baseline, ...others] = shortNames(inputs.map(({ path }) => path)).map(shown);
  if (others.length === 0) return baseline;
  return words.page.about.pair({ baseline, candidate: others.join(", ") });
}

/**
 * The ends of paths: the name with its folder, since reports on several pairs of the same names may stand side by side,
 * and as many folders more as tell the paths apart.
 */
export function shortNames(paths: readonly string[]): readonly string[] {
  const parts = paths.map((path) => path.split(/[/\\]/).filter((part) => part !== "" && part !== "."));
  const longest = Math.max(0, ...parts.map(({ length }) => length));
  const different = new Set(parts.map((part) => part.join("/"))).size;
  let count = 2;
  while (count < longest && new Set(parts.map((part) => part.slice(-count).join("/"))).size < different)
    count++;
  return parts.map((part) => part.slice(-count).join("/"));
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
