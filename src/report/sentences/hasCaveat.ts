import type { Caveat, CaveatCode } from "../../stats/types.ts";

/** Whether a result carries a caveat. */
export function hasCaveat(r: { readonly caveats: readonly Caveat[] }, code: CaveatCode): boolean {
  return r.caveats.some((caveat) => caveat.code === code);
}
