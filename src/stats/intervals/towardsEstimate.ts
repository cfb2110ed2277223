/**
 * A limit of a method that knows of no finite population, brought towards the estimate by √(1 − K/M): the correction of
 * the t interval (W. G. Cochran, 1977, "Sampling Techniques", §2.6) carried over to limits that are not symmetric.
 *
 * @param unsampled 1 − K/M
 */
export function towardsEstimate(limit: number, estimate: number, unsampled: number): number {
  return unsampled === 1 ? limit : estimate + (limit - estimate) * Math.sqrt(unsampled);
}
