import type { MethodReason, ReasonCode } from "./types.ts";

/** The reason of that code for taking a method. */
export function because(code: ReasonCode, params: MethodReason["params"] = {}): MethodReason {
  return { code, params };
}
