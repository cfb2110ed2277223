import type { OnProgress } from "../../retrieval/Retriever.ts";
import type { Io } from "../Io.ts";

/** A line on standard error that says which step is under way and how far it has come; nothing where no terminal shows it. */
export interface StepLine {
  readonly begin: (step: string, number: number, steps: number) => void;
  readonly show: OnProgress;
  readonly end: () => void;
}

/** Milliseconds between two changes of the line. */
const pace = 200;

export function stepLine(io: Io): StepLine {
  if (!process.stderr.isTTY) return { begin: () => {}, show: () => {}, end: () => {} };
  const start = performance.now();
  let [head, began, shown, left] = ["", start, 0, ""];
  const write = (more: string): void =>
    io.err(`\r\u001b[K${`${head}${more}${left}`.slice(0, io.page.columns - 1)}`);
  return {
    begin(step, number, steps) {
      const now = performance.now();
      head = `${number} of ${steps}: ${step}`;
      began = now;
      // steps that were kept take no time: the rate is of all that were passed
      const seconds = Math.ceil(((now - start) / 1000 / Math.max(1, number - 1)) * (steps - number + 1));
      left = number > 3 ? `, about ${seconds} s left` : "";
      if (now - shown < pace) return;
      shown = now;
      write("");
    },
    show(done, total, noun) {
      const now = performance.now();
      if (now - shown < pace) return;
      shown = now;
      const seconds = Math.ceil(((now - began) / 1000 / Math.max(1, done)) * (total - done));
      write(` (${done} of ${total} ${noun}, ${seconds} s)`);
    },
    end: () => io.err("\r\u001b[K"),
  };
}
