import type { Reply, Request } from "./messages.ts";
import { problemOf } from "./problem.ts";
import type { Run, TaskName } from "./Tasks.ts";

/** Each task, loaded when it is first asked for. */
const tasks: { readonly [Name in TaskName]: () => Promise<Run<Name>> } = {
  describe: async () => (await import("./tasks/describe.ts")).describe,
  gate: async () => (await import("./tasks/gate.ts")).gate,
  simulate: async () => (await import("./tasks/simulate.ts")).simulate,
  latency: async () => (await import("./tasks/latency.ts")).latency,
  rows: async () => (await import("./tasks/rows.ts")).rows,
  estimate: async () => (await import("./tasks/estimate.ts")).estimate,
  planQuestions: async () => (await import("./tasks/planQuestions.ts")).planQuestions,
  planDocuments: async () => (await import("./tasks/planDocuments.ts")).planDocuments,
  download: async () => (await import("./tasks/download.ts")).download,
  draw: async () => (await import("./tasks/draw.ts")).draw,
};

addEventListener("message", ({ data }: MessageEvent<Request>) => void answer(data));

async function answer<Name extends TaskName>({ id, task, input }: Request<Name>): Promise<void> {
  const reply = (message: Reply): void => postMessage(message);
  try {
    const run = await tasks[task]();
    reply({
      id,
      kind: "answer",
      answer: await run(input, (progress) => reply({ id, kind: "progress", progress })),
    });
  } catch (error) {
    reply({ id, kind: "problem", problem: problemOf(error) });
  }
}
