import { readTextFile } from "../../node/readTextFile.ts";
import { sha256 } from "../../node/sha256.ts";
import type { Policy } from "../../policy/Policy.ts";
import { readPolicy } from "../../policy/readPolicy.ts";

/** The name of a policy's file, unless another is given. */
export const standardName = "gatestats.yaml";

/** A policy that was read, and the hash of its file. */
export interface OpenPolicy {
  readonly policy: Policy;
  readonly sha256: string;
}

/** Reads a policy. Throws InputError with the line of what is wrong. */
export function openPolicy(path: string): OpenPolicy {
  const text = readTextFile(path, "a policy, such as gatestats init writes");
  return { policy: readPolicy(text, path), sha256: sha256(text) };
}
