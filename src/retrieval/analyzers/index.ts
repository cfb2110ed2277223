import type { Analyzer } from "./Analyzer.ts";
import { code } from "./code.ts";
import { english } from "./english.ts";
import { plain } from "./plain.ts";

/** Every analyzer, the usual one first. */
export const analyzers: readonly Analyzer[] = [english, code, plain];
