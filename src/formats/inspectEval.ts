import type { Format } from "./Format.ts";
import { inspectGives } from "./tools/inspectGives.ts";
import type { Tool } from "./tools/Tool.ts";

/** Inspect's packed logs, a zip archive: the format in which `inspect eval` logs unless told otherwise. */
export const inspectEval: Format & Tool = {
  name: "inspect-eval",
  title: "Inspect (inspect_ai) log, .eval",
  support: "supported",
  gives: inspectGives,
  binary: true,
  recognises: ([p, k, third, fourth]) =>
    p === 0x50 && k === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6)) ? 1 : 0,
  async read(file, options) {
    const { readInspectEval } = await import("./zip/readInspectEval.ts");
    return readInspectEval(file, options, inspectEval);
  },
};
