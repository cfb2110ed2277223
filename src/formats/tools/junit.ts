import { openText } from "../bytes.ts";
import type { Format } from "../Format.ts";
import type { Tool } from "./Tool.ts";

const tool: Tool = {
  name: "junit",
  title: "JUnit XML (pytest, Surefire, Vitest, jest-junit, Playwright …)",
  support: "supported",
  gives:
    "The id is classname::name; the metric passed is 1, or 0 with a failure; a test with an error has failed, a skipped one is missing; properties that are numbers are metrics too; suite, file and properties can group; time is the latency.",
};

/** Reports of tests as JUnit's Ant task first wrote them. All that starts as XML or HTML is looked at, to be refused in words. */
export const junit: Format & Tool = {
  ...tool,
  recognises: (head) => (/^\s*<[?!a-zA-Z]/.test(new TextDecoder().decode(head.subarray(0, 4096))) ? 0.9 : 0),
  async read(source, options) {
    const { file } = await openText(source);
    const { readJunit } = await import("./readJunit.ts");
    return readJunit(file, tool, options);
  },
};
