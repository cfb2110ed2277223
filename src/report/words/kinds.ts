/** The kinds of things that phrases tell apart. */

/** What a sample is made of. */
export type Unit = "question" | "document";

/** What a change is called. */
export type ChangeKind = "quality" | "time";

/** Which way a change goes. */
export type Direction = "worse" | "better";
