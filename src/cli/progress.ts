import type { Io } from "./Io.ts";

/** A line on standard error that says how far long work has come; nothing where no terminal shows it. */
export interface Progress {
  /** Called as often as one likes; the line changes a few times a second. */
  readonly show: (done: number, total: number) => void;
  /** Takes the line away. */
  readonly end: () => void;
}

/** Milliseconds between two changes of the line. */
const pace = 200;

/** @param noun what is counted, such as `requests` */
export function progressOf(io: Io, noun: string): Progress {
  if (!process.stderr.isTTY) return { show: () => {}, end: () => {} };
  const start = performance.now();
  let shown = start;
  return {
    show: (done, total) => {
      const now = performance.now();
      if (now - shown < pace) return;
      shown = now;
      const rate = (1000 * done) / (now - start);
      const left = Math.ceil((total - done) / rate);
      io.err(
        `\r\u001b[K${done} of ${total} ${noun}, ${rate < 100 ? rate.toPrecision(3) : Math.round(rate)} a second, ${left} s left`,
      );
    },
    end: () => io.err("\r\u001b[K"),
  };
}
