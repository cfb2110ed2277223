import { InputError } from "../../table/InputError.ts";
import type { Problem } from "../state/Problem.ts";
import { isFull, tooLarge } from "./tooLarge.ts";

/** A problem that was thrown in the worker, thrown again in the page. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = "Refused";
    this.problem = problem;
  }
}

/** Whatever was thrown, as data. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  if (error instanceof InputError) {
    const { code, message, hint, place } = error;
    return { code, message, hint, place };
  }
  if (isFull(error)) return problemOf(tooLarge("There are too many rows"));
  return { code: "fault", message: String(error), hint: "", place: {} };
}
