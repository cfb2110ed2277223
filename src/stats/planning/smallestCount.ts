/**
 * The least whole number, `least` or more, from which a condition holds that holds for all that are larger; null where
 * it does not hold at `most` either.
 */
export function smallestCount(holds: (count: number) => boolean, least: number, most: number): number | null {
  if (holds(least)) return least;
  let below = least;
  let reached = least;
  do {
    if (reached >= most) return null;
    below = reached;
    reached = Math.min(2 * reached, most);
  } while (!holds(reached));
  while (reached - below > 1) {
    const middle = Math.floor((below + reached) / 2);
    if (holds(middle)) reached = middle;
    else below = middle;
  }
  return reached;
}
