/**
 * Digits in which the page and the command line agree. Engines differ in the last bits of logarithms, exponentials and
 * powers, which the language leaves to them: Node 20 and a current Chromium do, as two versions of Node do.
 */
const digits = 10;

/** An answer without the command that gave it, its numbers in as many digits as engines agree in. */
export function answered({ tool: _, ...answer }: Record<string, unknown>): unknown {
  return JSON.parse(JSON.stringify(answer), (_, value) =>
    typeof value === "number" ? Number(value.toPrecision(digits)) : value,
  );
}

/** A text with the same of every number in it that has many digits. */
export function rounded(text: string): string {
  return text.replaceAll(/-?\d+\.\d{6,}(?:e-?\d+)?/g, (number) =>
    String(Number(Number(number).toPrecision(digits))),
  );
}
