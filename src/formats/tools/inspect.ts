import type { Caveat } from "../../stats/types.ts";
import type { JsonRow } from "../jsonCells.ts";
import type { Case, CaseReader, Field } from "./Case.ts";
import { fieldsOf } from "./CaseTable.ts";
import { inspectGives } from "./inspectGives.ts";
import type { JsonTool } from "./Tool.ts";
import { isSaid, latency, nameOf, objectOf, rowOf, secondsAsMs } from "./values.ts";

/** Inspect's logs as JSON: `inspect eval --log-format json`, or `inspect log dump`. */
export const inspectJson: JsonTool = {
  name: "inspect-json",
  title: "Inspect (inspect_ai) log, JSON",
  support: "supported",
  gives: inspectGives,
  rows: "samples",
  long: true,
  claims: (row, document) => isSample(row) || isLogWithoutSamples(document),
  reader() {
    const samples = new InspectSamples();
    return {
      take(row, line, [log]) {
        if (log !== undefined) samples.status = log.status;
        return samples.take(row, line);
      },
      end: () => samples.end(),
      caveats: () => samples.caveats(),
    };
  },
};

function isSample(row: JsonRow): boolean {
  return ["id", "epoch", "input", "target"].every((key) => key in row);
}

function isLogWithoutSamples(document: unknown): boolean {
  const { eval: spec, plan, samples } = rowOf(document);
  return "task" in rowOf(spec) && plan !== undefined && Array.isArray(samples) && samples.length === 0;
}

/**
 * Makes cases of samples, or of their summaries. A sample that was run again within the log stands there twice; the
 * latest counts, as in Inspect's own readers (`_dedupe_summaries` in log/_recorders/eval.py).
 */
export class InspectSamples implements Pick<CaseReader<JsonRow>, "take" | "end" | "caveats"> {
  /** How the evaluation ended: success, or started, cancelled, error; undefined where the file does not say. */
  status: unknown;
  readonly #latest = new Map<string, { readonly case: Case; readonly line: number }>();
  #superseded = 0;

  take(sample: JsonRow, line: number): readonly Case[] {
    const key = JSON.stringify([sample.id, sample.epoch]);
    if (this.#latest.has(key)) this.#superseded++;
    this.#latest.set(key, { case: sampleCase(sample, line), line });
    return [];
  }

  end(): readonly { readonly case: Case; readonly line: number }[] {
    return [...this.#latest.values()];
  }

  caveats(): readonly Caveat[] {
    const ended = this.status === undefined || this.status === "success";
    return [
      ...(ended ? [] : [{ code: "unfinished-log", params: { status: nameOf(this.status) } } as const]),
      ...(this.#superseded > 0
        ? [{ code: "samples-run-again", params: { count: this.#superseded } } as const]
        : []),
    ];
  }
}

function sampleCase(sample: JsonRow, line: number): Case {
  const { id, epoch, error, metadata, working_time, total_time } = sample;
  return {
    id: nameOf(id),
    scores: scoresOf(sample, line),
    failed: isSaid(error),
    groups: fieldsOf("metadata", metadata),
    ...(nameOf(epoch) !== "" && { repeat: nameOf(epoch) }),
    ...latency(secondsAsMs(working_time) ?? secondsAsMs(total_time)),
  };
}

/** Every scorer's value. The oldest logs have one scorer and do not name it. */
function scoresOf({ scores, score }: JsonRow, line: number): readonly Field[] {
  const named = objectOf(scores, "scores", line);
  const all = score === undefined || score === null ? named : { score, ...named };
  return Object.entries(all).flatMap(([scorer, given]) =>
    valuesOf(columnOf(scorer), objectOf(given, `scores.${scorer}`, line).value),
  );
}

/** Longer lists are data, not scores. */
const longestList = 100;

/** A scorer's value, or each of several: of a list by its place, of an object by its key. */
function valuesOf(name: string, value: unknown): readonly Field[] {
  if (typeof value === "boolean") return [[name, Number(value)]];
  if (typeof value !== "object" || value === null) return [[name, value]];
  if (Array.isArray(value) && value.length > longestList) return [[name, value]];
  return Object.entries(value).map(([key, one]) => [
    `${name}.${key}`,
    typeof one === "boolean" ? Number(one) : one,
  ]);
}

/** Columns that have a meaning of their own. */
const taken: ReadonlySet<string> = new Set(["id", "failed", "latencyMs", "cached", "repeat"]);

function columnOf(scorer: string): string {
  return taken.has(scorer) ? `scores.${scorer}` : scorer;
}
