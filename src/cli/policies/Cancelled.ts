/** Thrown when somebody leaves the questions of `init` unanswered. */
export class Cancelled extends Error {}
