import type { Environment } from "../../node/comments/Post.ts";
import { InputError } from "../../table/InputError.ts";

/** What a CI job asks for. */
export interface CiInputs {
  readonly command: string;
  /** The command's words after its name. */
  readonly words: readonly string[];
  /** auto: where the job is about a pull request. */
  readonly comment: "auto" | "true" | "false";
  readonly commentKey: string;
  readonly token: string;
  /** Where reports go; undefined for a new folder among the job's temporary files. */
  readonly folder: string | undefined;
  /** Path of an HTML page; undefined for none. */
  readonly page: string | undefined;
}

/** The variables that stand for a flag each, of one value a line. */
const flags = ["config", "metric", "margin", "cluster", "estimand", "on-inconclusive"] as const;

/**
 * Reads the inputs of the action, which GitLab and others set as variables: GATESTATS_METRIC and so on. An empty one is
 * one that was not set.
 *
 * @throws InputError for a way to comment that there is not
 */
export function ciInputs(env: Environment): CiInputs {
  const input = (name: string): string =>
    (env[`GATESTATS_${name.toUpperCase().replaceAll("-", "_")}`] ?? "").trim();
  const files = [input("baseline"), input("candidate")].filter((path) => path !== "");
  const words = [
    ...files.map((path) => (path.startsWith("-") ? `./${path}` : path)),
    ...flags.flatMap((name) => lines(input(name)).flatMap((value) => [`--${name}`, value])),
    ...lines(input("args")).flatMap(argument),
  ];
  return {
    command: input("command") || "gate",
    words,
    comment: commentOf(input("comment") || "auto"),
    commentKey: input("comment-key") || "gate",
    token: input("token"),
    folder: input("folder") || undefined,
    page: input("report") || undefined,
  };
}

function lines(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** A line is `--flag value`, `--flag`, or a word as it stands. No shell reads it: blanks need no quotes. */
function argument(line: string): readonly string[] {
  const [, flag, value] = /^(-[^\s=]+)\s+(.*)$/.exec(line) ?? [];
  return flag === undefined ? [line] : [flag, value];
}

function commentOf(value: string): CiInputs["comment"] {
  if (value === "auto" || value === "true" || value === "false") return value;
  throw new InputError("usage", `comment does not know "${value}".`, "Choose auto, true or false.");
}
