import type { StatisticResult } from "../stats/statistics/StatisticResult.ts";

/** A statistic, and the system it is of where a file holds several. */
export interface SystemStatistic extends StatisticResult {
  readonly system?: string;
}
