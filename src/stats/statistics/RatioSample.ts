import type { Resampling } from "../resampling/Resampling.ts";
import { type Jackknife, jackknife } from "../variance/jackknife.ts";
import { leftOut, type RatioTotals, ratioOf } from "./RatioTotals.ts";
import { type RatioBootstrap, ratioBootstrap } from "./ratioBootstrap.ts";

/** A ratio with what several of its intervals share, made once. */
export interface RatioSample {
  readonly totals: RatioTotals;
  readonly value: number;
  readonly jackknife: Jackknife | null;
  readonly bootstrap: RatioBootstrap;
}

/** Gathers a ratio's jackknife and bootstrap. */
export function ratioSample(totals: RatioTotals, resampling: Resampling): RatioSample {
  const value = ratioOf(totals);
  return {
    totals,
    value,
    jackknife: jackknife(value, leftOut(totals)),
    bootstrap: ratioBootstrap(totals, resampling),
  };
}
