import { statSync } from "node:fs";
import { appendText } from "../node/appendText.ts";
import type { Io } from "./Io.ts";

/** GitHub drops the whole summary of a step that is longer. */
const longestSummary = 1024 * 1024;

/** Bytes that a UTF-16 unit takes at most. */
const bytesOfUnit = 3;

/** Below so many characters a summary says nothing. */
const leastSummary = 1000;

/** What a step of a workflow tells besides its log. */
interface StepReport {
  /** The report as Markdown of so many characters at most, or as many as it likes. */
  readonly summary: (most?: number) => string;
  /** Lines of names and values. */
  readonly outputs: string;
}

/**
 * Adds a report to the summary and the outputs of a step of GitHub, in the files that the environment names. What
 * cannot be written is told on standard error; the verdict stands.
 */
export function writeStepFiles({ summary, outputs }: StepReport, io: Io): void {
  const { GITHUB_STEP_SUMMARY, GITHUB_OUTPUT } = process.env;
  append(GITHUB_STEP_SUMMARY, "GITHUB_STEP_SUMMARY", "summary", io, (path) => fitted(summary, path));
  append(GITHUB_OUTPUT, "GITHUB_OUTPUT", "outputs", io, () => outputs);
}

function append(
  path: string | undefined,
  name: string,
  what: string,
  io: Io,
  textFor: (path: string) => string | null,
): void {
  if (!path) {
    io.err(
      `gatestats: ${name} is not set, so no ${what} of the step ${what === "summary" ? "was" : "were"} written.\n`,
    );
    return;
  }
  const text = textFor(path);
  if (text === null) {
    io.err(`gatestats: the summary of the step is full (1 MiB), so this report was not added.\n`);
    return;
  }
  try {
    appendText(path, text);
  } catch (error) {
    io.err(`gatestats: ${name} could not be written to: ${(error as Error).message}\n`);
  }
}

/** The summary in the room that other reports of the step have left; null where there is none. */
function fitted(summary: StepReport["summary"], path: string): string | null {
  const room = longestSummary - sizeOf(path) - 1;
  const whole = summary();
  if (Buffer.byteLength(whole) <= room) return whole;
  const most = Math.floor(room / bytesOfUnit);
  return most < leastSummary ? null : summary(most);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
