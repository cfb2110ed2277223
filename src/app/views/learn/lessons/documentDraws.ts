import { random } from "../../../../simulate/random.ts";
import { normalQuantile, studentQuantile } from "../../../../stats/distributions.ts";
import type { Random } from "../../../../stats/Random.ts";
import type { DrawnInterval } from "./coverageDraws.ts";

/** Two intervals of one sample: one that takes questions for independent, and one by documents. */
export interface DocumentSample {
  readonly naive: DrawnInterval;
  readonly byDocument: DrawnInterval;
}

/**
 * Samples of documents with as many questions each, answers in a document alike by the intraclass correlation, and the
 * 95 % intervals of each: p̂ ± z√(p̂(1−p̂)/N), and r̄ ± t_{K−1} sd(r)/√K over the documents' rates r.
 *
 * Hits of a document come from Pólya's urn, which is the beta-binomial distribution: after h hits of i questions the next
 * hits with probability (pφ + h)/(φ + i), φ = (1−ρ)/ρ.
 */
export function documentDraws(
  { share, icc, documents, size }: DocumentsSetting,
  count: number,
  seed: number,
): readonly DocumentSample[] {
  const stream = random(seed);
  const [z, t] = [normalQuantile(0.975), studentQuantile(0.975, documents - 1)];
  const interval = (value: number, reach: number): DrawnInterval => ({
    value,
    lower: value - reach,
    upper: value + reach,
    holds: Math.abs(value - share) <= reach,
  });
  return Array.from({ length: count }, () => {
    const rates = Float64Array.from({ length: documents }, () => urn(share, icc, size, stream) / size);
    const mean = rates.reduce((a, b) => a + b) / documents;
    const sd = Math.sqrt(rates.reduce((a, r) => a + (r - mean) ** 2, 0) / (documents - 1));
    return {
      naive: interval(mean, z * Math.sqrt((mean * (1 - mean)) / (documents * size))),
      byDocument: interval(mean, (t * sd) / Math.sqrt(documents)),
    };
  });
}

export interface DocumentsSetting {
  readonly share: number;
  readonly icc: number;
  readonly documents: number;
  /** Questions in each. */
  readonly size: number;
}

function urn(share: number, icc: number, size: number, stream: Random): number {
  let hits = 0;
  const weight = icc === 0 ? Number.POSITIVE_INFINITY : (1 - icc) / icc;
  for (let i = 0; i < size; i++) {
    const next = Number.isFinite(weight) ? (share * weight + hits) / (weight + i) : share;
    if (stream.uniform() < next) hits++;
  }
  return hits;
}
