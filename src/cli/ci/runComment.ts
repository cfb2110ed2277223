import { lstatSync, readFileSync } from "node:fs";
import type { Environment } from "../../node/comments/Post.ts";
import { InputError } from "../../table/InputError.ts";
import type { Io } from "../Io.ts";
import { ciInputs } from "./CiInputs.ts";
import { ciLog } from "./CiLog.ts";
import { tellStep } from "./tellStep.ts";
import { writeComment } from "./writeComment.ts";

/**
 * Writes a report that another job made as a comment. A comment that cannot be written is a warning.
 *
 * @throws InputError for a report that is no file, or that no gate wrote
 */
export async function runComment(env: Environment, io: Io): Promise<void> {
  const inputs = ciInputs(env);
  const report = readReport(inputs.page ?? "");
  const url = await writeComment(env, { ...inputs, comment: "true" }, report, ciLog(env, io));
  tellStep(env, { "comment-url": url });
}

const mostBytes = 5_000_000;

/** The file may come from a stranger's run: a link in it could show what is none of theirs. */
function readReport(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isFile() && stat.size <= mostBytes) return readFileSync(path, "utf8");
  throw new InputError(
    "no-report",
    stat === undefined ? `There is no report at "${path}".` : `${path} is no file of a report.`,
    "Name the Markdown file that gate wrote; see docs/ci.md of gatestats.",
  );
}
