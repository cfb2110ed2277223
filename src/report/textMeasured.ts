import { shellWord } from "./commandLines.ts";
import { count, grouped } from "./numbers.ts";
import { type Page, paint, spelt, wrap } from "./page.ts";

/** What `latency measure` did. */
export interface Measured {
  readonly path: string;
  readonly queries: number;
  readonly runs: number;
  readonly seed: number;
  readonly seconds: number;
  /** What went wrong, and how often, the most frequent first. */
  readonly errors: readonly (readonly [error: string, times: number])[];
}

/** The answer to `latency measure` as text. */
export function measuredText(m: Measured, page: Page): string {
  const failed = m.errors.reduce((sum, [, times]) => sum + times, 0);
  const asked = m.queries === 1 ? "1 query" : `${grouped(m.queries)} queries`;
  return spelt(
    `${[
      ...wrap(
        `Measured: ${asked} in ${count(m.runs, "run")}, in ${m.seconds.toFixed(1)} s, seed ${m.seed}.`,
        page,
        "",
      ).map((line) => paint(page, "bold", line)),
      "",
      ...(failed === 0
        ? []
        : [
            ...wrap(`${count(failed, "request")} failed, kept as rows with an error and no latency:`, page),
            ...m.errors
              .slice(0, 3)
              .flatMap(([error, times]) => wrap(`${grouped(times)} × ${error}`, page, "    ")),
          ]),
      ...wrap(`${m.path} has a row for each query and run.`, page),
      "",
      ...(m.runs < 2
        ? wrap(
            "Next: one run says nothing of others. Measure again, into two files more, and give each as a run",
            page,
          )
        : wrap("Next: say what it has to keep within, such as 2,500 ms", page)),
      `    gatestats latency ${shellWord(m.path)}${m.runs < 2 ? " RUN2.csv RUN3.csv" : ""} --limit 2500`,
    ].join("\n")}\n`,
    page,
  );
}

/** What was done when `latency measure` was stopped. */
export function stoppedText(
  { done, total, queries }: { readonly done: number; readonly total: number; readonly queries: number },
  page: Page,
): string {
  const whole = Math.floor(done / queries);
  return `${wrap(
    `gatestats: stopped after ${grouped(done)} of ${count(total, "request")} (${count(whole, "whole run")}). Nothing was written.`,
    page,
    "",
  ).join("\n")}\n`;
}
