/** What one query got, in rank order, and what it should have got: all that a measure looks at. */
export interface Ranking {
  /** Documents retrieved, as far down as anything counts. */
  readonly length: number;
  /** The grade of the document at each rank, from the first; 0 where it was not judged. */
  readonly grades: Int32Array;
  /** 1 where the document at that rank has a judgement. */
  readonly judged: Uint8Array;
  /** The least grade that counts as relevant; 1 or more, so that what was not judged is not relevant. */
  readonly relevantFrom: number;
  /** Relevant documents among all that were judged, retrieved or not: R. */
  readonly relevant: number;
  /** Grades above 0 of all judged documents, highest first. */
  readonly ideal: Int32Array;
}

/** How many of the first k documents are relevant. */
export function relevantWithin({ length, grades, relevantFrom }: Ranking, k: number): number {
  const last = Math.min(k, length);
  let count = 0;
  for (let i = 0; i < last; i++) if (grades[i] >= relevantFrom) count++;
  return count;
}
