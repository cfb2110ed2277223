import { bm25 } from "../lexical/bm25.ts";
import { tfidf } from "../lexical/tfidf.ts";
import { reciprocalRankFusion } from "./reciprocalRankFusion.ts";
import type { System } from "./System.ts";

/** Every system that needs no model, in the order of help. */
export const systems: readonly System[] = [bm25, tfidf, reciprocalRankFusion];
