import { InputError } from "../table/InputError.ts";

/**
 * The largest document of the population is at least as large as the largest that was drawn.
 *
 * @param told `--largest-document`
 * @param sizes the questions of each document with scores
 * @throws InputError where one has more
 */
export function refuseSmallLargest(
  told: number | undefined,
  sizes: Iterable<readonly [label: string, questions: number]>,
): void {
  if (told === undefined) return;
  for (const [label, questions] of sizes)
    if (questions > told)
      throw new InputError(
        "largest-document",
        `--largest-document ${told} is less than the ${questions} questions of document ${label}.`,
        "It is the number of questions in the largest document of the whole population, drawn or not.",
      );
}

/** The questions of each document, as many as it has rows, or items where rows are totals. */
export function sizesOf(
  labels: readonly string[],
  items: Float64Array | undefined,
): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  labels.forEach((label, row) => {
    sizes.set(label, (sizes.get(label) ?? 0) + (items?.[row] ?? 1));
  });
  return sizes;
}
