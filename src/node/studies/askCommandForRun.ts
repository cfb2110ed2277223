import { spawn } from "node:child_process";
import type { Run } from "../../formats/retrieval/QueryDocuments.ts";
import { readRun } from "../../formats/retrieval/readRun.ts";
import type { Texts } from "../../formats/retrieval/Texts.ts";
import { InputError } from "../../table/InputError.ts";

/** What a command is told in its words. */
export interface CommandPlaces {
  /** The collection's folder, for `{folder}`. */
  readonly folder: string;
  /** The data set's name, for `{data}`. */
  readonly data: string;
  /** Documents wanted for each query, for `{k}`. */
  readonly k: number;
}

/** Standard error that is kept to say why a command failed. */
const kept = 4096;

/**
 * Lets a command search: the queries go in as JSON lines, {"_id", "text"}, and a run comes out on standard output, in any
 * format that `score` reads. It runs in the study file's folder, without a shell.
 *
 * @throws InputError where it cannot be started, ends with an error, or prints no run
 */
export async function askCommandForRun(
  command: readonly string[],
  queries: Pick<Texts, "ids" | "texts">,
  places: CommandPlaces,
  cwd: string,
): Promise<Run> {
  const words = command.map((word) =>
    word
      .replaceAll("{folder}", places.folder)
      .replaceAll("{data}", places.data)
      .replaceAll("{k}", String(places.k)),
  );
  const input = queries.ids.map((_id, i) => `${JSON.stringify({ _id, text: queries.texts[i] })}\n`).join("");
  const { code, out, said } = await answerOf(words, input, cwd);
  const shown = words.join(" ");
  if (code !== 0)
    throw new InputError(
      "command-failed",
      `The command ${shown} ended with ${code}${said === "" ? "" : `: ${said}`}`,
      "Try it by hand on the queries of the collection, in the study file's folder.",
    );
  if (out.length === 0)
    throw new InputError(
      "no-rows",
      `The command ${shown} printed nothing.`,
      "It must print a run: query Q0 document rank score tag, a line for each document found.",
    );
  return readRun({ path: `the answer of ${shown}`, bytes: once(out) });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function answerOf(
  [program, ...args]: readonly string[],
  input: string,
  cwd: string,
): Promise<{ readonly code: number | string; readonly out: Uint8Array; readonly said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ["pipe", "pipe", "pipe"] });
    const chunks: Buffer[] = [];
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => {
      if (said.length < kept) said += chunk.toString("utf8");
    });
    // a command that does not read all of its input is no failure
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    child.on("error", (error: NodeJS.ErrnoException) =>
      reject(
        new InputError(
          "cannot-run",
          error.code === "ENOENT"
            ? `There is no command ${program}.`
            : `${program} cannot be run: ${error.message}.`,
          "Write the command as a list of words, such as [python3, search.py]; paths are taken from the study file's folder.",
        ),
      ),
    );
    child.on("close", (code, signal) =>
      resolve({
        code: code ?? signal ?? "no exit code",
        out: Buffer.concat(chunks),
        said: said.trim().slice(-400),
      }),
    );
  });
}
