import { execFileSync } from "node:child_process";

/** Variables in which CI services name the commit at hand. */
const variables = [
  "GITHUB_SHA",
  "CI_COMMIT_SHA",
  "BUILD_SOURCEVERSION",
  "BITBUCKET_COMMIT",
  "CIRCLE_SHA1",
  "GIT_COMMIT",
];

/** The commit that is checked out here, by git or by what CI says; null where neither knows. */
export function gitCommit(env: Readonly<Record<string, string | undefined>>): string | null {
  const said = variables.map((name) => env[name]).find((value) => value !== undefined && isCommit(value));
  try {
    const found = execFileSync("git", ["rev-parse", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 5000,
    }).trim();
    if (isCommit(found)) return found;
  } catch {
    // no git, or no repository
  }
  return said ?? null;
}

function isCommit(text: string): boolean {
  return /^[0-9a-f]{40,64}$/.test(text);
}
