/** How an answer is coloured: as good, as bad, as undecided, or not at all. */
export type Outcome = "yes" | "no" | "open" | "none";
