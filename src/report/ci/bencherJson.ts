import type { CiCase, CiReport } from "./CiReport.ts";

interface Measure {
  readonly value: number;
  readonly lower_value?: number;
  readonly upper_value?: number;
}

/**
 * Bencher Metric Format: a benchmark a metric, with the measures baseline, candidate and difference. The one that is
 * judged carries its bounds. What is not known is left out.
 */
export function bencherJson({ cases }: CiReport): string {
  const benchmarks = cases.map((one) => [one.metric, measuresOf(one)] as const);
  const filled = benchmarks.filter(([, measures]) => Object.keys(measures).length > 0);
  return `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`;
}

function measuresOf(one: CiCase): Readonly<Record<string, Measure>> {
  const names = ["baseline", "candidate", "difference"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = one[name];
      return value === null ? [] : [[name, { value, ...(name === one.measured && boundsOf(one)) }]];
    }),
  );
}

function boundsOf({ lower, upper }: CiCase): Omit<Measure, "value"> {
  return { ...(lower !== null && { lower_value: lower }), ...(upper !== null && { upper_value: upper }) };
}
