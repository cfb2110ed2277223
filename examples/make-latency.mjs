// Makes examples/latency: end-to-end times of 200 queries in 5 runs of two systems. They are drawn, not measured, so that
// anybody gets the same: log times are the sum of an effect of the query, of the run, and of the request.
// Run: node examples/make-latency.mjs
import { mkdirSync, writeFileSync } from "node:fs";

const queries = 200;
const runs = 5;
const spread = { query: 0.3, run: 0.03, request: 0.12 };

/** mulberry32: numbers in [0, 1). */
function uniforms(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Standard normal numbers (G. E. P. Box & M. E. Muller, 1958). */
function normals(seed) {
  const uniform = uniforms(seed);
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

const shared = normals(1);
const query = Array.from({ length: queries }, () => spread.query * shared());

function csv(median, seed) {
  const z = normals(seed);
  const rows = Array.from({ length: runs }, (_, run) => {
    const moved = spread.run * z();
    return query.map((effect, i) => {
      const ms = median * Math.exp(effect + moved + spread.request * z());
      return `q${String(i + 1).padStart(3, "0")},${run + 1},${ms.toFixed(1)}`;
    });
  });
  return `${["query_id,run,latencyMs", ...rows.flat()].join("\n")}\n`;
}

const folder = new URL("latency/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("baseline.csv", folder), csv(1200, 2));
writeFileSync(new URL("candidate.csv", folder), csv(1320, 3));
